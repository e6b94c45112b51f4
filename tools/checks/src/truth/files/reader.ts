import type { FactName } from '@portal/domain/facts';
import { actorOf, type SavedFile, type Statement } from '../statements';

/** What a file states: a fact, its subject and its value, with the words that say it. */
export interface Said {
  fact: FactName;
  subject: string;
  value: string;
  words: string;
}

/** What a reader of one kind of file takes. */
export interface FileSource extends SavedFile {
  /** What the page that gave it states, in its order. */
  page: readonly Statement[];
}

/** Reads one kind of file by its format alone; `name` is the place in a report. */
export interface ReadFile {
  name: string;
  said: Said[];
}

/** Dollars as a statement writes them; a fraction of a cent stays one. */
export function moneyOf(dollars: number): string {
  const cents = Math.round(dollars * 100);
  return Math.abs(dollars * 100 - cents) < 1e-6 ? (cents / 100 + 0).toFixed(2) : String(dollars);
}

/** An amount as a file writes it, `$1,868.40`, `−$3.20` or `1868.40`, as a statement does; undefined where it is none. */
export function amountIn(text: string): string | undefined {
  const digits = text.replace(/[$,\s]/g, '').replace('−', '-');
  return /^-?\d+(\.\d+)?$/.test(digits) ? moneyOf(Number(digits)) : undefined;
}

const months = {
  en: 'January February March April May June July August September October November December',
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
};

/** The day that words name, `November 4, 2026` or `4 de noviembre de 2026`; undefined where they name none. */
export function dayIn(text: string, language: Statement['language']): string | undefined {
  const names = months[language].split(' ');
  const written =
    language === 'en'
      ? /([A-Z][a-z]+) (?<day>\d{1,2}), (?<year>\d{4})/
      : /(?<day>\d{1,2}) de ([a-z]+) de (?<year>\d{4})/;
  const found = written.exec(text);
  const month = names.indexOf(found?.slice(1).find((part) => names.includes(part)) ?? '') + 1;
  const { day = '', year = '' } = found?.groups ?? {};
  if (month === 0) return undefined;
  return [year, String(month).padStart(2, '0'), day.padStart(2, '0')].join('-');
}

/** The first name of a person who shares no claims, `Ana, not shared`; undefined of another text. */
export const notSharedName = (text: string): string | undefined =>
  /^(.+?)(?:, not shared| \(no se muestra\))$/.exec(text)?.[1];

/** Whom a sum of everyone is of: to who acts for the member it is of those whom they see, of whom it tells no other sum. */
export const everyoneIn = ({ screen }: FileSource): string | undefined =>
  actorOf(screen) === '' ? 'family' : undefined;

/** One statement, where there is a value. */
export const say = (
  fact: FactName,
  subject: string,
  value: string | undefined,
  words: string,
): Said[] => (value === undefined ? [] : [{ fact, subject, value, words }]);

/**
 * How the sums of a statement are read together with its notes: not known where a note says that a claim does not say its part.
 * It does not say whose, so that of several people no sum is read then.
 */
export function sumsWithNotes(notes: string, isAlone: boolean) {
  const read = (lacks: RegExp) => (sum: string | undefined) => {
    if (!lacks.test(notes)) return sum;
    return isAlone ? '?notSent' : undefined;
  };
  return {
    paid: read(
      /not say yet what you paid|adults? paid is not known|no dicen? cuánto pagó usted|no se sabe cuánto pag/,
    ),
    planPaid: read(/not say yet what the plan paid|no dicen? cuánto pagó el plan/),
  };
}
