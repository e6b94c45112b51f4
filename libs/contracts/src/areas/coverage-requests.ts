import { requestTopics } from '@portal/domain/coverage-requests';
import * as z from 'zod/mini';
import { defineEndpoints, endpoint } from '../endpoint';
import {
  birthDate,
  code,
  count,
  drugName,
  essential,
  flag,
  freeText,
  fullName,
  hsn,
  isoDate,
  isoDateTime,
  label,
  language,
  list,
  memberId,
  ndc,
  nonNegativeMoney,
  nullWithout,
  part,
  pharmacyName,
  phone,
  recordId,
  required,
} from '../fields';

/** A time of the law or of the plan. */
const Wait = part(z.object({ count, unit: code({ HOURS: 'hours', DAYS: 'days' }) }));

const topic = code(Object.keys(requestTopics) as (keyof typeof requestTopics)[]);

/** What happened to a request; `note` in the language of the call, '' for what the kind says already. */
const RequestEvent = z.object({
  at: isoDateTime,
  kind: code([
    'sent',
    'asked',
    'reminded',
    'statement',
    'waitOver',
    'decided',
    'missed',
    'reviewer',
    'appealed',
  ]),
  note: freeText,
});

/** What the plan looked at; `isMet`: it speaks for the request. */
const Finding = z.object({ isMet: flag, title: label, text: freeText });

/** A decision in plain words, in the language of the call. */
const Decision = nullWithout(
  z.object({
    /** The reason, in one or two sentences. */
    reason: freeText,
    findings: list(Finding),
    /** What would lead to another decision; '' where nothing would. */
    wouldChange: freeText,
    decidedBy: fullName,
    /** The letter in the message center. */
    letterId: recordId,
    approvedUntil: isoDate,
    /** What the plan pays back; null unless the request was about a payment. */
    paysBack: nonNegativeMoney,
  }),
  'reason',
);

/** What a fill of the drug costs today. */
const Counter = part(
  z.object({
    pharmacyName,
    days: count,
    /** With the plan, as the request stands; null while the plan does not pay. */
    youPay: nonNegativeMoney,
    cashPrice: nonNegativeMoney,
  }),
);

/** A drug for the same condition that the plan covers without rules. */
const CoveredDrug = z.object({
  hsn,
  ndc,
  drugName,
  spanishName: drugName,
  strength: label,
  tier: count,
  days: count,
  youPay: nonNegativeMoney,
});

/** Whose drug a request is about: the member, a minor of their plan, or the patient of a claim that they sent. */
const Patient = part(z.object({ memberId, name: fullName, birthDate }));

/** A request for a decision of the plan about a drug (forms.md 1 to 5; domain.md, Clocks). The fields are ours. */
export const CoverageRequest = z.object({
  requestNumber: required(recordId),
  topic,
  patient: Patient,
  isFast: flag,
  /** The request whose decision this one appeals, and the appeal of this one. */
  appealOf: recordId,
  appealedBy: recordId,
  /** The rejected claim for the same drug, and its day; '' without one. */
  claimId: recordId,
  claimDate: isoDate,
  hsn,
  ndc,
  drugName,
  spanishName: drugName,
  strength: label,
  /** Drugs of the same request in addition to this one. */
  otherDrugs: count,
  prescriberName: fullName,
  prescriberPhone: phone,
  prescriberFax: phone,
  sentAt: isoDateTime,
  /** When the statement of the prescriber came, and until when the clock waits for it; '' where it does not wait. */
  statementAt: isoDateTime,
  statementBy: isoDateTime,
  /** Nothing came from the prescriber, and it would help. */
  needsStatement: flag,
  /** When the office was last reminded. */
  remindedAt: isoDateTime,
  allowed: Wait,
  /** When the clock started, or starts at the latest. */
  startsAt: isoDateTime,
  dueAt: isoDateTime,
  /** Where a case goes whose clock was missed. */
  onMissed: code({ REVIEWER: 'reviewer', MEMBER: 'member' }),
  decidedAt: isoDateTime,
  outcome: code({ APPROVED: 'approved', PARTLY: 'partly', DENIED: 'denied' }),
  decision: Decision,
  /** The last day to appeal; '' until it was denied. */
  appealBy: isoDate,
  /** How long the plan has for an appeal, and for a fast one. */
  appealWait: Wait,
  fastAppealWait: Wait,
  counter: Counter,
  coveredDrugs: list(CoveredDrug),
  events: list(RequestEvent),
});

const ofRequests = {
  upstream: 'member',
  auth: 'member',
  members: 'self',
  params: { memberId: required(memberId) },
  spec: 'ours; forms.md 1 and 2',
  assumed: true,
} as const;

/** What the plan promises before anything is sent; the law says it where the service does not. */
const Clocks = part(z.object({ fast: Wait, payment: Wait, appealDays: count }));

export const coverageRequests = defineEndpoints('coverageRequests', 'claims', {
  getList: endpoint({
    ...ofRequests,
    summary:
      'The requests and appeals of a member and the minors of their plan, the newest first, in one language.',
    method: 'GET',
    path: '/portalmicroservices/api/coveragerequests/:memberId',
    query: z.object({ language: z.optional(language) }),
    response: z.object({ requests: essential(z.array(CoverageRequest)), clocks: Clocks }),
    errors: ['ELIG_E0000001'],
  }),
  remindOffice: endpoint({
    ...ofRequests,
    summary:
      'Asks the office of the prescriber again for its statement, once a day. 409 when none is waited for.',
    method: 'POST',
    path: '/portalmicroservices/api/coveragerequests/:memberId/:requestNumber/reminder',
    params: { ...ofRequests.params, requestNumber: required(recordId) },
    caregivers: 'never',
    response: z.object({ remindedAt: required(isoDateTime) }),
    errors: ['ELIG_E0000001', 'REMINDED_TODAY', 'NO_STATEMENT_WANTED'],
  }),
});
