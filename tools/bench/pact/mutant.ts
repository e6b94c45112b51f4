import { createHash } from 'node:crypto';

/** One mutation: its kind, its place, and the result. */
export interface Mutant<T> {
  kind: string;
  where: string;
  made: T;
}

/** A number in [0, 1) that is always the same for the same seed and texts. */
export function drawn(seed: number, ...texts: readonly string[]): number {
  const digest = createHash('sha256')
    .update([seed, ...texts].join('\n'))
    .digest();
  return digest.readUInt32BE(0) / 2 ** 32;
}

/** At most so many of the values, drawn by the seed and the text of each. */
export function sampled<T>(
  values: readonly T[],
  most: number,
  seed: number,
  textOf: (value: T) => string,
): T[] {
  const ranked = values.map((value) => ({ value, rank: drawn(seed, textOf(value)) }));
  ranked.sort((a, b) => a.rank - b.rank);
  return ranked.slice(0, most).map(({ value }) => value);
}
