import type { SaidSum } from '@portal/domain';
import { type FactName, type Stated, statementOf } from '@portal/domain/facts';

declare const __SAYS__: boolean | undefined;

/** False in the production build, which drops what is then never reached. */
export const isSaying = typeof __SAYS__ === 'undefined' || __SAYS__;

/** The attribute of an element that states something. */
export interface Said {
  'data-says'?: string;
}

/**
 * What an element states, to spread into the element whose words hold the value. The subject in the order that the list of
 * facts names; nothing where there is no value, or where a word of the subject is missing.
 */
export function says<Name extends FactName>(
  fact: Name,
  subject: string | number | readonly (string | number | null | undefined)[],
  value: Stated<Name> | null | undefined,
): Said {
  if (!isSaying || value === null || value === undefined || value === '') return {};
  const words = Array.isArray(subject) ? subject.map(oneWord) : String(subject).split(' ');
  if (words.includes('')) return {};
  return { 'data-says': statementOf(fact, words.join(' '), value) };
}

const oneWord = (word: string | number | null | undefined) =>
  String(word ?? '').replace(/\s+/g, '-');

/** What an element states that holds several values. */
export function saysAll(...all: readonly Said[]): Said {
  if (!isSaying) return {};
  const lines = all.flatMap((each) => each['data-says'] ?? []);
  return lines.length > 0 ? { 'data-says': lines.join('; ') } : {};
}

/** The quantity and the days of a fill, as a word of a subject. */
export const amountOf = (fill: { quantity: number | null; days: number | null }): string =>
  `${fill.quantity}/${fill.days}`;

/** A sum as it is stated: not known where it lacks a part. */
export const statedSum = (said: SaidSum): number | { unknown: 'notSent' } =>
  said === null || said.isAtLeast ? { unknown: 'notSent' } : said.amount;
