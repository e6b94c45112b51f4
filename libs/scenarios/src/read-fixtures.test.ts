import { cpSync, mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findFixtures } from './find-fixtures';
import { withLines } from './lines-of-problems';
import { FixturesInvalid, problemText } from './problem';
import { loadFixtures, readFixtures } from './read-fixtures';
import { tieOut } from './tie-out';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fixtures-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, content: unknown) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  writeFileSync(join(folder, file), text);
};
const problems = () => readFixtures(folder).problems.map(problemText);
const valid = { title: 'One', clock: '2026-11-05T09:00:00-05:00' };

describe('reading fixtures', () => {
  test.each<[string, object, string]>([
    [
      'an unknown key',
      { ...valid, cleint: 'common' },
      'scenarios/one.json: cleint: The schema does not know this key.',
    ],
    [
      'an unknown flag',
      { ...valid, flags: { on: ['claimHistory'] } },
      'scenarios/one.json: flags.on: There is no flag "claimHistory".',
    ],
    [
      'an unknown client',
      { ...valid, client: 'acme' },
      'scenarios/one.json: client: There is no client "acme".',
    ],
    [
      'an unknown business line',
      { ...valid, businessLine: 'MEDICARE' },
      'scenarios/one.json: businessLine: Invalid option: expected one of "COMMERCIAL"|"MEDD"',
    ],
    [
      'an unknown endpoint',
      { ...valid, responses: { 'claims.history': 'none' } },
      'scenarios/one.json: responses.claims.history: No endpoint has this id.',
    ],
    [
      'a call that only the BFF answers',
      { ...valid, responses: { 'session.getStatus': 'signed-in' } },
      'scenarios/one.json: responses.session.getStatus: The BFF answers this call itself; a scenario cannot.',
    ],
    [
      'an unknown variant',
      { ...valid, responses: { 'claims.getHistory': 'thirty-days' } },
      'scenarios/one.json: responses.claims.getHistory: There is no file responses/claims.getHistory/thirty-days.json.',
    ],
    [
      'an answer without a variant',
      { ...valid, responses: { 'claims.getHistory': { delayMs: 5 } } },
      'scenarios/one.json: responses.claims.getHistory: Name a variant: an answer needs a response file.',
    ],
    [
      'a wildcard that matches nothing',
      { ...valid, responses: { 'session.*': { status: 503 } } },
      'scenarios/one.json: responses.session.*: No call of the services matches.',
    ],
    [
      'a wildcard with a variant',
      { ...valid, responses: { '*': 'none' } },
      'scenarios/one.json: responses.*: A wildcard takes a status from 400, a reset or null, without a variant.',
    ],
    [
      'an unknown identity',
      { ...valid, identity: 'one' },
      'scenarios/one.json: identity: There is no file identities/one.json.',
    ],
    [
      'an unknown initial state',
      { ...valid, states: { a: {} }, initial: 'b' },
      'scenarios/one.json: initial: There is no state "b". It has: a.',
    ],
    [
      'a step to an unknown state',
      { ...valid, states: { a: { on: { 'pharmacies.setDefault': 'b' } } }, initial: 'a' },
      'scenarios/one.json: states.a: on pharmacies.setDefault leads to "b", which is no state. It has: a.',
    ],
    [
      'a missing clock',
      { title: 'One' },
      'scenarios/one.json: clock: Neither the scenario nor a parent has a clock.',
    ],
    [
      'a missing parent',
      { ...valid, extends: 'zero' },
      'scenarios/one.json: extends: There is no scenario "zero".',
    ],
  ])('reports %s', (_, scenario, sentence) => {
    write('scenarios/one.json', scenario);
    expect(problems()).toEqual([sentence]);
  });

  test('reports a missing parent next to an unknown key, each with its line', () => {
    const lines = ['{', '  "extends": "zero",', '  "cleint": "common",', '  "title": "One"', '}'];
    write('scenarios/one.json', lines.join('\n'));
    const { problems: found } = readFixtures(folder);
    expect(withLines(found, folder).map(problemText)).toEqual([
      'scenarios/one.json:3: cleint: The schema does not know this key.',
      'scenarios/one.json:2: extends: There is no scenario "zero".',
    ]);
  });

  test('reports no missing parent when the parent is there but has a problem', () => {
    write('scenarios/one.json', { ...valid, cleint: 'common' });
    write('scenarios/two.json', { ...valid, extends: 'one', cleint: 'common' });
    expect(problems()).toEqual([
      'scenarios/one.json: cleint: The schema does not know this key.',
      'scenarios/two.json: cleint: The schema does not know this key.',
    ]);
  });

  test('reports a body that breaks its schema, and of a key that the schema does not know', () => {
    write('scenarios/one.json', {
      ...valid,
      responses: { 'claims.getHistory': 'wrong', 'notifications.getCounts': 'typo' },
    });
    write('responses/claims.getHistory/wrong.json', {
      claimsHistory: { claim: [{ dateOfService: 5, healthServiceId: 'a b' }] },
    });
    write('responses/notifications.getCounts/typo.json', {
      notifications: { unread: 1, uread: 1 },
      eob: { unread: 0 },
      other: { unread: 0 },
    });
    expect(problems()).toEqual([
      'scenarios/one.json: responses.claims.getHistory: responses/claims.getHistory/wrong.json: claimsHistory.claim[0].dateOfService: Write a date that exists as YYYY-MM-DD.',
      'scenarios/one.json: responses.claims.getHistory: responses/claims.getHistory/wrong.json: claimsHistory.claim[0].healthServiceId: An id has letters, digits, dots, underscores and hyphens only.',
      'scenarios/one.json: responses.notifications.getCounts: responses/notifications.getCounts/typo.json: notifications.uread: The schema does not know this key.',
    ]);
  });

  test('reports files that no scenario uses, that are no JSON, or that belong to no endpoint', () => {
    write('scenarios/one.json', valid);
    write('scenarios/two.json', '{ "title": ');
    write('responses/claims.getHistory/none.json', { claimsHistory: {} });
    write('responses/claims.gone/none.json', {});
    write('identities/ann.json', {
      username: 'ann',
      password: 'demo',
      claims: {
        given_name: 'Ann',
        family_name: 'Invented',
        email: 'ann@example.com',
        email_verified: true,
        groups: [],
      },
      idToken: [],
      accessToken: [],
    });
    expect(problems()).toEqual([
      expect.stringMatching(/^scenarios\/two\.json:1: No valid JSON: /),
      'responses/claims.gone: No endpoint has this id.',
      'identities/ann.json: username: No scenario "ann" has this identity.',
      'responses/claims.getHistory/none.json: No scenario uses this file.',
    ]);
  });

  test('an error answer needs the form of an error, not that of the answer', () => {
    write('scenarios/one.json', {
      ...valid,
      responses: { 'claims.getHistory': { status: 403, variant: 'refused' } },
    });
    write('responses/claims.getHistory/refused.json', { reason: 'no' });
    expect(problems()).toEqual([
      expect.stringContaining('responses/claims.getHistory/refused.json: message: Invalid input'),
    ]);
  });

  test('loading throws once with every problem', () => {
    write('scenarios/one.json', { ...valid, client: 'acme', businessLine: 'X' });
    write('scenarios/two.json', { ...valid, client: 'acme' });
    expect(() => loadFixtures(folder)).toThrow(FixturesInvalid);
    expect(() => loadFixtures(folder)).toThrow(/one\.json.*\n.*two\.json/);
  });

  test('says where it looked when there is no fixtures folder', () => {
    expect(() => findFixtures(folder)).toThrow(
      `No folder "fixtures/scenarios" at or above ${folder}.`,
    );
  });
});

