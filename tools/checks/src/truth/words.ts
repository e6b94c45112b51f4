import { type FactName, statedFacts } from '@portal/domain/facts';
import { type Contradiction, factOf, isKnown, placeOf, type Statement } from './statements';

const months = {
  en: 'january february march april may june july august september october november december',
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
};

/** Amounts as both languages write them: $1,868.40, −$18.70, and a claim's $ 12.00. */
const amount = /\$\s?(\d[\d,]*(?:\.\d+)?)/g;

function holdsDate(value: string, words: string, language: Statement['language']): boolean {
  const [year = '', month, day] = value.split('-');
  const name = months[language].split(' ')[Number(month) - 1] ?? '';
  const named = `${name.slice(0, 3)}(?:${name.slice(3)})?\\.?`;
  const number = Number(day);
  const written =
    language === 'en' ? `${named} ${number}(?!\\d)` : `(?<!\\d)${number} (?:de )?${named}`;
  const found = new RegExp(`${written}(?:,? (?:de )?(\\d{4}))?`, 'gi');
  return [...words.matchAll(found)].some(([, stated]) => stated === undefined || stated === year);
}

/** The whole numbers of some words, as both languages write them: 12 and 1,000. */
const countsIn = (words: string) =>
  [...words.matchAll(/(?<![\d.,])(?:\d{1,3}(?:,\d{3})+|\d+)(?![\d.,]*\d)/g)].map(([digits]) =>
    Number(digits.replaceAll(',', '')),
  );

/** Whether the words of an element hold the value that it states. Any words may say a verdict. */
export function holdsValue({ fact, value, words, language }: Statement): boolean {
  switch (statedFacts[fact as FactName]?.kind) {
    case 'money':
      if (Number(value) === 0 && /\b(?:free|gratis)\b/i.test(words)) return true;
      // A minus is also said by words ("your credit", "the plan paid").
      return [...words.matchAll(amount)].some(
        ([, digits = '']) => Number(digits.replaceAll(',', '')) === Math.abs(Number(value)),
      );
    case 'date':
      return holdsDate(value, words, language);
    case 'count':
      return countsIn(words).includes(Number(value));
    default:
      return true;
  }
}

/** Every element whose words lack its value. What a file states is read from its words. */
export const withoutValue = (statements: readonly Statement[]): Contradiction[] =>
  statements
    .filter((each) => !each.isOfFile && isKnown(each) && !holdsValue(each))
    .map((each) => ({
      kind: 'words',
      text: `${each.scenario}: ${factOf(each)}\n${placeOf(each)}`,
    }));
