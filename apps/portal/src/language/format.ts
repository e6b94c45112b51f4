import type { Language } from './language-codes';
import { languages } from './languages';

/** Numbers and dates as a language writes them; money is always USD. */
export interface Format {
  /** $1,234.50; minus is U+2212. */
  money(dollars: number): string;
  /** $1,235: for charts, whose tables have the cents. */
  wholeMoney(dollars: number): string;
  number(value: number): string;
  /** Ana and Leo · Ana e Iván. */
  list(names: readonly string[]): string;
  /** A distance: 0.8 and 4.0 under ten miles, 12 above. */
  miles(value: number): string;
  /** A share of one hundred: 25 gives 25% (English) or 25 % (Spanish). */
  percent(share: number): string;
  /** Nov 5, 2026 · 5 nov 2026. Dates are given as YYYY-MM-DD, or as an ISO date-time. */
  date(iso: string): string;
  /** November 5, 2026 · 5 de noviembre de 2026. */
  longDate(iso: string): string;
  /** Oct 6 · 6 oct: for a range within one year. */
  shortDate(iso: string): string;
  /** Tue, Nov 10 · Mar, 10 nov. */
  weekday(iso: string): string;
  /** The same within a sentence: Tue, Nov 10 · mar, 10 nov. */
  theWeekday(iso: string): string;
  /** November · noviembre. */
  month(iso: string): string;
  /** Nov · nov. */
  shortMonth(iso: string): string;
  /** 9:42 a.m. · 9:42 a. m., in the reader's time zone. */
  time(isoDateTime: string): string;
  /** The same within a sentence, after a preposition: at 1:05 p.m. · a la 1:05 p. m., a las 2:05 p. m. */
  theTime(isoDateTime: string): string;
}

const formats: Partial<Record<Language, Format>> = {};

/** The formats of a language. Intl's formatters are slow to make: each is made once, when it is first needed. */
export function formatOf(language: Language): Format {
  return (formats[language] ??= create(language));
}

function create(language: Language): Format {
  const locale = languages[language].intl;
  const numbers = (options: Intl.NumberFormatOptions) => {
    const formatter = once(() => new Intl.NumberFormat(locale, options));
    return (value: number) => formatter().format(value).replace('-', '−');
  };
  const dates = (options: Intl.DateTimeFormatOptions) => {
    const inUtc = once(() => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }));
    const inPlace = once(() => new Intl.DateTimeFormat(locale, options));
    // A calendar date belongs to no time zone: read as UTC and written as UTC, it stays the same day.
    // One spelling of a month everywhere: CLDR shortens September alone to four letters in Spanish.
    return (iso: string) =>
      (iso.length === 10 ? inUtc() : inPlace()).format(new Date(iso)).replace(/\bsept\b/, 'sep');
  };
  const money = numbers({ style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' });
  // CLDR writes "10 de nov" and "25%" for es-US; the design's Spanish is "10 nov" and "25 %".
  const brief = (write: (iso: string) => string) => (iso: string) =>
    write(iso).replace(' de ', ' ');
  const theWeekday = brief(dates({ weekday: 'short', month: 'short', day: 'numeric' }));
  const percent = numbers({ style: 'percent', maximumFractionDigits: 2 });
  const tenths = numbers({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const wholeNumber = numbers({ maximumFractionDigits: 0 });
  const month = dates({ month: 'long' });
  const clock = dates({ hour: 'numeric', minute: '2-digit', hour12: true });
  const time = (iso: string) =>
    clock(iso).replace(/\s?([ap])\.?\s?m\.?$/i, (_all, half: string) => {
      const parts = [`${half.toLowerCase()}.`, 'm.'];
      return `\u00a0${parts.join(language === 'es' ? '\u00a0' : '')}`;
    });
  return {
    money,
    // Without `+ 0` what rounds to zero from below is −$0.
    wholeMoney: (dollars) => money(Math.round(dollars) + 0).replace(/\.00$/, ''),
    number: numbers({}),
    list: (names) => new Intl.ListFormat(locale, { type: 'conjunction' }).format(names),
    miles: (value) => (value < 9.95 ? tenths(value) : wholeNumber(value)),
    percent: (share) => percent(share / 100).replace('%', language === 'es' ? '\u00a0%' : '%'),
    date: dates({ year: 'numeric', month: 'short', day: 'numeric' }),
    longDate: dates({ year: 'numeric', month: 'long', day: 'numeric' }),
    shortDate: brief(dates({ month: 'short', day: 'numeric' })),
    weekday: (iso) => capitalised(theWeekday(iso)),
    theWeekday,
    month,
    // The first three letters are how both languages write a month in short.
    shortMonth: (iso) => month(iso).slice(0, 3),
    time,
    theTime: (iso) => {
      const text = time(iso);
      if (language !== 'es') return text;
      return `${text.startsWith('1:') ? 'la' : 'las'} ${text}`;
    },
  };
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
