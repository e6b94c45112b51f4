import { createHash } from 'node:crypto';

/** One thing made wrong on purpose: what was done, where, and what came of it. */
export interface Mutant<T> {
  kind: string;
  where: string;
  made: T;
}

/** A number in [0, 1) that is always the same for the same seed and words. */
export function drawn(seed: number, ...words: readonly string[]): number {
  const digest = createHash('sha256')
    .update([seed, ...words].join('\n'))
    .digest();
  return digest.readUInt32BE(0) / 2 ** 32;
}

/** So many of the values, those that the seed picks by their words; all of them when there are no more. */
export function sampled<T>(
  values: readonly T[],
  most: number,
  seed: number,
  wordsOf: (value: T) => string,
): T[] {
  const ranked = values.map((value) => ({ value, rank: drawn(seed, wordsOf(value)) }));
  ranked.sort((a, b) => a.rank - b.rank);
  return ranked.slice(0, most).map(({ value }) => value);
}
