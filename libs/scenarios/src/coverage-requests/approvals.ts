import { isAboutPayment, type RequestTopic } from '@portal/domain/coverage-requests';
import type { Context, Memory } from '../behaviour';
import type { DrugProduct } from '../drugs/drug-products';
import type { CoveredRow, Formulary } from '../drugs/formulary';
import { appealedBy, decisionOf } from './decide';
import { drugOfRequest, requestsIn } from './requests-in';

/** A drug that the plan covers for the member in another way than its list says. */
export interface Approval {
  /** For whom. */
  memberId: string;
  hsn: string;
  topic: RequestTopic;
}

/** What the plan has approved by now for the member and the minors of the plan. A payment is no approval. */
export function approvalsIn(memory: Memory, context: Context): Approval[] {
  const all = requestsIn(memory, context);
  return all.flatMap((request) => {
    const topic = appealedBy(request, all)?.topic ?? request.topic;
    const isPayment = isAboutPayment(topic) || topic === 'highCopay';
    const drug = drugOfRequest(request, context);
    if (isPayment || topic === 'appeal' || !drug) return [];
    const isApproved = decisionOf(request, memory, context)?.outcome === 'APPROVED';
    const { memberId } = request.patient;
    return isApproved ? [{ memberId, hsn: drug.product.hsn, topic }] : [];
  });
}

/** An exception for a drug that is not on the list puts it on the tier of non-preferred drugs. */
const exceptionTier = 4;

/** The drug list as it is for a member with approvals. */
export const withApprovals = (formulary: Formulary, approvals: readonly Approval[]): Formulary => ({
  ...formulary,
  rowOf: (product) =>
    approvals
      .filter(({ hsn }) => hsn === product.hsn)
      .reduce((row, approval) => approvedRow(row, approval, product), formulary.rowOf(product)),
});

function approvedRow(
  row: CoveredRow | undefined,
  { topic }: Approval,
  { drugName }: DrugProduct,
): CoveredRow | undefined {
  if (!row) {
    const isOnListNow = topic === 'notOnList' || topic === 'leavesList' || topic === 'brand';
    return isOnListNow ? { drug: drugName, tier: exceptionTier } : undefined;
  }
  const { pa, st, ql, brandDifference, ...rest } = row;
  const rules = {
    ...(pa !== undefined && topic !== 'approval' && { pa }),
    ...(st !== undefined && topic !== 'skipStep' && { st }),
    ...(ql !== undefined && topic !== 'moreQuantity' && { ql }),
    ...(brandDifference !== undefined && topic !== 'brand' && { brandDifference }),
  };
  const isLower = topic === 'lowerTier' || topic === 'movedTier';
  return { ...rest, ...rules, tier: isLower ? Math.max(1, row.tier - 1) : row.tier };
}
