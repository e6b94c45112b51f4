import { answerBy, nextEventsOf } from './answer-by';
import { checkDefinition } from './check-definition';
import type { Answers } from './conditions';
import type { FormDefinition } from './definition';
import { form as coverage } from './definitions/coverage-determination';
import { exampleAnswers } from './example-answers';
import { readForm, stepsOf } from './read-form';
import { initialAnswers } from './restore-answers';
import { signerOf } from './signature';
import { facts } from './testing-forms';

const problemsOf = (form: FormDefinition, given: Answers, of = facts) =>
  readForm(form, exampleAnswers(form, of, given), of).problems.map(
    ({ path, code }) => `${path} ${code}`,
  );

describe('a coverage determination', () => {
  const receivedAt = new Date('2026-11-05T15:00:00Z');
  test.each<[string, Answers, string]>([
    ['a request', { requests: ['approval'] }, '2026-11-08T15:00:00.000Z'],
    ['a fast request', { requests: ['approval'], fast: true }, '2026-11-06T15:00:00.000Z'],
    [
      'an exception with a statement',
      { requests: ['skipStep'], statement: 'attached' },
      '2026-11-08T15:00:00.000Z',
    ],
    [
      'an exception that waits for a statement',
      { requests: ['skipStep'], statement: 'later', fast: true },
      '2026-11-20T15:00:00.000Z',
    ],
    [
      'an exception of the prescriber',
      { requests: ['skipStep'], asker: 'prescriber' },
      '2026-11-08T15:00:00.000Z',
    ],
    [
      'a request with a payback',
      { requests: ['payback', 'approval'], fast: true },
      '2026-11-06T15:00:00.000Z',
    ],
    ['a payback alone', { requests: ['payback'], fast: true }, '2026-11-19T15:00:00.000Z'],
  ])('%s is answered in the time of the law', (_what, given, due) => {
    const medicare = { ...facts, businessLine: 'MEDD' as const };
    const answers = { ...initialAnswers(coverage, medicare), ...given };
    const reception = { at: receivedAt, day: facts.today };
    expect(answerBy(coverage, answers, medicare, reception).toISOString()).toBe(due);
  });

  test('says what comes with the answer on each business line', () => {
    const texts = (line: 'MEDD' | 'COMMERCIAL') =>
      nextEventsOf(coverage, undefined, { ...facts, businessLine: line }).map(
        ({ at, text }) => `${at}: ${text.en}`,
      );
    expect(texts('MEDD').join()).toContain('your request goes to an independent reviewer');
    expect(texts('COMMERCIAL').join()).toContain('you can appeal at once');
    expect(checkDefinition({ ...coverage, sent: { ...coverage.sent, next: [] } })).toEqual([
      'sent.next: nothing says what comes with the answer for COMMERCIAL.',
      'sent.next: nothing says what comes with the answer for MEDD.',
    ]);
  });

  test('is signed by who asks, and only the prescriber gives the statement', () => {
    const who = { prescriberName: 'Ada Sample', askerName: 'Theo Sampleton' };
    const start = { ...initialAnswers(coverage, facts), ...who };
    const signers = ['member', 'prescriber', 'other'].map((asker) =>
      signerOf(coverage, { ...start, asker }, facts),
    );
    expect(signers).toEqual(['Marisol Sampleton', 'Ada Sample', 'Theo Sampleton']);
    const stepIds = (asker: string) =>
      stepsOf(coverage, { ...start, asker }, facts).map(([id]) => id);
    expect(stepIds('member')).not.toContain('statement');
    expect(stepIds('prescriber')).toContain('statement');
  });

  test('needs the paper of a person who acts for the member', () => {
    const given = { asker: 'other', authority: 'attached', authorityFiles: [] };
    expect(problemsOf(coverage, given)).toEqual(['authorityFiles missing']);
  });

  test.each([
    ['the day before the child comes of age', '2008-11-6', []],
    ['the day on which the child comes of age', '2008-11-5', ['authorityFiles missing']],
    [
      'a birth date that is not known yet',
      '2008--',
      ['birthDate birthDate', 'authorityFiles missing'],
    ],
  ])('needs no paper of a parent of a minor: %s', (_what, birthDate, problems) => {
    const parent = { asker: 'other', askerRelationship: 'parent', birthDate };
    const paper = { authority: 'attached', authorityFiles: [] };
    expect(problemsOf(coverage, { ...parent, ...paper })).toEqual(problems);
    expect(problemsOf(coverage, { ...parent, ...paper, askerRelationship: 'sibling' })).toContain(
      'authorityFiles missing',
    );
  });
});
