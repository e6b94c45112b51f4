import { openStateAt } from './pharmacy-hours';

const hours = [
  { from: 1, to: 5, opens: '08:00', closes: '21:00' },
  { from: 6, to: 6, opens: '09:00', closes: '18:00' },
];
const chicago = { hours, timeZone: 'America/Chicago' };

// 5 November 2026 is a Thursday; Chicago is six hours behind UTC.
test.each([
  ['before opening', '2026-11-05T13:59:00Z', { kind: 'closed', opens: '08:00', day: 4, inDays: 0 }],
  ['at opening', '2026-11-05T14:00:00Z', { kind: 'open', until: '21:00', soon: false }],
  ['an hour before closing', '2026-11-06T02:00:00Z', { kind: 'open', until: '21:00', soon: true }],
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

test.each([
  ['no hours', { ...chicago, hours: [] }],
  ['malformed hours', { ...chicago, hours: [{ from: 1, to: 7, opens: 'soon', closes: '' }] }],
  ['an unknown zone', { ...chicago, timeZone: 'Mars/Olympus' }],
])('%s: unknown', (_name, pharmacy) =>
  expect(openStateAt(pharmacy, new Date(0))).toEqual({ kind: 'unknown' }),
);
