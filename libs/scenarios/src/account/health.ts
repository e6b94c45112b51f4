import { healthProblem } from '@portal/domain/mail-order';
import { type Context, type Memory, store } from '../behaviour';
import type { Refused } from '../mail-order/check-address';
import { dayOf, isPerson } from '../mail-order/refills';
import type { Json } from '../scenario-file';

/** Allergies and conditions of a person, as the account settings and home delivery both read them. */
export interface HealthRecord {
  allergies: string[];
  conditions: string[];
  reviewedOn: string | null;
  changedOn: { allergies: string | null; conditions: string | null };
}

type Lists = Pick<HealthRecord, 'allergies' | 'conditions'>;

const kinds = ['allergies', 'conditions'] as const;

const savedIn = ({ stored }: Memory) => (stored['health'] ?? {}) as Record<string, Json>;

/** What was saved of a person in any run; undefined when nothing was. */
export const savedHealth = (memory: Memory, memberId: string): HealthRecord | undefined =>
  Object.entries(savedIn(memory)).find(([id]) => isPerson(id, memberId))?.[1] as
    HealthRecord | undefined;

/** Why the lists are refused, by field; none when they can be saved. */
export const healthProblems = (sent: Lists): Refused[] =>
  kinds.flatMap((field) => {
    const isBlank = sent[field].some((each) => each.trim() === '');
    const problem = healthProblem(sent[field]) ?? (isBlank ? 'missing' : null);
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
  const [allergies, conditions] = kinds.map((kind) => sent[kind].map((text) => text.trim()));
  const lists = { allergies: allergies!, conditions: conditions! };
  const changedOn = (kind: (typeof kinds)[number]) =>
    lists[kind].join('\n') === before[kind].join('\n') ? before.changedOn[kind] : today;
  const record = {
    ...lists,
    reviewedOn: today,
    changedOn: { allergies: changedOn('allergies'), conditions: changedOn('conditions') },
  };
  const others = Object.entries(savedIn(memory)).filter(([id]) => !isPerson(id, memberId));
  const all = Object.fromEntries([...others, [memberId, record as unknown as Json]]);
  return { memory: store(memory, 'health', all), record };
}
