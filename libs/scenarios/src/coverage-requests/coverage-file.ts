import {
  type DecisionLaw,
  decisionTerms,
  requestTopics,
  type DecisionTerms,
  type Wait,
  termsOfLine,
  type RequestClock,
  type ClockFacts,
  isAboutPayment,
  clockOf,
} from '@portal/domain/coverage-requests';
import * as z from 'zod/mini';
import { planTimeZone } from '@portal/domain';
import type { Context } from '../memory/behaviour';
import type { MessageLanguage } from '../memory/sent-message';

const moment = z.iso.datetime({ offset: true });
const inBoth = z.strictObject({ en: z.string(), es: z.string() });

const topic = z.enum(Object.keys(requestTopics) as [keyof typeof requestTopics]);

const StoredDecision = z.strictObject({
  at: moment,
  outcome: z.enum(['APPROVED', 'PARTLY', 'DENIED']),
  decidedBy: z.string(),
  reason: inBoth,
  findings: z.array(z.strictObject({ isMet: z.boolean(), title: inBoth, text: inBoth })),
  wouldChange: z.nullable(inBoth),
});
export type StoredDecision = z.output<typeof StoredDecision>;

const StoredRequest = z.strictObject({
  requestNumber: z.string(),
  /** A minor of the plan; the member unless given. */
  memberId: z.optional(z.string()),
  topic,
  isFast: z.boolean(),
  appealOf: z.nullable(z.string()),
  drugName: z.string(),
  strength: z.string(),
  prescriberName: z.string(),
  prescriberPhone: z.string(),
  prescriberFax: z.nullable(z.string()),
  sentAt: moment,
  /** When the statement came with it or after it; null: it has none. */
  statementAt: z.nullable(moment),
  /** What was paid for the drug, where it was bought already. */
  boughtFor: z.nullable(z.number()),
  /** A decision that was made before the scenario begins; without one, the service decides itself. */
  decision: z.optional(StoredDecision),
  events: z.optional(
    z.array(z.strictObject({ at: moment, kind: z.enum(['asked']), note: inBoth })),
  ),
});

/** The requests that were sent before the scenario begins, and how this plan decides. */
export const CoverageFile = z.strictObject({
  /** Whose clocks the plan follows; by the business line unless given. */
  law: z.optional(z.enum(Object.keys(decisionTerms) as [DecisionLaw])),
  /** Clocks of the plan's own, in place of those of the law. */
  clocks: z.optional(
    z.strictObject({
      standardDays: z.optional(z.number()),
      fastHours: z.optional(z.number()),
      paymentDays: z.optional(z.number()),
      appealDays: z.optional(z.number()),
    }),
  ),
  /** The plan decides nothing in time. */
  missesClocks: z.optional(z.literal(true)),
  requests: z.array(StoredRequest),
});
type CoverageFile = z.output<typeof CoverageFile>;

/** Whom a request is about; the number of a patient who is not on the plan of the member is ''. */
export interface Patient {
  memberId: string;
  name: string;
  birthDate: string;
}

/** A request, from the file or from a form that was sent. */
export interface SentRequest extends Omit<
  z.output<typeof StoredRequest>,
  'statementAt' | 'memberId'
> {
  patient: Patient;
  statement: { at: string; supports: boolean } | null;
  /** When the confirmation of the form promised an answer; null for a request of the file. */
  promisedBy: string | null;
  /** Papers came with it. */
  hasFiles: boolean;
  /** The prescriptions of a claim, each with what was paid for it. */
  fills?: readonly { drugName: string; paid: number }[];
}

export const coverageFile = ({ fixtureOf }: Pick<Context, 'fixtureOf'>) =>
  (fixtureOf('coverageRequests.getList') ?? { requests: [] }) as CoverageFile;

type TermsContext = Pick<Context, 'fixtureOf' | 'scenario'>;

/** The clocks of the scenario's plan: those of its law, and its own where it has any. */
export function termsIn(context: TermsContext): DecisionTerms {
  const { businessLine } = context.scenario;
  const { law, clocks = {} } = coverageFile(context);
  const terms = law ? decisionTerms[law] : termsOfLine(businessLine);
  const { standardDays, fastHours, paymentDays, appealDays = terms.appealDays } = clocks;
  return {
    ...terms,
    appealDays,
    ...(standardDays !== undefined && { standard: { count: standardDays, unit: 'days' } }),
    ...(paymentDays !== undefined && { payment: { count: paymentDays, unit: 'days' } }),
    ...(fastHours !== undefined && { fast: { count: fastHours, unit: 'hours' } }),
  };
}

const units = {
  en: { hours: 'hours', days: 'days' },
  es: { hours: 'horas', days: 'días' },
} as const;

/** A letter with the times in which the plan decides: `{standardTime}` and `{fastTime}` of its file. */
export function withTimes(text: string, context: TermsContext, language: MessageLanguage): string {
  const { standard, fast } = termsIn(context);
  const time = ({ count, unit }: Wait) => `${count} ${units[language][unit]}`;
  return text.replaceAll('{standardTime}', time(standard)).replaceAll('{fastTime}', time(fast));
}

/** The clock of a request. What the confirmation promised holds, where it is sooner. */
export function clockOfRequest(
  request: SentRequest,
  about: SentRequest | undefined,
  context: TermsContext,
): RequestClock {
  const { topic, isFast, sentAt, statement, promisedBy } = request;
  const facts: ClockFacts = {
    kind: requestTopics[topic],
    isFast,
    sentAt,
    statementAt: statement?.at ?? '',
    isAboutPayment:
      topic === 'appeal' &&
      (request.boughtFor !== null || isAboutPayment(about?.topic ?? 'unknown')),
  };
  const clock = clockOf(facts, termsIn(context), planTimeZone);
  const isSooner = promisedBy !== null && Date.parse(promisedBy) < Date.parse(clock.dueAt);
  return isSooner ? { ...clock, dueAt: promisedBy } : clock;
}
