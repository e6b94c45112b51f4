import {
  appealBy,
  isAboutPayment,
  isStatementWanted,
  needsStatement,
  type RequestFacts,
  reviewerBy,
  stateOf,
  type Wait,
} from '@portal/domain/coverage-requests';
import type { Context, Memory } from '../memory/behaviour';
import { yearEndOf } from '../people/plan-year';
import { counterOf, paysBack } from './counter';
import { type SentRequest, type StoredDecision, clockOfRequest, termsIn } from './coverage-file';
import { appealedBy, decisionOf } from './decide';
import { claimOfRequest, drugOfRequest, requestsIn, remindersIn } from './requests-in';
import { dayOf } from '../memory/dates';
import { spanishNameOf } from '../drug-catalogue/drug-products';

type RequestLanguage = 'en' | 'es';

const wire = ({ count, unit }: Wait) => ({ count, unit: unit.toUpperCase() });

/** What the plan of the member promises for a request. */
export function clocksOf(context: Context) {
  const { fast, payment, appealDays } = termsIn(context);
  return { fast: wire(fast), payment: wire(payment), appealDays: appealDays };
}

/** The letter about a decision in the inbox. */
export const letterIdOf = ({ requestNumber }: Pick<SentRequest, 'requestNumber'>): string =>
  `${requestNumber}-D`;

/** A request with what follows from it now. */
function readRequest(request: SentRequest, memory: Memory, context: Context) {
  const all = requestsIn(memory, context);
  const about = appealedBy(request, all);
  const terms = termsIn(context);
  const clock = clockOfRequest(request, about, context);
  const decision = decisionOf(request, memory, context);
  const facts: RequestFacts = {
    statementAt: request.statement?.at ?? '',
    statementBy: clock.statementBy,
    dueAt: clock.dueAt,
    decidedAt: decision?.at ?? '',
    outcome: decision ? outcomes[decision.outcome] : 'unknown',
    onMissed: terms.onMissed,
  };
  const appeal = all.find(({ appealOf }) => appealOf === request.requestNumber);
  const noticeOn = decision && dayOf(new Date(decision.at), context);
  return {
    request,
    about,
    terms,
    clock,
    decision,
    facts,
    appeal,
    state: stateOf(facts, context.now),
    needsStatement:
      needsStatement(request.topic) && request.statement === null && decision === null,
    appealBy:
      decision && decision.outcome !== 'APPROVED' && noticeOn ? appealBy(noticeOn, terms) : null,
  };
}
export type ReadRequest = ReturnType<typeof readRequest>;

const outcomes = { APPROVED: 'approved', PARTLY: 'partly', DENIED: 'denied' } as const;

/** A request as the portal reads it, in one language. */
export function requestRow(
  read: ReadRequest,
  language: RequestLanguage,
  memory: Memory,
  context: Context,
) {
  const { request, about, terms, clock, decision, appeal } = read;
  const drug = drugOfRequest(request, context);
  const claim = claimOfRequest(request, context);
  const isPayment = isAboutPayment(request.topic);
  const reminded = remindersIn(memory).findLast(
    ({ requestNumber }) => requestNumber === request.requestNumber,
  );
  return {
    requestNumber: request.requestNumber,
    topic: request.topic,
    isFast: request.isFast,
    patient: request.patient,
    appealOf: request.appealOf,
    appealedBy: appeal?.requestNumber ?? null,
    claimId: claim?.healthServiceId ?? null,
    claimDate: claim?.dateOfService ?? null,
    hsn: drug?.product.hsn ?? null,
    ndc: drug?.strength.ndc ?? null,
    drugName: drug?.product.drugName ?? request.drugName,
    spanishName: spanishNameOf(drug?.product),
    strength: drug?.strength.strength ?? request.strength,
    otherDrugs: Math.max(0, (request.fills ?? []).length - 1),
    prescriberName: request.prescriberName,
    prescriberPhone: request.prescriberPhone,
    prescriberFax: request.prescriberFax,
    sentAt: request.sentAt,
    statementAt: request.statement?.at ?? null,
    statementBy: clock.statementBy || null,
    needsStatement: read.needsStatement,
    remindedAt: reminded?.at ?? null,
    allowed: wire(clock.allowed),
    startsAt: clock.startsAt,
    dueAt: clock.dueAt,
    onMissed: terms.onMissed.toUpperCase(),
    decidedAt: decision?.at ?? null,
    outcome: decision?.outcome ?? null,
    decision: decision && wireDecision(read, decision, language, memory, context),
    appealBy: read.appealBy,
    appealWait: wire(isPayment ? terms.appeal.payment : terms.appeal.standard),
    fastAppealWait: wire(isPayment ? terms.appeal.payment : terms.appeal.fast),
    ...counterOf(about ?? request, decision?.outcome === 'APPROVED', memory, context),
    events: eventsOf(read, language, memory, context),
  };
}

