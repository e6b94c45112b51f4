import * as z from 'zod/mini';
import { BenefitBalance } from './areas/balances';
import { claims } from './areas/claims';
import { isoDate, label, list, money, orNull, part, recordId, required } from './fields';
import { payments } from './areas/payments';
import { readResponse } from './read-response';

const Row = z.object({ id: required(recordId), amount: money, paidOn: isoDate });
const Account = z.object({
  name: label,
  rows: z.array(Row),
  notes: list(label),
  limit: orNull(z.object({ amount: money })),
  plan: part(z.object({ amount: money, limits: part(z.object({ family: money })) })),
});
const row = { id: 'R1', amount: '12.50', paidOn: '2026-11-05' };
const account = {
  name: 'Ana',
  rows: [row],
  notes: ['a'],
  limit: { amount: 5 },
  plan: { amount: 7, limits: { family: 9 } },
};

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
  ['an object that is none', { limit: 'none' }, { limit: null }, ['limit']],
  ...[undefined, null, 'none', 7, [], true].map((sent): [string, unknown, object, string[]] => [
    `an object that should be there and is ${JSON.stringify(sent)}`,
    { plan: sent },
    { plan: { amount: null, limits: { family: null } } },
    ['plan'],
  ]),
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

test('a part that cannot do without a field fails what it is in', () => {
  const Plan = z.object({ plan: part(z.object({ id: required(recordId) })) });
  for (const plan of [undefined, {}, 'none', { id: 7 }]) {
    expect(readResponse(Plan, { plan })).toMatchObject({ success: false });
    const rows = [{ plan }, { plan: { id: 'R1' } }];
    expect(readResponse(z.array(Plan), rows)).toMatchObject({ value: [{ plan: { id: 'R1' } }] });
  }
});

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

describe('a status', () => {
  const read = (sent: unknown) => {
    const body = { claimsHistory: { claim: [{ CLAIM_STATUS: sent }] } };
    const { success, ...rest } = readResponse(claims.getHistory.response, body);
    if (!success || !('value' in rest)) throw new Error('The response is not read.');
    const { status, claimStatus } = rest.value.claimsHistory?.claim?.[0] ?? {};
    return [status, claimStatus, rest.issues];
  };

  test.each([
    ['PAID', 'paid'],
    [' Paid ', 'paid'],
    ['approved', 'paid'],
    ['rejected', 'rejected'],
    ['denied', 'rejected'],
    ['reversed', 'reversed'],
    ['pending', 'inProgress'],
    ['captured', 'inProgress'],
    ['In Progress', 'inProgress'],
    ['processing', 'inProgress'],
    ['adjusted', 'adjusted'],
    ['DUPLICATE', 'duplicate'],
  ])('%j is %s, with its text', (sent, kind) => {
    expect(read(sent)).toEqual([kind, sent.trim(), []]);
  });

  test('that is missing is unknown, without an issue', () => {
    for (const sent of [undefined, null, '', 'null'])
      expect(read(sent)).toEqual(['unknown', '', []]);
  });

  test.each([
    [' In review ', 'In review'],
    ['constructor', 'constructor'],
    [7, ''],
    [{}, ''],
  ])('%j is unknown, and keeps its text', (sent, text) => {
    const issues = ['claimsHistory.claim.CLAIM_STATUS'];
    expect(read(sent)).toEqual(['unknown', text, issues]);
  });

  test('of a payment is read in the same way', () => {
    const rows = [' processing', 'Declined', 'refunded', 'ON_HOLD', ''];
    const body = { payments: rows.map((status) => ({ status })) };
    expect(readResponse(payments.getHistory.response, body)).toMatchObject({
      value: {
        payments: [
          { status: { kind: 'processing', text: 'processing' } },
          { status: { kind: 'declined', text: 'Declined' } },
          { status: { kind: 'refunded', text: 'refunded' } },
          { status: { kind: 'unknown', text: 'ON_HOLD' } },
          { status: { kind: 'unknown', text: '' } },
        ],
      },
      issues: ['payments.status'],
    });
  });
});
