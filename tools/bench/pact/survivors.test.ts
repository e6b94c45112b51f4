import type { Interaction } from './contract';
import { survivorsOf } from './survivors';

const interaction: Interaction = {
  description: 'area.getList in the scenario visitor',
  providerStates: [],
  request: { method: 'GET', path: '/' },
  response: {
    status: 200,
    body: { rows: [{ amount: '1.00', name: 'A', refills: [1] }] },
    matchingRules: {
      body: {
        '$.rows[*].amount': { matchers: [{ match: 'regex' }] },
        '$.rows[*].name': { matchers: [{ match: 'type' }, { match: 'regex' }] },
        '$.rows[*].refills': { matchers: [{ match: 'type', min: 0 }] },
      },
    },
  },
};
const survivor = (where: string, kind = 'another type') => ({
  interaction,
  kind,
  where,
  caught: false,
});
const reasonsOf = (...places: string[]) =>
  survivorsOf(places.map((where) => survivor(where))).map(({ where, reason }) => [where, reason]);

test('survivors of the same place are one row with their kinds', () => {
  const rows = survivorsOf([
    survivor('$.rows[*].gone', 'field renamed'),
    survivor('$.rows[*].gone', 'field left out'),
    { ...survivor('$.rows[*].name'), caught: true },
  ]);
  expect(rows).toMatchObject([
    { call: 'area.getList', kinds: 'field left out, field renamed', count: 2 },
  ]);
});

test('a survivor has the reason that the contract shows, and is a weakness where it shows none', () => {
  const reasons = reasonsOf(
    '$.rows[*].gone',
    '$.gone',
    '$.rows[*].amount',
    '$.rows[*].name',
    '$.rows[*].refills',
    '201',
  );
  expect(Object.fromEntries(reasons)).toEqual({
    '$.rows[*].gone': expect.stringMatching(/^not required: a row of the example lacks it/),
    '$.gone': expect.stringMatching(/^the example has no value there/),
    '$.rows[*].amount': expect.stringMatching(/matched by its pattern alone/),
    '$.rows[*].name': expect.stringMatching(/^no reason known/),
    '$.rows[*].refills': expect.stringMatching(/^empty in a row of the example/),
    '201': expect.stringMatching(/^no reason known/),
  });
});
