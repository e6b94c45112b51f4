import * as z from 'zod/mini';
import { defineEndpoints, endpoint } from './endpoint';
import { defineExamples, exampleInputsOf, type ExampleWorld } from './examples';
import { freeText, isoDate, memberId, required } from './fields';

const world: ExampleWorld = {
  scenario: 'visitor',
  today: '2026-11-05',
  daysAgo: () => '2026-10-06',
  client: 'common',
  businessLine: 'COMMERCIAL',
  isVisitor: true,
  memberId: 'EVF1',
  responseOf: () => null,
};

const probe = defineEndpoints('probe', 'any', {
  search: endpoint({
    summary: 'A call with parameters.',
    method: 'POST',
    path: '/portalmicroservices/api/probe/:memberId/:since',
    upstream: 'member',
    auth: 'member',
    params: { memberId: required(memberId), since: required(isoDate) },
    query: z.object({ page: z.enum(['first', 'last']), note: z.optional(z.string()) }),
    body: z.object({ reason: required(freeText), copies: z.union([z.literal(1), z.literal(2)]) }),
    onceByKey: true,
    response: z.object({}),
    spec: 'a test',
  }),
  get: endpoint({
    summary: 'A call whose parameter has no meaning.',
    method: 'GET',
    path: '/portalmicroservices/api/probe/:thing',
    upstream: 'member',
    auth: 'member',
    params: { thing: z.string() },
    response: z.object({}),
    spec: 'a test',
  }),
});

const derived = {
  memberId: 'EVF1',
  since: '2026-11-05',
  page: 'first',
  body: { reason: 'Penicillin', copies: 1 },
  idempotencyKey: 'example-key-1',
};

test('the input of a call follows from the meanings of its fields, without optional values', () => {
  expect(exampleInputsOf(probe.search, world)).toEqual([derived]);
});

test('the examples of an area take the place of what they name', () => {
  const examples = defineExamples(probe, {
    search: ({ daysAgo }) => [{ since: daysAgo(30) }, { note: 'urgent' }],
  });
  expect(exampleInputsOf(probe.search, world, examples['probe.search'])).toEqual([
    { ...derived, since: '2026-10-06' },
    { ...derived, note: 'urgent' },
  ]);
});

test('a value without a meaning needs an example', () => {
  expect(() => exampleInputsOf(probe.get, world)).toThrow(
    'No example for "thing" of probe.get: add one to the examples of "probe".',
  );
  expect(exampleInputsOf(probe.get, world, () => [{ thing: 'a' }])).toEqual([{ thing: 'a' }]);
});
