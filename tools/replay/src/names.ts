import { Failure } from './failure';

/** The value of a name; else ends with the known names, the nearest first. */
export function named<T>(kind: string, values: ReadonlyMap<string, T>, name: string): T {
  const value = values.get(name);
  if (value !== undefined) return value;
  const known = [...values.keys()].sort();
  const near = known.filter((each) => each.includes(name) || name.includes(each)).slice(0, 3);
  const hint =
    near.length > 0 ? `Did you mean ${near.join(' or ')}?` : `Known: ${known.join(', ')}.`;
  throw new Failure('wrongUse', `There is no ${kind} "${name}". ${hint}`);
}
