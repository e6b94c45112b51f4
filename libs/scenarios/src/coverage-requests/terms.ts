import { planTimeZone } from '@portal/domain';
import {
  type ClockFacts,
  clockOf,
  type DecisionTerms,
  decisionTerms,
  isAboutPayment,
  type RequestClock,
  requestTopics,
  termsOfLine,
} from '@portal/domain/coverage-requests';
import type { Context } from '../memory/behaviour';
import { coverageFile, type SentRequest } from './coverage-file';

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
