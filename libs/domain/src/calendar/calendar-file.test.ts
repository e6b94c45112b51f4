import { calendarFile, type CalendarEntry } from './calendar-file';

const entry: CalendarEntry = {
  uid: 'one@portal.example',
  day: '2026-12-23',
  summary: 'A refill ships',
  description: 'You can change it until December 21.',
  url: 'https://portal.example/member',
  remindDaysBefore: 2,
};
const options = {
  product: 'Everfern Rx',
  language: 'en',
  made: new Date('2026-11-05T14:00:00.000Z'),
};
const write = (change: Partial<CalendarEntry> = {}) =>
  calendarFile([{ ...entry, ...change }], options);

test('writes an entry of a whole day with its reminder, as RFC 5545 has it', () => {
  expect(write().split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Everfern Rx//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:one@portal.example',
    'DTSTAMP:20261105T140000Z',
    'SEQUENCE:216050400',
    'DTSTART;VALUE=DATE:20261223',
    'SUMMARY:A refill ships',
    'DESCRIPTION:You can change it until December 21.',
    'URL:https://portal.example/member',
    'CLASS:PRIVATE',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:A refill ships',
    'TRIGGER:-PT39H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('escapes what has a meaning in the format', () => {
  expect(write({ summary: 'A; b, c\\d\ne' })).toContain('SUMMARY:A\\; b\\, c\\\\d\\ne\r\n');
});

test('folds lines of more than 75 octets without cutting a character', () => {
  const description = 'Envío de medicamento: '.repeat(8);
  const text = write({ description });
  for (const line of text.split('\r\n')) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  }
  expect(text.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${description}\r\n`);
});

test('without entries it is a calendar without events', () => {
  expect(calendarFile([], options)).not.toContain('VEVENT');
});

test('names the language of its entries', () => {
  expect(calendarFile([], { ...options, language: 'es' })).toContain(
    'PRODID:-//Everfern Rx//ES\r\n',
  );
});