function wireDecision(
  { request }: ReadRequest,
  { at, outcome, reason, findings, wouldChange, decidedBy }: StoredDecision,
  language: RequestLanguage,
  memory: Memory,
  context: Context,
) {
  const isPaid = outcome !== 'DENIED' && request.boughtFor !== null;
  return {
    reason: reason[language],
    findings: findings.map(({ isMet, title, text }) => ({
      isMet,
      title: title[language],
      text: text[language],
    })),
    wouldChange: wouldChange?.[language] ?? null,
    decidedBy,
    letterId: letterIdOf(request),
    approvedUntil:
      outcome === 'APPROVED' && !isAboutPayment(request.topic)
        ? yearEndOf(dayOf(new Date(at), context), context.days)
        : null,
    paysBack: isPaid ? paysBack(request, memory, context) : null,
  };
}

/** Everything that happened to a request by now, the oldest first. */
function eventsOf(
  { request, clock, decision, appeal, facts, state }: ReadRequest,
  language: RequestLanguage,
  memory: Memory,
  { now }: Context,
) {
  const waits = clock.statementBy !== '';
  const isWaitOver = waits && clock.startsAt === clock.statementBy;
  const isMissed = state === 'withReviewer' || state === 'overdue';
  const own = (request.events ?? []).map(({ at, kind, note }) => ({
    at,
    kind,
    note: note[language],
  }));
  const isAsked = waits && request.statement?.at !== request.sentAt && own.length === 0;
  const happened: (false | [string, string])[] = [
    [request.sentAt, 'sent'],
    isAsked && [request.sentAt, 'asked'],
    facts.statementAt !== '' &&
      facts.statementAt !== request.sentAt && [facts.statementAt, 'statement'],
    isWaitOver && [clock.statementBy, 'waitOver'],
    decision !== null && [decision.at, 'decided'],
    isMissed && [clock.dueAt, 'missed'],
    state === 'withReviewer' && [reviewerBy(clock.dueAt), 'reviewer'],
    appeal !== undefined && [appeal.sentAt, 'appealed'],
    ...remindersIn(memory)
      .filter(({ requestNumber }) => requestNumber === request.requestNumber)
      .map(({ at }): [string, string] => [at, 'reminded']),
  ];
  return [
    ...own,
    ...happened.flatMap((event) => (event ? [{ at: event[0], kind: event[1], note: '' }] : [])),
  ]
    .filter(({ at }) => Date.parse(at) <= now.getTime())
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

/** All requests of the scenario's member, the newest first. */
export const readRequests = (memory: Memory, context: Context): ReadRequest[] =>
  requestsIn(memory, context).map((request) => readRequest(request, memory, context));

/** Where the newest request about a rejected claim stands; an appeal follows the request that it is about. */
export function requestOfClaim(healthServiceId: string, memory: Memory, context: Context) {
  const found = readRequests(memory, context).find(
    ({ request, about }) =>
      claimOfRequest(about ?? request, context)?.healthServiceId === healthServiceId &&
      !isAboutPayment((about ?? request).topic),
  );
  if (!found) return null;
  const { request, about, clock } = found;
  const { statementBy } = clock;
  const isWanted = isStatementWanted(found.state, {
    needsStatement: found.needsStatement,
    statementBy,
  });
  const state = isWanted ? 'waitingForPrescriber' : found.state;
  const { youPay } = counterOf(about ?? request, state === 'approved', memory, context).counter;
  return { requestNumber: request.requestNumber, state, dueAt: clock.dueAt, youPay };
}
