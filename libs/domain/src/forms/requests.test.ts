import { nextEventsOf } from './answer-by';
import type { Answers } from './conditions';
import type { FormDefinition } from './definition';
import { form as accessibility } from './definitions/accessibility';
import { form as priorAuthorization } from './definitions/ccp-prior-auth';
import { form as coverage } from './definitions/coverage-determination';
import { form as claims } from './definitions/drug-claims-form';
import { form as errorReport } from './definitions/drug-error-report';
import { form as kids } from './definitions/healthykids-prior-auth';
import { exampleAnswers } from './example-answers';
import { readForm } from './read-form';
import { initialAnswers } from './restore-answers';
import { signatureOf, signerOf } from './signature';
import { facts } from './testing-forms';

const problemsOf = (form: FormDefinition, given: Answers, of = facts) =>
  readForm(form, exampleAnswers(form, of, given), of).problems.map(
    ({ path, code }) => `${path} ${code}`,
  );

describe('a claim for prescriptions', () => {
  const prescription = {
    rxNumber: '5521312',
    drugName: 'Sample 10 mg tablet',
    ndc: '99002010160',
    filledOn: '2026-10-30',
    quantity: '30',
    daysSupply: '30',
    prescriberName: 'Dr. Ada Sample',
    charged: '40.00',
    paid: '40.00',
  };
  const withOne = (change: object): Answers => ({
    prescriptions: [{ ...prescription, ...change }],
  });

  test('is not for more than the pharmacy charged', () => {
    expect(problemsOf(claims, withOne({ paid: '40.01' }))).toEqual([
      'prescriptions.0.paid rule.paidAtMostCharged',
    ]);
  });

  test.each([
    ['COMMERCIAL', '2025-11-05', []],
    ['COMMERCIAL', '2025-11-04', ['prescriptions.0.filledOn rule.filingLimit']],
    ['MEDD', '2025-11-04', []],
    ['MEDD', '2023-11-05', []],
    ['MEDD', '2023-11-04', ['prescriptions.0.filledOn rule.filingLimit']],
  ] as const)('of %s for a fill on %s has the problems %p', (businessLine, filledOn, expected) => {
    expect(problemsOf(claims, withOne({ filledOn }), { ...facts, businessLine })).toEqual(expected);
  });

  test('names the pharmacy by its number, but not of another country', () => {
    const { pharmacyNumber: _without, ...answers } = exampleAnswers(claims, facts);
    const problems = (given: Answers) =>
      readForm(claims, given, facts).problems.map(({ path, code }) => `${path} ${code}`);
    expect(problems({ ...answers, pharmacyNumber: '' })).toEqual(['pharmacyNumber missing']);
    const abroad = { reasons: ['abroad'], country: 'Sampleland', currency: 'Samples' };
    expect(problems({ ...answers, ...abroad })).toEqual([]);
  });

  test('has no fee for a vaccine above what was charged', () => {
    const vaccine = (vaccineFee: string) => ({ reasons: ['vaccine'], ...withOne({ vaccineFee }) });
    expect(problemsOf(claims, vaccine('40.00'))).toEqual([]);
    expect(problemsOf(claims, vaccine('40.01'))).toEqual([
      'prescriptions.0.vaccineFee rule.feeWithinCharged',
    ]);
  });

  test('has no fill before its patient was born', () => {
    const broken = 'prescriptions rule.filledAfterBirth';
    const child = { relationship: 'child', patientName: 'Ada', patientBirthDate: '2026-10-31' };
    expect(problemsOf(claims, { ...withOne({}), ...child })).toEqual([broken]);
    expect(problemsOf(claims, withOne({}), { ...facts, today: '2026-11-05' })).toEqual([]);
    expect(
      problemsOf(claims, { ...withOne({}), ...child, patientBirthDate: '2026-10-30' }),
    ).toEqual([]);
  });

  test('takes ten prescriptions and not eleven', () => {
    const of = (count: number) => ({
      prescriptions: Array.from({ length: count }, () => prescription),
    });
    expect(problemsOf(claims, of(10))).toEqual([]);
    expect(problemsOf(claims, of(11))).toEqual(['prescriptions tooMany']);
  });

  const ingredient = {
    compoundRx: '5521312',
    ingredient: 'Sample powder',
    ingredientNdc: '99002010160',
    amount: '5',
    unit: 'gram',
    cost: '25.00',
  };
  const compound = (ingredients: object[], isCompound = true): Answers => ({
    reasons: ['compound'],
    ...withOne({ isCompound }),
    ingredients: ingredients as Answers[],
  });

  test('has the ingredients of each compound, which add up to its charge to the cent', () => {
    const rest = { ...ingredient, cost: '15.00' };
    expect(problemsOf(claims, compound([ingredient, rest]))).toEqual([]);
    expect(problemsOf(claims, compound([ingredient, { ...rest, cost: '15.01' }]))).toEqual([
      'ingredients rule.ingredientsAddUp',
    ]);
    const other = { ...rest, compoundRx: '999' };
    expect(problemsOf(claims, compound([ingredient, other]))).toEqual([
      'ingredients rule.ingredientOfCompound',
      'ingredients rule.ingredientsAddUp',
    ]);
    const twoFills = {
      ...compound([ingredient, { ...ingredient, cost: '55.00' }]),
      prescriptions: [
        { ...prescription, isCompound: true },
        { ...prescription, isCompound: true },
      ],
    };
    expect(problemsOf(claims, twoFills)).toEqual([]);
    expect(problemsOf(claims, compound([], false))).toContain('prescriptions rule.compoundNamed');
  });
});

