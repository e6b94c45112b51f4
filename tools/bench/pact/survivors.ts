import type { Tried } from './try-mutants';

/** Survivors that have the call, the place and the reason in common. */
export interface Survivors {
  call: string;
  where: string;
  kinds: string;
  count: number;
  reason: string;
}

const reasons = {
  notRequired:
    'not required: a row of the example lacks it, or has null for an object or list, and Pact V3 has no "may be missing"',
  byPatternAlone:
    'null or of another type in a row of the example, so matched by its pattern alone, and the pattern matches',
  mayBeEmpty: 'empty in a row of the example, so the contract allows it',
  notInExample: 'the example has no value there, so none is required',
  unexplained: 'no reason known: the contract is too weak here',
} as const;

/** The mutants that no contract noticed, grouped, each with why. */
export function survivorsOf(tried: readonly Tried[]): Survivors[] {
  const groups = new Map<string, Tried[]>();
  for (const each of tried.filter(({ caught }) => !caught)) {
    const key = [reasonOf(each), callOf(each), each.where].join('\n');
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => rowOf(group));
}

function rowOf(group: readonly Tried[]): Survivors {
  const [first] = group as [Tried];
  return {
    call: callOf(first),
    where: first.where,
    kinds: [...new Set(group.map(({ kind }) => kind))].sort().join(', '),
    count: group.length,
    reason: reasonOf(first),
  };
}

const callOf = ({ interaction }: Tried) => interaction.description.split(' ')[0] as string;

function reasonOf({ interaction, where }: Tried): string {
  if (!where.startsWith('$')) return reasons.unexplained;
  const steps = where.split(/\.|(?=\[\*\])/).slice(1);
  let value: unknown = interaction.response.body;
  for (const step of steps) {
    if (step === '[*]') value = (value as unknown[])[0];
    else if (typeof value !== 'object' || value === null || !(step in value)) {
      return steps.includes('[*]') ? reasons.notRequired : reasons.notInExample;
    } else value = (value as Record<string, unknown>)[step];
  }
  const { matchers = [] } = interaction.response.matchingRules?.body?.[where] ?? {};
  if (matchers.some(({ min }) => min === 0)) return reasons.mayBeEmpty;
  const isByPatternAlone = matchers.every(({ match }) => match === 'regex') && matchers.length > 0;
  return isByPatternAlone ? reasons.byPatternAlone : reasons.unexplained;
}
