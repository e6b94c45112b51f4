import { drugName, exactCount, isoDate, money, required } from '@portal/contracts/fields';
import * as z from 'zod/mini';
import { type Answer, answerMutants } from './mutate-answer';

const schema = z.object({
  unread: exactCount,
  on: required(isoDate),
  rows: z.array(z.object({ amount: money, drugName })),
});
const body = { unread: 2, on: '2026-11-05', rows: [{ amount: '4.00', drugName: 'A' }] };
const answer: Answer = { status: 200, type: 'application/json', text: JSON.stringify(body) };
const mutants = answerMutants(answer, schema);
const made = (kind: string, where: string) =>
  mutants
    .filter((each) => each.kind === kind && each.where === where)
    .map((each) => each.made)
    .map(({ text }) => JSON.parse(text) as unknown);

test('an answer is made wrong at every place, one thing at a time', () => {
  expect(made('field left out', '$.unread')).toEqual([{ on: body.on, rows: body.rows }]);
  expect(made('field renamed', '$.rows[*].drugName')).toEqual([
    { ...body, rows: [{ amount: '4.00', drug_name: 'A' }] },
  ]);
  expect(made('another type', '$.unread')).toEqual([{ ...body, unread: 'some' }]);
  expect(made('out of form', '$.on')).toEqual([{ ...body, on: '' }]);
  expect(made('object for list', '$.rows')).toEqual([{ ...body, rows: body.rows[0] }]);
  expect(made('list emptied', '$.rows')).toEqual([{ ...body, rows: [] }]);
  expect(made('list for object', '$')).toEqual([[body]]);
});

test('a value becomes only what the schema refuses, so that no mutant is right after all', () => {
  expect(made('another type', '$.rows[*].amount')).toEqual([
    { ...body, rows: [{ amount: true, drugName: 'A' }] },
  ]);
  expect(made('null', '$.rows[*].drugName')).toEqual([]);
  expect(made('null', '$.unread')).toEqual([{ ...body, unread: null }]);
});

test('a value becomes wrong by its meaning, also where the portal would read it', () => {
  const places = mutants.filter(({ kind }) => /amount|date/.test(kind)).map(({ where }) => where);
  expect(new Set(places)).toEqual(new Set(['$.on', '$.rows[*].amount']));
  expect(made('amount as text of another form', '$.rows[*].amount')).toContainEqual({
    ...body,
    rows: [{ amount: '1.500,00', drugName: 'A' }],
  });
  expect(made('date that is none', '$.on')).toContainEqual({ ...body, on: '2026-13-05' });
});

test('status, content type and the text itself are made wrong as well', () => {
  const kinds = mutants.filter(({ where }) => !where.startsWith('$'));
  expect(kinds.map((each) => [each.kind, each.where])).toEqual([
    ['wrong status', '201'],
    ['wrong status', '404'],
    ['wrong status', '503'],
    ['wrong content type', 'text/html'],
    ['wrong content type', 'text/plain'],
    ['no JSON', 'cut off'],
    ['no JSON', 'nothing'],
  ]);
});

test('of a refusal the code is made another where the portal acts on it', () => {
  const refusal = z.object({ message: z.string() });
  const refused = (message: string) =>
    answerMutants(
      { status: 403, type: 'application/json', text: JSON.stringify({ message }) },
      refusal,
    ).filter(({ kind }) => kind === 'wrong code');
  expect(refused('ELIG_E0000001: No.')).toMatchObject([
    { made: { text: '{"message":"SOMETHING_ELSE: No."}' } },
  ]);
  expect(refused('NOT_FOUND: No.')).toEqual([]);
});
