import { answerBy } from './answer-by';
import { form as accessibility } from './definitions/accessibility';
import { form as callBack } from './definitions/call-back';
import { form as contact } from './definitions/contact';
import { form as election } from './definitions/payment-plan-election';
import { exampleAnswers } from './example-answers';
import { readForm } from './read-form';
import { isSameName, signatureProblems, signerOf } from './signature';
import { claimForm, facts } from './testing-forms';
import { kindOf, type InputKind } from '../inputs/kinds';

const codesOf = (answers: object, form = claimForm) =>
  readForm(form, answers as never, facts).problems.map(({ path, code }) => `${path} ${code}`);

const prescription = {
  rxNumber: '5521312',
  ndc: '99002010160',
  filledOn: '2026-11-01',
  charged: '40',
  paid: '12.50',
};
const claim = { reasons: ['compound'], prescriptions: [prescription], total: '12.50' };

describe('a typed value', () => {
  test.each<[InputKind, string, string]>([
    ['phone', '+1 (612) 555-0101', '6125550101'],
    ['phone', '1-612-555-0101', '6125550101'],
    ['money', '$1,025.5', '1025.50'],
    ['money', '0', '0.00'],
    ['money', '12.', '12.00'],
    ['money', '.5', '0.50'],
    ['memberId', 'evf 00421787', 'EVF00421787'],
    ['ndc', '9900-2010-16', '09900201016'],
    ['ndc', '99002-010-16', '99002001016'],
    ['ndc', '99002-0101-6', '99002010106'],
    ['date', '2028-2-29', '2028-02-29'],
    ['medicareNumber', '1eg4-te5-mk73', '1EG4TE5MK73'],
    ['dea', 'fz-1234563', 'FZ1234563'],
    ['phoneExtension', '4410', '4410'],
    ['quantity', '2.5', '2.5'],
    ['quantity', '0.125', '0.125'],
    ['givenName', 'Ana  María-José O’Neil Jr.', 'Ana María-José O’Neil Jr.'],
  ])('%s: %s is read as %s', (kind, typed, value) => {
    expect(kindOf(kind).read(typed)).toEqual({ value });
  });

  test.each<[InputKind, string]>([
    ['phone', '612-155-0101'],
    ['phone', '+44 20 7946 0018'],
    ['money', '1,2'],
    ['money', '12.345'],
    ['money', '1234,567'],
    ['money', '1.500,00'],
    ['money', '100000'],
    ['money', '-5'],
    ['ndc', '9900201016'],
    ['npi', '1234567890'],
    ['npi', '3234567893'],
    ['dea', 'FZ1234560'],
    ['dea', 'F11234563'],
    ['phoneExtension', '1234567'],
    ['zip', '5500'],
    ['email', 'wendell@example'],
    ['email', 'a b@example.com'],
    ['date', '2027-2-29'],
    ['date', '26-11-5'],
    ['daysSupply', '1.5'],
    ['quantity', '0'],
    ['rxNumber', '1234567890123'],
    ['state', 'ZZ'],
  ])('%s: %s is refused', (kind, typed) => {
    expect(kindOf(kind).read(typed).problem).toBeDefined();
  });
});

