import { claims } from '@portal/contracts/claims';
import { inherit } from './inherit';
import type { ScenarioFile } from './scenario-file';

const clock = '2026-11-05T09:00:00-05:00';
const files = new Map<string, ScenarioFile>([
  [
    'visitor',
    {
      title: 'Visitor',
      clock,
      flags: { on: ['footer', 'unsecuredLogin'] },
      responses: { 'translations.getEntries': 'none', 'pharmacies.search': 'all' },
    },
  ],
  [
    'member',
    {
      title: 'Member',
      extends: 'visitor',
      identity: 'member',
      flags: { on: ['claimsHistory'], off: ['unsecuredLogin'] },
      responses: { 'claims.getHistory': 'year', 'pharmacies.search': null },
      initial: 'fresh',
      states: { fresh: { on: { 'pharmacies.setDefault': 'chosen' } }, chosen: {} },
    },
  ],
  [
    'down',
    {
      title: 'Down',
      extends: 'member',
      identity: null,
      flags: { on: ['unsecuredLogin'] },
      responses: { 'claims.getHistory': { status: 503 } },
      initial: null,
      states: null,
    },
  ],
]);

describe('inheritance', () => {
  test('the child wins key by key and null removes', () => {
    expect(inherit('down', files)).toMatchObject({
      title: 'Down',
      line: ['down', 'member', 'visitor'],
      clock,
      client: 'common',
      businessLine: 'COMMERCIAL',
      identity: undefined,
      flags: ['footer', 'claimsHistory', 'unsecuredLogin'],
      responses: { 'translations.getEntries': 'none', 'claims.getHistory': { status: 503 } },
      initial: undefined,
      states: {},
    });
    expect(inherit('member', files).flags).toEqual(['footer', 'claimsHistory']);
  });

  test('where someone signs in, a default answer is before all that the scenario and its parents name', () => {
    const answers = ['idCard.get', 'claims.getHistory', 'pharmacies.search'].flatMap((id) => [
      `${id}/default`,
      `${id}/none`,
    ]);
    const { responses, origins } = inherit('member', files, new Set(answers));
    expect(responses).toEqual({
      'idCard.get': 'default',
      'claims.getHistory': 'year',
      'translations.getEntries': 'none',
    });
    expect(origins).toMatchObject({
      'responses.idCard.get': 'responses/idCard.get/default.json',
      'responses.claims.getHistory': 'member',
    });
  });

  test('a member with nothing on record has what is there without one, as all who extend it', () => {
    const empty = { title: 'New', extends: 'member', defaults: 'none' } as const;
    const staff = { title: 'Staff', extends: 'empty', identity: 'staff' };
    const withEmpty = new Map<string, ScenarioFile>([...files, ['empty', empty], ['staff', staff]]);
    const answers = new Set([
      'idCard.get/default',
      'idCard.get/none',
      'benefits.getSummary/default',
    ]);
    // Only where others have a default answer.
    answers.add('health.getInformation/none');
    for (const name of ['empty', 'staff']) {
      const { responses, origins } = inherit(name, withEmpty, answers);
      expect(responses).toEqual({
        'idCard.get': 'none',
        'claims.getHistory': 'year',
        'translations.getEntries': 'none',
      });
      expect(origins['responses.idCard.get']).toBe('responses/idCard.get/none.json');
    }
  });

  test('neither a visitor nor a recording has a default answer', () => {
    const recorded = { title: 'Recorded', clock, identity: 'member', recorded: true } as const;
    const withRecording = new Map([...files, ['recorded', recorded]]);
    for (const name of ['visitor', 'down', 'recorded']) {
      expect(
        inherit(name, withRecording, new Set(['idCard.get/default'])).responses,
      ).not.toHaveProperty(['idCard.get']);
    }
  });

  test('a wildcard wins over the parent, a call over its area, and its area over all', () => {
    const { responses, origins } = inherit(
      'refused',
      new Map<string, ScenarioFile>([
        ...files,
        [
          'refused',
          {
            title: 'Refused',
            extends: 'member',
            responses: {
              'claims.getEntry': 'year',
              'claims.*': { status: 403 },
              'pharmacies.*': null,
              '*': { status: 503 },
            },
          },
        ],
      ]),
    );
    expect(responses).toMatchObject({
      'claims.getEntry': 'year',
      'claims.getHistory': { status: 403 },
      'idCard.get': { status: 503 },
    });
    expect(Object.keys(responses)).not.toContain('pharmacies.search');
    expect(Object.keys(responses).filter((id) => id.startsWith('session.'))).toEqual([]);
    expect(origins).toMatchObject({
      'responses.claims.getEntry': 'refused',
      'responses.claims.getHistory': 'refused (claims.*)',
      'responses.idCard.get': 'refused (*)',
    });
  });

  test('a state may have wildcards too', () => {
    const states = { down: { responses: { 'claims.*': { status: 503 } } } };
    const inherited = inherit('one', new Map([['one', { title: 'One', states }]]));
    const calls = Object.keys(claims).map((name) => `claims.${name}`);
    expect(calls).toContain('claims.getHistory');
    expect(inherited.states['down']?.responses).toEqual(
      Object.fromEntries(calls.map((id) => [id, { status: 503 }])),
    );
  });

  test('every key keeps where it comes from', () => {
    expect(inherit('down', files).origins).toEqual({
      clock: 'visitor',
      'flags.footer': 'visitor',
      'flags.claimsHistory': 'member',
      'flags.unsecuredLogin': 'down',
      'responses.translations.getEntries': 'visitor',
      'responses.claims.getHistory': 'down',
    });
  });

  test.each([
    [{ a: 'b' }, 'There is no scenario "b".'],
    [{ a: 'b', b: 'a' }, 'The scenarios extend each other in a circle: a, b, a.'],
    [
      { a: 'b', b: 'c', c: 'd', d: 'e', e: undefined },
      'a → b → c → d → e is more than 3 steps of inheritance.',
    ],
  ])('refuses %j', (parents, reason) => {
    const chain = new Map(
      Object.entries(parents).map(([name, parent]): [string, ScenarioFile] => [
        name,
        { title: name, ...(parent && { extends: parent }) },
      ]),
    );
    expect(() => inherit('a', chain)).toThrow(reason);
  });
});
