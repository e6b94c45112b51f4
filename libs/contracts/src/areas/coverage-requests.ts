import { requestTopics } from '@portal/domain/coverage-requests';
import * as z from 'zod/mini';
import { defineEndpoints, endpoint } from '../endpoint';
import * as f from '../fields';

/** A time of the law or of the plan. */
const Wait = f.part(z.object({ count: f.count, unit: f.code({ HOURS: 'hours', DAYS: 'days' }) }));

const topic = f.code(Object.keys(requestTopics) as (keyof typeof requestTopics)[]);

/** What happened to a request; `note` in the language of the call, '' for what the kind says already. */
const RequestEvent = z.object({
  at: f.isoDateTime,
  kind: f.code([
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
  note: f.freeText,
});

/** What the plan looked at; `isMet`: it speaks for the request. */
const Finding = z.object({ isMet: f.flag, title: f.label, text: f.freeText });

/** A decision in plain words, in the language of the call. */
const Decision = f.nullWithout(
  z.object({
    /** The reason, in one or two sentences. */
    reason: f.freeText,
    findings: f.list(Finding),
    /** What would lead to another decision; '' where nothing would. */
    wouldChange: f.freeText,
    decidedBy: f.fullName,
    /** The letter in the message center. */
    letterId: f.recordId,
    approvedUntil: f.isoDate,
    /** What the plan pays back; null unless the request was about a payment. */
    paysBack: f.nonNegativeMoney,
  }),
  'reason',
);

/** What a fill of the drug costs today. */
const Counter = f.part(
  z.object({
    pharmacyName: f.pharmacyName,
    days: f.count,
    /** With the plan, as the request stands; null while the plan does not pay. */
    youPay: f.nonNegativeMoney,
    cashPrice: f.nonNegativeMoney,
  }),
);

/** A drug for the same condition that the plan covers without rules. */
const CoveredDrug = z.object({
  hsn: f.hsn,
  ndc: f.ndc,
  drugName: f.drugName,
  spanishName: f.drugName,
  strength: f.label,
  tier: f.count,
  days: f.count,
  youPay: f.nonNegativeMoney,
});

/** Whose drug a request is about: the member, a minor of their plan, or the patient of a claim that they sent. */
const Patient = f.part(
  z.object({ memberId: f.memberId, name: f.fullName, birthDate: f.birthDate }),
);

/** A request for a decision of the plan about a drug (forms.md 1 to 5; domain.md, Clocks). The fields are ours. */
export const CoverageRequest = z.object({
  requestNumber: f.required(f.recordId),
  topic,
  patient: Patient,
  isFast: f.flag,
  /** The request whose decision this one appeals, and the appeal of this one. */
  appealOf: f.recordId,
  appealedBy: f.recordId,
  /** The rejected claim for the same drug, and its day; '' without one. */
  claimId: f.recordId,
  claimDate: f.isoDate,
  hsn: f.hsn,
  ndc: f.ndc,
  drugName: f.drugName,
  spanishName: f.drugName,
  strength: f.label,
  /** Drugs of the same request in addition to this one. */
  otherDrugs: f.count,
  prescriberName: f.fullName,
  prescriberPhone: f.phone,
  prescriberFax: f.phone,
  sentAt: f.isoDateTime,
  /** When the statement of the prescriber came, and until when the clock waits for it; '' where it does not wait. */
  statementAt: f.isoDateTime,
  statementBy: f.isoDateTime,
  /** Nothing came from the prescriber, and it would help. */
  needsStatement: f.flag,
  /** When the office was last reminded. */
  remindedAt: f.isoDateTime,
  allowed: Wait,
  /** When the clock started, or starts at the latest. */
  startsAt: f.isoDateTime,
  dueAt: f.isoDateTime,
  /** Where a case goes whose clock was missed. */
  onMissed: f.code({ REVIEWER: 'reviewer', MEMBER: 'member' }),
  decidedAt: f.isoDateTime,
  outcome: f.code({ APPROVED: 'approved', PARTLY: 'partly', DENIED: 'denied' }),
  decision: Decision,
  /** The last day to appeal; '' until it was denied. */
  appealBy: f.isoDate,
  /** How long the plan has for an appeal, and for a fast one. */
  appealWait: Wait,
  fastAppealWait: Wait,
  counter: Counter,
  coveredDrugs: f.list(CoveredDrug),
  events: f.list(RequestEvent),
});

const ofRequests = {
  upstream: 'member',
  auth: 'member',
  members: 'self',
  params: { memberId: f.required(f.memberId) },
  spec: 'ours; forms.md 1 and 2',
  assumed: true,
} as const;

/** What the plan promises before anything is sent; the law says it where the service does not. */
const Clocks = f.part(z.object({ fast: Wait, payment: Wait, appealDays: f.count }));

export const coverageRequests = defineEndpoints('coverageRequests', 'claims', {
  getList: endpoint({
    ...ofRequests,
    summary:
      'The requests and appeals of a member and the minors of their plan, the newest first, in one language.',
    method: 'GET',
    path: '/portalmicroservices/api/coveragerequests/:memberId',
    query: z.object({ language: z.optional(f.language) }),
    response: z.object({ requests: f.essential(z.array(CoverageRequest)), clocks: Clocks }),
    errors: ['ELIG_E0000001'],
  }),
  remindOffice: endpoint({
    ...ofRequests,
    summary:
      'Asks the office of the prescriber again for its statement, once a day. 409 when none is waited for.',
    method: 'POST',
    path: '/portalmicroservices/api/coveragerequests/:memberId/:requestNumber/reminder',
    params: { ...ofRequests.params, requestNumber: f.required(f.recordId) },
    caregivers: 'never',
    response: z.object({ remindedAt: f.required(f.isoDateTime) }),
    errors: ['ELIG_E0000001', 'REMINDED_TODAY', 'NO_STATEMENT_WANTED'],
  }),
});
