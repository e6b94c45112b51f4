import { Failure } from './failure';

/** As many names as a sentence can hold. */
const mostShown = 12;

/** The value of a name; else ends with the nearest of the known names, or with all when they are few. */
export function named<T>(kind: string, values: ReadonlyMap<string, T>, name: string): T {
  const value = values.get(name);
  if (value !== undefined) return value;
  const known = [...values.keys()].sort();
  const near = known
    .map((each) => ({ each, away: distance(each, name) }))
    .filter(({ each, away }) => each.includes(name) || name.includes(each) || away <= 3)
    .sort((a, b) => a.away - b.away)
    .slice(0, 3)
    .map(({ each }) => each);
  const all =
    known.length > mostShown ? 'replay list has them all.' : `Known: ${known.join(', ')}.`;
  const hint = near.length > 0 ? `Did you mean ${near.join(' or ')}?` : all;
  throw new Failure('wrongUse', `There is no ${kind} "${name}". ${hint}`);
}

/** How many letters must be put in, taken out or changed to make one name of the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  [...a].forEach((letter, above) => {
    const next = [above + 1];
    [...b].forEach((other, at) => {
      const changed = (row[at] as number) + (letter === other ? 0 : 1);
      next.push(Math.min(changed, (row[at + 1] as number) + 1, (next[at] as number) + 1));
    });
    row = next;
  });
  return row[b.length] as number;
}