test('a prior authorization needs the numbers of the office when the office asks for it', () => {
  const without = { npi: '', officeFax: '' };
  expect(problemsOf(priorAuthorization, { asker: 'member', ...without })).toEqual([]);
  expect(problemsOf(priorAuthorization, { asker: 'office', ...without })).toEqual([
    'npi missing',
    'officeFax missing',
  ]);
});

test('a parent who is signed in finds their name in the form for a child', () => {
  expect(initialAnswers(kids, facts)).toMatchObject({ guardianName: 'Marisol Sampleton' });
});

test('a report may be about several drugs, and none stopped before it started', () => {
  const drug = { drugName: 'Sample 10 mg tablet', startedOn: '2026-10-01' };
  const of = (stoppedOn: string) => ({ drugs: [drug, { ...drug, stoppedOn }] });
  expect(problemsOf(errorReport, of('2026-10-01'))).toEqual([]);
  expect(problemsOf(errorReport, of('2026-09-30'))).toEqual(['drugs.1.stoppedOn dateBetween']);
});

test.each([
  ['2007-11-06', []],
  ['2007-11-05', ['birthDate dateFrom']],
  ['1978-03-02', ['birthDate dateFrom']],
  ['2026-11-06', ['birthDate birthDate']],
])('a child of the plan for children, born on %s', (birthDate, expected) => {
  expect(problemsOf(kids, { birthDate }, { ...facts, today: '2026-11-05' })).toEqual(expected);
});

test('a grievance is told how to appeal, and of the way outside of the plan', () => {
  const after = (answers?: Answers) =>
    nextEventsOf(accessibility, answers, facts).map(({ text }) => text.en);
  const [appeal, outside] = after({ concern: 'grievance' }).slice(-2);
  expect(appeal).toMatch(/appeal within 15 days/);
  expect(outside).toMatch(/Office for Civil Rights, within 180 days/);
  expect(after({ concern: 'website' })).toHaveLength(2);
  expect(after()).toHaveLength(2);
});

test('an error that did not reach the patient did no harm', () => {
  const of = (reached: string, outcome: string) => problemsOf(errorReport, { reached, outcome });
  expect(of('no', 'b')).toEqual([]);
  expect(of('yes', 'f')).toEqual([]);
  expect(of('no', 'f')).toEqual(['outcome rule.outcomeOfReached']);
});

test('no day before 1900 is one of today', () => {
  expect(problemsOf(errorReport, { foundOn: '1899-12-31' })).toContain('foundOn date');
});

test.each([
  ['a drug that was bought', coverage, { requests: ['payback'], boughtOn: '1978-03-01' }],
  [
    'a treatment that began',
    priorAuthorization,
    { requestKind: 'renewal', startedOn: '1978-03-01' },
  ],
])('%s before the member was born is refused', (_name, form, given: Answers) => {
  const born = { ...given, birthDate: '1978-3-2' };
  expect(problemsOf(form, born).some((each) => each.endsWith('On dateBetween'))).toBe(true);
  const after = JSON.parse(JSON.stringify(born).replace('1978-03-01', '1978-03-02')) as Answers;
  expect(problemsOf(form, after).some((each) => each.includes('date'))).toBe(false);
});

test('only a grievance is signed', () => {
  const isSigned = (concern: string) =>
    signatureOf(accessibility, { ...initialAnswers(accessibility, facts), concern }, facts) !==
    null;
  expect(['website', 'format', 'language', 'grievance'].filter(isSigned)).toEqual(['grievance']);
});

test('the plan for children does not take the child for the person who is signed in', () => {
  const initial = initialAnswers(kids, facts);
  expect(initial).not.toHaveProperty('givenName');
  expect(signerOf(kids, { ...initial, guardianName: 'Marisol Sampleton' }, facts)).toBe(
    'Marisol Sampleton',
  );
});
