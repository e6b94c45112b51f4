import {
  needsStatement,
  type RequestClock,
  requestTopics,
  isAboutPayment,
} from '@portal/domain/coverage-requests';
import type { Context, Memory } from '../memory/behaviour';
import { formularyFor } from '../drugs/plan-of-member';
import {
  coverageFile,
  type SentRequest,
  type StoredDecision,
  clockOfRequest,
} from './coverage-file';
import { listed, notListed, type Reason, reasons } from './reasons';
import { drugOfRequest, requestsIn } from './requests-in';
import type { Approval } from '../drug-catalogue/formulary';

/** The plan decides when this part of its time is used up: after 51 of 72 hours. */
const usedWhenDecided = 17 / 24;

const pharmacist = 'Dr. Lindon Petalworth';

/** The request that an appeal is about. */
export const appealedBy = (
  request: SentRequest,
  all: readonly SentRequest[],
): SentRequest | undefined => all.find(({ requestNumber }) => requestNumber === request.appealOf);

/**
 * What the plan has decided about a request by now; null while it has not. The same facts always lead to the same
 * decision: a statement that supports the request, papers with an appeal, a drug that is on the list.
 */
export function decisionOf(
  request: SentRequest,
  memory: Memory,
  context: Context,
): StoredDecision | null {
  const { now } = context;
  if (request.decision) {
    return Date.parse(request.decision.at) <= now.getTime() ? request.decision : null;
  }
  if (coverageFile(context).missesClocks) return null;
  const about = appealedBy(request, requestsIn(memory, context));
  const at = decidesAt(request, clockOfRequest(request, about, context));
  if (at > now.getTime()) return null;
  const [outcome, reason] = judge(request, new Date(at), context);
  return {
    at: new Date(at).toISOString(),
    outcome,
    decidedBy: pharmacist,
    ...reasons[reason],
    findings: outcome === 'PARTLY' ? findingsOf(request, context) : [],
  };
}

/**
 * When the plan decides. A clock that does not wait for the statement leaves the office all of its time: without the
 * statement the plan decides at its end.
 */
function decidesAt(
  { topic, statement }: SentRequest,
  { startsAt, dueAt, statementBy }: RequestClock,
): number {
  const due = Date.parse(dueAt);
  const usedFrom = (start: number) => start + (due - start) * usedWhenDecided;
  const usual = usedFrom(Date.parse(startsAt));
  if (!needsStatement(topic) || statementBy !== '') return usual;
  const came = statement ? Date.parse(statement.at) : due;
  return came <= usual ? usual : Math.min(due, usedFrom(came));
}

type Judged = [outcome: StoredDecision['outcome'], reason: Reason];

function judge(request: SentRequest, at: Date, context: Context): Judged {
  const { topic, statement, hasFiles } = request;
  const known = statement && Date.parse(statement.at) <= at.getTime() ? statement : null;
  const row = rowOf(request, context);
  if (topic === 'highCopay') return ['DENIED', 'rightPrice'];
  if (requestTopics[topic] === 'payment') {
    const fills = request.fills ?? [request];
    const paid = fills.filter(({ drugName }) => rowOf({ ...request, drugName }, context));
    if (paid.length === 0) return ['DENIED', 'notOnList'];
    return paid.length === fills.length ? ['APPROVED', 'paidBack'] : ['PARTLY', 'paidInPart'];
  }
  if (topic === 'appeal') {
    return hasFiles || known ? ['APPROVED', 'newPapers'] : ['DENIED', 'nothingNew'];
  }
  const isTier = topic === 'lowerTier' || topic === 'movedTier';
  if (isTier && row?.tier === specialtyTier) return ['DENIED', 'specialtyTier'];
  if (!known) return ['DENIED', 'noStatement'];
  return known.supports ? ['APPROVED', 'supported'] : ['DENIED', 'notSupported'];
}

/** What the plan found about each drug of a claim. */
function findingsOf(request: SentRequest, context: Context): StoredDecision['findings'] {
  return (request.fills ?? []).map(({ drugName }) => {
    const isMet = Boolean(rowOf({ ...request, drugName }, context));
    return { isMet, title: { en: drugName, es: drugName }, text: isMet ? listed : notListed };
  });
}

function rowOf(request: SentRequest, context: Context) {
  const drug = drugOfRequest(request, context);
  return drug && formularyFor(context, undefined)?.rowOf(drug.product);
}

/** The tier of specialty drugs in the lists of the fixtures. */
const specialtyTier = 5;

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
