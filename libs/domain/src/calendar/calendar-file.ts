/** A whole day in a calendar, with one reminder. */
export interface CalendarEntry {
  /** The entry of a later file with the same id replaces this one. */
  uid: string;
  /** YYYY-MM-DD */
  day: string;
  summary: string;
  description: string;
  url: string;
  /** The calendar reminds at nine in the morning, so many days before. */
  remindDaysBefore: number;
}

const escaped = (text: string) =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n|\r|\n/g, '\\n');

const mostOctets = 75;
const octets = (text: string) => new TextEncoder().encode(text).length;

/** A line of at most 75 octets; a longer one goes on after a space (RFC 5545, 3.1). No character is cut. */
function folded(line: string): string {
  const lines = [''];
  for (const sign of line) {
    const last = lines.at(-1) as string;
    if (octets(last + sign) > mostOctets) lines.push(` ${sign}`);
    else lines[lines.length - 1] = last + sign;
  }
  return lines.join('\r\n');
}

const basicDay = (day: string) => day.replaceAll('-', '');
const basicTime = (moment: Date) => moment.toISOString().replaceAll(/[-:]|\.\d+/g, '');
const hourOfReminder = 9;

/** Seconds since 2020: grows from file to file, and stays within the format's 31 bits. */
const sequenceOf = (made: Date) => Math.floor((made.getTime() - Date.UTC(2020, 0)) / 1000);

interface CalendarOptions {
  /** Names what made the file. */
  product: string;
  /** Of the entries: en or es. */
  language: string;
  made: Date;
}

/** Entries as a calendar file (RFC 5545). They keep no time busy, and are marked as private. */
export function calendarFile(
  entries: readonly CalendarEntry[],
  { product, language, made }: CalendarOptions,
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(product)}//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...entries.flatMap((entry) => [
      'BEGIN:VEVENT',
      `UID:${entry.uid}`,
      `DTSTAMP:${basicTime(made)}`,
      `SEQUENCE:${sequenceOf(made)}`,
      `DTSTART;VALUE=DATE:${basicDay(entry.day)}`,
      `SUMMARY:${escaped(entry.summary)}`,
      `DESCRIPTION:${escaped(entry.description)}`,
      `URL:${entry.url}`,
      'CLASS:PRIVATE',
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escaped(entry.summary)}`,
      `TRIGGER:-PT${entry.remindDaysBefore * 24 - hourOfReminder}H`,
      'END:VALARM',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