describe('reading a form', () => {
  test('sends what is shown and right, and nothing that is hidden', () => {
    const { values, problems } = readForm(claimForm, { ...claim, country: 'Peru' }, facts);
    expect(problems).toEqual([]);
    expect(values).toEqual({
      reasons: ['compound'],
      prescriptions: [{ ...prescription, charged: '40.00' }],
      total: '12.50',
    });
  });

  test('a condition inside a group sees the answers of the form', () => {
    const abroad = { ...claim, reasons: ['abroad'], country: 'Peru' };
    expect(codesOf(abroad)).toEqual([]);
    expect(readForm(claimForm, abroad, facts).values['prescriptions']).toEqual([
      expect.not.objectContaining({ ndc: expect.anything() as string }),
    ]);
  });

  test('names the group of a problem, and runs rules within a group and over the form', () => {
    const second = { ...prescription, paid: '50', rxNumber: 'x' };
    expect(codesOf({ ...claim, prescriptions: [prescription, second] })).toEqual([
      'prescriptions.1.rxNumber rxNumber',
      'prescriptions.1.paid rule.paidAtMostCharged',
      'total rule.totalIsSum',
    ]);
  });

  test.each([
    ['2026-11-06', 'dateBetween'],
    ['2025-11-04', 'dateBetween'],
    ['2026-02-30', 'date'],
    ['next year-December-first', 'date'],
    ['--', 'missing'],
    [' - - ', 'missing'],
  ])('a fill on %s is refused: %s', (filledOn, code) => {
    const prescriptions = [{ ...prescription, filledOn }];
    expect(codesOf({ ...claim, prescriptions })).toEqual([`prescriptions.0.filledOn ${code}`]);
  });

  test('a date may be limited by another field', () => {
    const prescriptions = [{ ...prescription, startedOn: '2026-11-02' }];
    expect(codesOf({ ...claim, prescriptions })).toEqual(['prescriptions.0.startedOn dateTo']);
  });

  test('holds the number of groups, and options that rule out the others', () => {
    expect(codesOf({ ...claim, prescriptions: [], total: '0' })).toEqual(['prescriptions tooFew']);
    const eleven = Array.from({ length: 11 }, () => prescription);
    expect(codesOf({ ...claim, prescriptions: eleven })).toContain('prescriptions tooMany');
    expect(codesOf({ ...claim, reasons: ['none', 'compound'] })).toEqual(['reasons exclusive']);
  });

  test.each([
    ['1'.repeat(101), 'subject tooLong'],
    ['a\u0000b', 'subject characters'],
    ['   ', 'subject missing'],
  ])('a subject %j is refused', (subject, problem) => {
    expect(
      codesOf({ topic: 'order', subject, body: 'Hello', replyBy: 'messageCenter' }, contact),
    ).toEqual([problem]);
  });

  test('a text that is too long and no ZIP code either is told what to enter', () => {
    const answers = { ...exampleAnswers(election, facts), homeZip: 'a'.repeat(40) };
    expect(codesOf(answers, election)).toEqual(['homeZip zip']);
  });

  test('markup, emoji and letters of other alphabets are accepted as they are', () => {
    const subject = '<b>🙂</b> ñ العربية';
    const answers = { topic: 'order', subject, body: 'a\nb', replyBy: 'messageCenter' };
    expect(readForm(contact, answers, facts).values).toMatchObject({ subject, body: 'a\nb' });
  });

  test('a locked field has what the session knows, whatever was sent', () => {
    const answers = { ...exampleAnswers(election, facts), memberId: 'OTHER00001' };
    expect(readForm(election, answers, facts).values['memberId']).toBe('EVF00421787');
  });

  test('only the problems of one step are wanted', () => {
    expect(readForm(claimForm, {}, facts, 'why').problems.map(({ path }) => path)).toEqual([
      'reasons',
    ]);
  });
});

describe('a signature', () => {
  test.each([
    ['marisol  SAMPLETON', true],
    ['Marísol Sampleton', true],
    ['\u202dMarisol\u00a0Sampleton\u202c', true],
    ['Mari Sampleton', false],
    ['', false],
  ])('"%s" is that of Marisol Sampleton: %s', (typed, same) => {
    expect(isSameName(typed, 'Marisol Sampleton')).toBe(same);
  });

  test('is the representative’s where one signs', () => {
    const answers = { signedBy: 'representative', representativeName: 'Theo Sampleton' };
    expect(signerOf(election, answers, facts)).toBe('Theo Sampleton');
    expect(signerOf(election, { signedBy: 'member' }, facts)).toBe('Marisol Sampleton');
    const signature = { name: 'Marisol Sampleton', agreed: false };
    expect(signatureProblems(election, answers, signature, facts)).toEqual([
      { path: 'signature.agreed', code: 'agreed' },
      { path: 'signature.name', code: 'signature' },
    ]);
  });
});

test.each([
  [contact, {}, '2026-11-05T09:00:00-05:00', '2026-11-06T14:00:00.000Z'],
  [contact, {}, '2026-11-06T09:00:00-05:00', '2026-11-09T14:00:00.000Z'],
  // Thursday and Friday evening of the plan, which are the next day in UTC.
  [contact, {}, '2026-11-05T21:00:00-05:00', '2026-11-07T02:00:00.000Z'],
  [contact, {}, '2026-11-06T21:00:00-05:00', '2026-11-10T02:00:00.000Z'],
  // The day that was chosen for a call, at whatever hour it was asked for.
  [callBack, { day: '2026-11-10' }, '2026-11-05T09:00:00-05:00', '2026-11-10T18:00:00.000Z'],
  [callBack, { day: '2026-11-10' }, '2026-11-05T21:00:00-05:00', '2026-11-10T18:00:00.000Z'],
  [election, { planYear: 'current' }, '2026-11-05T09:00:00-05:00', '2026-11-06T14:00:00.000Z'],
  [election, { planYear: 'next' }, '2026-11-05T09:00:00-05:00', '2026-11-15T14:00:00.000Z'],
  // A Saturday is no business day: the first of them is Monday, November 30.
  [accessibility, {}, '2026-11-28T09:00:00-05:00', '2026-12-04T14:00:00.000Z'],
  [accessibility, { isUrgent: true }, '2026-11-28T09:00:00-05:00', '2026-11-30T14:00:00.000Z'],
  [
    accessibility,
    { concern: 'grievance' },
    '2026-11-28T09:00:00-05:00',
    '2026-12-28T14:00:00.000Z',
  ],
])('the answer to %o %j, received at %s, is due in time', (form, answers, received, due) => {
  const reception = { at: new Date(received), day: received.slice(0, 10) };
  expect(answerBy(form, answers as never, facts, reception).toISOString()).toBe(due);
});
