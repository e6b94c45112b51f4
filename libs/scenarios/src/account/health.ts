import { inputKinds } from '@portal/domain';
import { type Allergy, reactionProblem } from '@portal/domain/account';
import { healthProblem } from '@portal/domain/mail-order';
import { type Context, type Memory, store, type Refused } from '../memory/behaviour';
import type { Json } from '../files/scenario-file';
import { dayOf } from '../memory/dates';
import { isPerson } from '../people/person';

/** Allergies and conditions of a person, as the account settings and home delivery both read them. */
export interface HealthRecord {
  allergies: Allergy[];
  conditions: string[];
  reviewedOn: string | null;
  changedOn: { allergies: string | null; conditions: string | null };
}

type Lists = Pick<HealthRecord, 'allergies' | 'conditions'>;

const kinds = ['allergies', 'conditions'] as const;
const { tidy } = inputKinds.shortText;

const savedIn = ({ stored }: Memory) => (stored['health'] ?? {}) as Record<string, Json>;

/** What was saved of a person in any run; undefined when nothing was. */
export const savedHealth = (memory: Memory, memberId: string): HealthRecord | undefined =>
  Object.entries(savedIn(memory)).find(([id]) => isPerson(id, memberId))?.[1] as
    | HealthRecord
    | undefined;

/** Why the lists are refused, by field; none when they can be saved. */
export const healthProblems = (sent: Lists): Refused[] =>
  kinds.flatMap((field) => {
    const texts = sent[field].map((each) => (typeof each === 'string' ? each : each.name));
    const isBlank = texts.some((each) => tidy(each) === '');
    const ofReactions = field === 'allergies' ? sent.allergies.map(reactionProblem) : [];
    const ofReaction = ofReactions.find((each) => each !== null);
    const problem = healthProblem(texts) ?? (isBlank ? 'missing' : ofReaction);
    return problem ? [{ field, problem }] : [];
  });

/** Stores the lists as reviewed today; a list that is another than `before` also changed today. */
export function storeHealth(
  memory: Memory,
  context: Context,
  memberId: string,
  { sent, before }: { sent: Lists; before: HealthRecord },
): { memory: Memory; record: HealthRecord } {
  const today = dayOf(context.now, context);
  const lists = {
    allergies: sent.allergies.map((each) => ({
      ...each,
      name: tidy(each.name),
      reaction: tidy(each.reaction),
    })),
    conditions: sent.conditions.map(tidy),
  };
  const changedOn = (kind: (typeof kinds)[number]) =>
    JSON.stringify(lists[kind]) === JSON.stringify(before[kind]) ? before.changedOn[kind] : today;
  const record = {
    ...lists,
    reviewedOn: today,
    changedOn: { allergies: changedOn('allergies'), conditions: changedOn('conditions') },
  };
  const others = Object.entries(savedIn(memory)).filter(([id]) => !isPerson(id, memberId));
  const all = Object.fromEntries([...others, [memberId, record as unknown as Json]]);
  return { memory: store(memory, 'health', all), record };
}