describe('the fixtures of this repository', () => {
  test('are sound and all used', () => {
    expect(loadFixtures().scenarios.size).toBeGreaterThan(0);
  });

  test('tie out to the cent, in every scenario', () => {
    for (const scenario of loadFixtures().scenarios.values()) {
      expect([scenario.name, tieOut(scenario)]).toEqual([scenario.name, []]);
    }
  });

  test('a cent too much shows in the tie-out', () => {
    cpSync(findFixtures(), folder, { recursive: true });
    const file = 'responses/balances.getBenefitBalance/family-mid-deductible.json';
    const body = JSON.stringify(
      loadFixtures()
        .scenarios.get('visitor')!
        .files.get('balances.getBenefitBalance/family-mid-deductible')!.body,
    );
    write(file, body.replace('1868.40', '1868.41'));
    expect(tieOut(loadFixtures(folder).scenarios.get('commercial-member')!)).toEqual([
      'Marisol: pm is 1868.41, but the claims give 1868.40.',
    ]);
  });

  test('a claim after the scenario’s clock is not counted', () => {
    cpSync(findFixtures(), folder, { recursive: true });
    const { files } = loadFixtures().scenarios.get('commercial-member')!;
    const { file, body } = files.get('claims.getHistory/family-year')!;
    write(file, JSON.stringify(body).replace('2026-11-02', '2026-11-30'));
    expect(tieOut(loadFixtures(folder).scenarios.get('commercial-member')!).join('\n')).toContain(
      'pm is 1868.40, but the claims give 1858.40.',
    );
  });
});
