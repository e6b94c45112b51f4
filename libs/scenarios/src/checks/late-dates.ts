import type { Json } from '../files/scenario-file';
import { bodyOf, type Scenario } from '../fixtures/read-fixtures';
import { clockDay } from '../memory/dates';

/** The dates of what has happened. */
const past = new Set(
  (
    'acceptedAt cancelledOn confirmedOn countedThrough dateOfService declinedAt filledOn invitedAt issuedOn ' +
    'lastFilledOn paidOn placedOn receivedAt receivedOn returnedOn reversedOn revokedAt sentAt sentOn signedOn usedAt writtenOn'
  ).split(' '),
);

/** A sentence for each date of what has happened that is after the scenario's clock. */
export function lateDates(scenario: Scenario): string[] {
  const today = clockDay(scenario.clock);
  const late = (value: Json, id: string, key = ''): string[] => {
    if (typeof value === 'string') {
      const isLate =
        past.has(key) && /^\d{4}-\d{2}-\d{2}/.test(value) && value.slice(0, 10) > today;
      return isLate
        ? [`${id}, ${key}: ${value.slice(0, 10)} has not come yet, the clock is at ${today}`]
        : [];
    }
    if (value === null || typeof value !== 'object') return [];
    if (Array.isArray(value)) return value.flatMap((each) => late(each, id, key));
    return Object.entries(value).flatMap(([name, each]) => late(each, id, name));
  };
  const answers = Object.keys(scenario.responses).map((id) => [id, bodyOf(scenario, id)] as const);
  return [...new Set(answers.flatMap(([id, body]) => late((body ?? null) as Json, id)))];
}
