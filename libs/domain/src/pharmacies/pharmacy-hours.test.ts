import { openStateAt } from './pharmacy-hours';

const hours = [
  { from: 1, to: 5, opens: '08:00', closes: '21:00' },
  { from: 6, to: 6, opens: '09:00', closes: '18:00' },
];
const chicago = { hours, timeZone: 'America/Chicago' };

// 5 November 2026 is a Thursday; Chicago is six hours behind UTC.
test.each([
  ['before opening', '2026-11-05T13:59:00Z', { kind: 'closed', opens: '08:00', day: 4, inDays: 0 }],
  [
    'at opening',
    '2026-11-05T14:00:00Z',
    { kind: 'open', until: '21:00', day: 4, inDays: 0, soon: false },
  ],
  [
    'an hour before closing',
    '2026-11-06T02:00:00Z',
    { kind: 'open', until: '21:00', day: 4, inDays: 0, soon: true },
  ],
  ['at closing', '2026-11-06T03:00:00Z', { kind: 'closed', opens: '08:00', day: 5, inDays: 1 }],
  [
    'on a closed day',
    '2026-11-08T18:00:00Z',
    { kind: 'closed', opens: '08:00', day: 1, inDays: 1 },
  ],
])('%s', (_when, now, state) => expect(openStateAt(chicago, new Date(now))).toEqual(state));

test('the same moment in Honolulu is four hours earlier than in Chicago', () => {
  const honolulu = { hours, timeZone: 'Pacific/Honolulu' };
  const now = new Date('2026-11-05T15:00:00Z');
  expect(openStateAt(chicago, now).kind).toBe('open');
  expect(openStateAt(honolulu, now)).toMatchObject({ kind: 'closed', opens: '08:00' });
});

test('the clocks change on 1 November: opening stays at 8 on the wall', () => {
  const saturday = { hours: [{ from: 7, to: 7, opens: '08:00', closes: '12:00' }] };
  const at = (iso: string) =>
    openStateAt({ ...saturday, timeZone: 'America/Chicago' }, new Date(iso)).kind;
  expect(at('2026-11-01T13:30:00Z')).toBe('closed');
  expect(at('2026-11-01T14:30:00Z')).toBe('open');
});

test('all day on all days is always open', () => {
  const always = [{ from: 1, to: 7, opens: '00:00', closes: '24:00' }];
  expect(openStateAt({ ...chicago, hours: always }, new Date(0))).toEqual({ kind: 'always' });
});

test('all day in two parts is always open', () => {
  const halves = [
    { from: 1, to: 7, opens: '00:00', closes: '12:00' },
    { from: 1, to: 7, opens: '12:00', closes: '24:00' },
  ];
  expect(openStateAt({ ...chicago, hours: halves }, new Date(0))).toEqual({ kind: 'always' });
});

describe('over midnight', () => {
  // All day from Monday to Friday, and on Saturday until two in the morning.
  const week = {
    timeZone: 'America/Chicago',
    hours: [
      { from: 1, to: 5, opens: '00:00', closes: '24:00' },
      { from: 6, to: 6, opens: '00:00', closes: '02:00' },
    ],
  };
  const at = (now: string) => openStateAt(week, new Date(now));

  test.each([
    ['on Thursday before midnight: until Saturday', '2026-11-06T05:30:00Z', 2, false],
    ['on Friday before midnight: until the next morning', '2026-11-07T05:30:00Z', 1, false],
    ['on Saturday at one: soon', '2026-11-07T07:00:00Z', 0, true],
  ])('%s', (_when, now, inDays, soon) => {
    expect(at(now)).toEqual({ kind: 'open', until: '02:00', day: 6, inDays, soon });
  });

  test('at midnight before a closed day it closes soon', () => {
    const weekdays = { ...week, hours: week.hours.slice(0, 1) };
    expect(openStateAt(weekdays, new Date('2026-11-07T05:30:00Z'))).toEqual({
      kind: 'open',
      until: '24:00',
      day: 5,
      inDays: 0,
      soon: true,
    });
  });
});

test.each([
  ['no hours', { ...chicago, hours: [] }],
  ['malformed hours', { ...chicago, hours: [{ from: 1, to: 7, opens: 'soon', closes: '' }] }],
  ['an unknown zone', { ...chicago, timeZone: 'Mars/Olympus' }],
])('%s: unknown', (_name, pharmacy) =>
  expect(openStateAt(pharmacy, new Date(0))).toEqual({ kind: 'unknown' }),
);
