import type { Behaviour } from './behaviour';
import { behavioursByFile } from './behaviours';

/** The calls whose answer is more than a response file, by endpoint id. */
export const behaviours: ReadonlyMap<string, Behaviour> = collect(Object.values(behavioursByFile));

function collect(files: readonly Readonly<Record<string, Behaviour>>[]): Map<string, Behaviour> {
  const byId = new Map<string, Behaviour>();
  for (const [id, behaviour] of files.flatMap((file) => Object.entries(file))) {
    if (byId.has(id)) throw new Error(`The endpoint "${id}" has two behaviours.`);
    byId.set(id, behaviour);
  }
  return byId;
}
