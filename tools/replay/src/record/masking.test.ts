import * as fields from '@portal/contracts/fields';
import { wireSchemaOf } from '@portal/contracts/wire-schema';
import * as z from 'zod/mini';
import { givenNames } from './invented';
import { Masking } from './masking';
import { unmaskableIn } from './unmaskable';

const schema = wireSchemaOf(
  z.object({
    dateOfService: fields.isoDate,
    sentOn: fields.isoDateTime,
    dob: fields.birthDate,
    copay: fields.money,
    status: fields.code(['PAID', 'REJECTED']),
    sub: z.nullish(z.enum(['S', 'D'])),
    on: fields.flag,
    planYear: fields.planYear,
    expMonth: fields.month,
    expYear: fields.year,
    latitude: fields.coordinate,
    memberId: fields.memberId,
    dependentId: fields.memberId,
    first: fields.givenName,
    filledFor: fields.fullName,
    provider: fields.pharmacyName,
    value: fields.label,
    css: fields.url,
    ndc: fields.ndc,
    plan: fields.planId,
    client: fields.clientCode,
    rejectCode: fields.key,
    note: fields.markdown,
  }),
);

test.each([
  ['dateOfService', '11/05/2026'],
  ['dateOfService', '2026-13-45'],
  ['dateOfService', 'Nov 5, Marisol'],
  ['sentOn', '5 November'],
  ['dob', 'March 1978'],
  ['copay', 6125550142],
  ['copay', '612-555-0142'],
  ['copay', 'owed by Marisol'],
  ['status', 'PAID BY MARISOL'],
  ['planYear', '1978-03-02'],
  ['expMonth', 'March'],
  ['latitude', '14 Example Lane'],
  ['Marisol Sampleton', null],
  ['unknown', []],
])('%s with %j stops a recording, without a word of the value', (field, value) => {
  const [reason = '', ...more] = unmaskableIn('probe.get', { [field]: value }, schema);
  expect(more).toEqual([]);
  expect(reason).toMatch(/^[\w ]+ \(probe\.get\): It is|^[\w ]+ \(probe\.get\): The catalogue/);
  expect(reason.replace(field, '')).not.toMatch(/Marisol|1978|0142|March/);
});

test('a field that the catalogue knows without a meaning stops a recording', () => {
  const bare = wireSchemaOf(z.object({ remark: z.string() }));
  expect(unmaskableIn('probe.get', { remark: 'Marisol' }, bare)).toEqual([
    'remark (probe.get): It has no meaning.',
  ]);
});

const recorded = {
  dateOfService: '2026-11-03',
  sentOn: '2026-11-04T14:30:00Z',
  dob: '1978-03-02',
  copay: '12.50',
  status: 'PAID',
  sub: 'S',
  on: 'true',
  planYear: 2026,
  expMonth: 9,
  expYear: 2029,
  latitude: 44.98,
  memberId: 'EVF1787',
  dependentId: 'EVF1787-03',
  first: 'Marisol',
  filledFor: 'Marisol Sampleton',
  provider: 'Marisol, 612-555-0142',
  value: 'Marisol Sampleton',
  css: 'https://x.example/EVF1787.css',
  ndc: '16125550142',
  plan: 'FAM-1500',
  client: 'Marisol',
  rejectCode: '75',
  note: 'Call Marisol.',
};

test('what is left of a recording names no one, and still holds together', () => {
  expect(unmaskableIn('probe.get', recorded, schema)).toEqual([]);
  const masking = new Masking([{ value: recorded, schema }], '2026-11-05');
  const masked = masking.mask(recorded, schema) as typeof recorded;
  expect(JSON.stringify(masked)).not.toMatch(/marisol|sampleton|EVF1787|0142|1978-03|FAM-1500/i);
  expect(masked).toMatchObject({ copay: '12.50', status: 'PAID', sub: 'S', on: 'true' });
  expect(masked.rejectCode).toBe('75');
  expect(masked.dependentId).toBe(`${masked.memberId}-03`);
  expect(masked.filledFor.split(' ')[0]).toBe(masked.first);
  expect(masking.mask({ first: 'MARISOL' }, schema)).toEqual({ first: masked.first });
});

test('dates, plan years, expiries and ages move together', () => {
  const masking = new Masking([{ value: recorded, schema }], '2026-11-05');
  const { today } = masking;
  const masked = masking.mask(recorded, schema) as typeof recorded;
  const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;
  expect(days(masked.dateOfService, today)).toBe(2);
  expect(masked.sentOn).toMatch(/T14:30:00Z$/);
  expect(masked.planYear).toBe(Number(today.slice(0, 4)));
  expect(masked.dob).toBe(`${Number(today.slice(0, 4)) - 48}-01-01`);
  const expired = { expMonth: 10, expYear: 2026 };
  const valid = { expMonth: 11, expYear: 2026 };
  const endOf = (card: unknown) => {
    const { expYear, expMonth } = masking.mask(card, schema) as typeof expired;
    return new Date(Date.UTC(expYear, expMonth, 0)).toISOString().slice(0, 10);
  };
  expect([endOf(expired) < today, endOf(valid) < today]).toEqual([true, false]);
});

test('a flag that is a name is off, and a word that is not listed is never written', () => {
  const masking = new Masking([], '2026-11-05');
  expect(masking.mask({ on: 'Marisol' }, schema)).toEqual({ on: 'false' });
  expect(masking.mask({ first: 'Иван' }, schema)).not.toEqual({ first: 'Иван' });
  expect(masking.mask({ plan: 'Иван' }, schema)).not.toEqual({ plan: 'Иван' });
});

test('more names than are invented are numbered, and stay different', () => {
  const names = Array.from({ length: 60 }, (_, n) => ({ first: `Recorded${n}` }));
  const masking = new Masking([{ value: names[0], schema }], '2026-11-05');
  const masked = names.map((each) => (masking.mask(each, schema) as { first: string }).first);
  expect(new Set(masked).size).toBe(60);
  expect(masked.filter((name) => /^[A-Z][a-z]+\d+$/.test(name))).toHaveLength(
    60 - givenNames.length,
  );
});

test('a value that can only be replaced by a recorded one stops a recording', () => {
  const ids = Array.from('0123456789', (memberId) => ({ memberId }));
  const masking = new Masking(
    ids.map((value) => ({ value, schema })),
    '2026-11-05',
  );
  expect(() => masking.mask(ids[0], schema)).toThrow(
    expect.objectContaining({ ending: 'notMasked' }),
  );
});
