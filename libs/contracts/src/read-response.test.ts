import * as z from 'zod/mini';
import { BenefitBalance } from './areas/balances';
import { isoDate, label, list, money, recordId, required } from './fields';
import { readResponse } from './read-response';

const Row = z.object({ id: required(recordId), amount: money, paidOn: isoDate });
const Account = z.object({
  name: label,
  rows: z.array(Row),
  notes: list(label),
  limit: z.nullish(z.object({ amount: money })),
});
const row = { id: 'R1', amount: '12.50', paidOn: '2026-11-05' };
const account = { name: 'Ana', rows: [row], notes: ['a'], limit: { amount: 5 } };

test('a response without issues is read as it is', () => {
  expect(readResponse(Account, account)).toEqual({
    success: true,
    value: { ...account, rows: [{ ...row, amount: 12.5 }] },
    issues: [],
  });
});

test.each<[string, unknown, object, string[]]>([
  ['a field that is malformed', { name: 7 }, { name: '' }, ['name']],
  [
    'fields of rows, each named once',
    { rows: [row, { ...row, amount: '12.' }, { ...row, amount: '$', paidOn: 'soon' }] },
    {
      rows: [
        { ...row, amount: 12.5 },
        { ...row, amount: null },
        { ...row, amount: null, paidOn: '' },
      ],
    },
    ['rows.amount', 'rows.paidOn'],
  ],
  [
    'a row without its id',
    { rows: [{ ...row, id: undefined, amount: 'N/A' }, row, 'row', null] },
    { rows: [{ ...row, amount: 12.5 }] },
    ['rows.id', 'rows.amount', 'rows'],
  ],
  ['an item of a list of texts', { notes: [1, 'a', {}] }, { notes: ['a'] }, ['notes']],
  ['a list that is none', { notes: 'a' }, { notes: [] }, ['notes']],
  ['an object that is none', { limit: 'none' }, { limit: undefined }, ['limit']],
])('%s is absent, with an issue', (_, malformed, value, issues) => {
  expect(readResponse(Account, { ...account, ...(malformed as object) })).toEqual({
    success: true,
    value: { ...account, rows: [{ ...row, amount: 12.5 }], ...value },
    issues,
  });
});

test.each([undefined, null, '', 'text', 7, [], {}, { rows: 'none' }, { name: 'Ana', rows: {} }])(
  'a body of another shape is not read: %j',
  (body) => {
    expect(readResponse(Account, body)).toMatchObject({ success: false });
  },
);

test('the body that was sent is left as it is', () => {
  const body = { ...account, rows: [{ ...row, amount: 'N/A' }] };
  const sent = JSON.stringify(body);
  readResponse(Account, body);
  expect(JSON.stringify(body)).toBe(sent);
});

test('a person of a plan who cannot be read stays, so that no family total leaves them out', () => {
  const amounts = { deductible: '12.00', pm: '20.00' };
  const balance = [{ member: 'Rafael', ...amounts }, { ...amounts }];
  const read = readResponse(BenefitBalance, { balance, planInfo: {} });
  expect(read).toMatchObject({
    success: true,
    value: { balance: balance.map(() => ({ member: { sub: 'unknown', firstName: '' }, pm: 20 })) },
    issues: ['balance.member'],
  });
});
