import { statedFacts } from '@portal/domain/facts';
import { ourFiles, textOf } from '../workspace';
import { againstOracle, comparedCount, twoValues, twoVerdicts } from './compare';
import { notStated } from './must-state';
import { least, reportOf, stillWaiting, tooFew } from './report';
import { said } from './testing-statement';
import { holdsValue, withoutValue } from './words';

describe('two values of one fact', () => {
  const here = said('nextFill own 1 30/30 9 92.00', 'About $92.00');
  const there = said('nextFill own 1 30/30 9 0.00', '$0.00', { screen: 'myDrugs', language: 'es' });

  test('are one contradiction, with both places and their words', () => {
    const [found, ...others] = twoValues([here, there]);
    expect(others).toEqual([]);
    expect(found?.text).toMatch(/a-family: nextFill own 1 30\/30 9/);
    expect(found?.text).toMatch(/92\.00 {2}dashboard \(en\): “About \$92\.00”/);
    expect(found?.text).toMatch(/0\.00 {2}myDrugs \(es\): “\$0\.00”/);
  });

  test('of two scenarios, days or people are none', () => {
    const others = [
      { ...there, scenario: 'another' },
      { ...there, day: '2026-11-06' },
      { ...there, subject: 'member-1 1 30/30 9' },
    ];
    expect(twoValues([here, ...others])).toEqual([]);
  });
});

describe('words hold the value', () => {
  test('nothing is also said by “Free”', () => {
    const free = said('orderShipping HD-1 0.00', 'Free');
    expect(holdsValue(free)).toBe(true);
    expect(holdsValue({ ...free, value: '12.00' })).toBe(false);
    expect(holdsValue({ ...free, words: 'Gratis', language: 'es' })).toBe(true);
  });

  test.each([
    ['owed own 1868.40', 'You owe $1,868.40 in all', 'en'],
    ['claimPaid C 12.00', '$ 12.00', 'en'],
    ['claimPlanPaid C 12.00', '−$12.00', 'es'],
    ['runsOut R 2026-11-05', 'Runs out Thu, Nov 5', 'en'],
    ['runsOut R 2026-11-05', 'November 5, 2026', 'en'],
    ['runsOut R 2026-09-05', 'hasta el 5 de septiembre de 2026', 'es'],
    ['runsOut R 2026-09-05', 'Sáb, 5 sep', 'es'],
    ['refillsLeft R 2', '2 refills left', 'en'],
    ['unreadMessages own 1000', '1,000 unread. We keep messages for 7 years.', 'en'],
    ['refillsLeft R 2', 'On May 5, 2026: 2.', 'en'],
    ['metBy own deductible family', 'Met through the family', 'en'],
  ] as const)('%s: “%s”', (line, words, language) => {
    expect(holdsValue(said(line, words, { language }))).toBe(true);
  });

  test.each([
    ['owed own 1868.40', 'You owe $1,868.41', 'en'],
    ['owed own 1868.405', 'You owe $1,868.41', 'en'],
    ['owed own 1868.40', 'Faltan pocos dólares', 'es'],
    ['runsOut R 2026-11-05', 'Nov 15', 'en'],
    ['runsOut R 2026-11-05', 'Nov 5, 2027', 'en'],
    ['runsOut R 2026-11-05', 'Oct 5', 'en'],
    ['runsOut R 2026-11-05', '15 nov', 'es'],
    ['refillsLeft R 2', '12 refills left', 'en'],
    ['refillsLeft R 2', '$2.50 or 1,002', 'en'],
    ['unreadMessages own 1000', '1,0000 or 1', 'en'],
  ] as const)('%s not in “%s”', (line, words, language) => {
    expect(withoutValue([said(line, words, { language })])).toHaveLength(1);
  });

  test('what is not known needs no words', () => {
    expect(withoutValue([said('leftOf own deductible ?noLimit', 'No limit')])).toEqual([]);
  });
});

test('one sentence that states two verdicts', () => {
  const own = said('metBy own deductible individual', 'Met');
  expect(twoVerdicts([own, said('metBy own outOfPocket family', 'Met')])).toHaveLength(1);
  expect(twoVerdicts([own, said('metBy family outOfPocket family', 'Met')])).toEqual([]);
  expect(twoVerdicts([own, said('metBy own outOfPocket family', 'By the family')])).toEqual([]);
});

test('what a screen must state and does not', () => {
  const required = {
    'a-family': { dashboard: ['owed', 'pastDue'], 'dash*': ['owed'] },
    another: { home: ['owed'] },
  };
  const found = notStated([said('owed own 4.00')], required);
  expect(found.map(({ text }) => text)).toEqual([
    'a-family: dashboard (en) does not state pastDue',
  ]);
});

test('a receipt may state on one day what the same screen lacks on a later one', () => {
  const required = { 'a-family': { dashboard: ['owed'] } };
  const later = said('pastDue own 4.00', '', { day: '2026-11-06' });
  expect(notStated([said('owed own 4.00'), later], required)).toEqual([]);
});

test('an oracle contradicts a value that two places agree on', () => {
  const oracleFor = () => new Map([['owed own', '5.00']]);
  const agreeing = [said('owed own 4.00'), said('owed own 4.00', '', { screen: 'payments' })];
  const { found, known } = againstOracle(agreeing, oracleFor);
  expect(found.map(({ text }) => text.split('\n')[0])).toEqual([
    'a-family: owed own: the documents say 5.00',
  ]);
  expect(known.size).toBe(1);
});

test('counts what stands at two places or more, or is known to the oracle', () => {
  const statements = [
    said('owed own 4.00'),
    said('owed own 4.00', '', { screen: 'payments' }),
    said('pastDue own 4.00'),
    said('claimPaid C 4.00'),
  ];
  expect(comparedCount(statements, new Set(['a-family 2026-11-05 pastDue own']))).toBe(3);
});

test('every fact is stated somewhere', () => {
  const screens = ourFiles(/^apps\/portal\/src\/.*(?<!\.test)\.tsx?$/)
    .map(textOf)
    .join('');
  expect(Object.keys(statedFacts).filter((fact) => !screens.includes(`'${fact}'`))).toEqual([]);
});

test('the report counts statements, facts and kinds', () => {
  const { found, counts, summary } = reportOf([said('owed own 4.00', '$4.00')], () => new Map());
  expect(found).toEqual([]);
  expect(counts).toEqual({ kinds: 1, compared: 0 });
  expect(summary).toMatch(/^1 statements of 1 facts of 1 kinds; 0 stand at two places/);
});

test('a run that compares too little fails', () => {
  expect(tooFew({ kinds: 66, compared: 500_000 }, least.whole)).toEqual([]);
  const found = tooFew({ kinds: 65, compared: 499_999 }, least.whole);
  expect(found.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^65 kinds of facts; at least 66/),
    expect.stringMatching(/^499999 statements .*; at least 500000/),
  ]);
});

test('a screen that still waits in the end is a finding', () => {
  const waits = 'a-family es: 9 pages, 20 statements, 4.0 s; still waiting: claims, benefits';
  const log = `a-family en: 9 pages, 30 statements, 4.0 s\n${waits}\n`;
  expect(stillWaiting(log).map(({ text }) => text)).toEqual([waits]);
  const sweep = textOf('apps/portal/src/testing/sweep/truth.sweep.ts');
  expect(sweep).toContain('; still waiting: ');
});
