import { planDay } from '@portal/domain';
import {
  answerBy,
  type FormDefinition,
  type FormFacts,
  type FormValues,
} from '@portal/domain/forms';
import type { Context } from '../memory/behaviour';
import { dayAt, msPerDay, shiftDates, shiftText } from '../memory/dates';
import { termsIn } from '../coverage-requests/coverage-file';

/** What the service knows of who sends a form, on the day on which it is sent: dates come as of today. */
export function factsOf(context: Context): FormFacts {
  const { identity, scenario, fixtureOf, now, days } = context;
  const today = shiftText(planDay(now), days);
  const { businessLine } = scenario;
  const claims = identity?.claims as Record<string, string> | undefined;
  const info = fixtureOf('user.getMemberInfo') as Record<string, string> | undefined;
  if (!claims || !info) return { today, signedIn: false, businessLine, known: {} };
  const { memebrId: memberId, dob: birthDate } = info;
  const fullName = [claims['given_name'], claims['family_name']].join(' ');
  return {
    today,
    signedIn: true,
    businessLine,
    terms: termsIn(context),
    known: { fullName, ...(memberId && { memberId }), ...(birthDate && { birthDate }) },
  };
}

/** The confirmation of what is received now, on the scenario's calendar. */
export function receiptOf(
  definition: FormDefinition,
  answers: FormValues,
  facts: FormFacts,
  referenceNumber: string,
  { now, days, scenario }: Context,
) {
  // Weekends are those of today, not of the scenario's calendar.
  const received = {
    at: new Date(now.getTime() + days * msPerDay),
    day: shiftText(dayAt(now, scenario.clock), days),
  };
  const ofToday = shiftDates(answers, days);
  const due = answerBy(definition, ofToday, facts, received).getTime() - days * msPerDay;
  return {
    referenceNumber,
    receivedAt: now.toISOString(),
    answerBy: new Date(due).toISOString(),
  };
}
