import type { OutputOf } from '@portal/contracts';
import type { drafts } from '@portal/contracts/drafts';
import { dayNumber, newestFirst, sortClaims } from '@portal/domain';
import { unansweredStep } from '../../../forms';
import { type Claim, personOf } from '../../claims';
import type { Approval, OpenRequest } from '../../../plan/use-approvals';
import type { AnsweredRequest, MailOrder } from '../../mail-order';

type Draft = OutputOf<typeof drafts.getList>['drafts'][number];

/** An open item of the member, as data; the card has the text. */
export type AttentionItem =
  | { kind: 'notPaid'; claimId: string; drug: string; pharmacy: string; date: string }
  | { kind: 'approved'; drug: string; approval: Approval }
  | { kind: 'requested'; drug: string; request: OpenRequest }
  | { kind: 'draft'; formId: string; savedAt: string; expiresAt: string }
  /** Sent, and not known to have been received. */
  | { kind: 'unanswered'; formId: string; sentAt: string }
  | { kind: 'onHold'; orderNumber: string }
  | { kind: 'answered'; request: AnsweredRequest }
  | { kind: 'unread'; count: number };

type Find<Found> = (claim: { claimId: string }) => Found | null;

/** A rejected claim is an open item unless the same drug was paid for the same person on that day or later. */
function openRejections(
  claims: readonly Claim[],
  approvalOf: Find<Approval>,
  openRequestOf: Find<OpenRequest>,
  locale: string,
): AttentionItem[] {
  const newest = sortClaims(claims, newestFirst, { locale });
  const seen = new Set<string>();
  return newest.flatMap((claim): AttentionItem[] => {
    const what = `${claim.drugName} ${personOf(claim)}`.toLowerCase();
    if (claim.status !== 'paid' && claim.status !== 'rejected') return [];
    if (seen.has(what) || isPaidOn(claim, newest)) return [];
    seen.add(what);
    if (claim.status === 'paid') return [];
    const {
      drug,
      serviceProvider: pharmacy,
      dateOfService: date,
      healthServiceId: claimId,
    } = claim;
    const approval = approvalOf({ claimId });
    if (approval) return [{ kind: 'approved', drug, approval }];
    const request = openRequestOf({ claimId });
    if (request) return [{ kind: 'requested', drug, request }];
    return [{ kind: 'notPaid', claimId, drug, pharmacy, date }];
  });
}

/** A day knows no hours: a claim that was paid on the day of the rejection came after it. */
const isPaidOn = (rejected: Claim, claims: readonly Claim[]): boolean =>
  rejected.status === 'rejected' &&
  claims.some(
    (claim) =>
      claim.status === 'paid' &&
      claim.drugName.toLowerCase() === rejected.drugName.toLowerCase() &&
      personOf(claim) === personOf(rejected) &&
      dayNumber(claim.dateOfService) === dayNumber(rejected.dateOfService),
  );

/** Everything that waits for the member: what stops a drug first, then what they began, then what is to be read. */
export function attentionItems(known: {
  claims: readonly Claim[];
  /** The approval of a rejected claim. */
  approvalOf: Find<Approval>;
  /** What the member asked about a rejected claim, where it is not decided yet. */
  openRequestOf: Find<OpenRequest>;
  orders: readonly MailOrder[];
  answered: readonly AnsweredRequest[];
  drafts: readonly Draft[];
  unread: number;
  locale: string;
}): AttentionItem[] {
  return [
    ...openRejections(known.claims, known.approvalOf, known.openRequestOf, known.locale),
    ...known.orders.flatMap(({ status, orderNumber }): AttentionItem[] =>
      status === 'onHold' ? [{ kind: 'onHold', orderNumber }] : [],
    ),
    ...known.answered.map((request): AttentionItem => ({ kind: 'answered', request })),
    ...known.drafts.map(({ formId, savedAt, expiresAt, step }): AttentionItem =>
      step === unansweredStep
        ? { kind: 'unanswered', formId, sentAt: savedAt }
        : { kind: 'draft', formId, savedAt, expiresAt },
    ),
    ...(known.unread > 0 ? [{ kind: 'unread' as const, count: known.unread }] : []),
  ];
}
