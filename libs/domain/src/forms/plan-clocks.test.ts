import { decisionTerms } from '../coverage-requests/decision-terms';
import { answerBy } from './answer-by';
import type { Answers } from './conditions';
import type { FormDefinition } from './definition';
import { form as coverage } from './definitions/coverage-determination';
import { form as claims } from './definitions/drug-claims-form';
import { form as appeal } from './definitions/redetermination';
import { exampleAnswers } from './example-answers';
import { readForm } from './read-form';
import { facts } from './testing-forms';

const problemsOf = (form: FormDefinition, given: Answers, of: typeof facts) =>
  readForm(form, exampleAnswers(form, of, given), of).problems.map(
    ({ path, code }) => `${path} ${code}`,
  );

describe('the clocks of a plan', () => {
  const plan = {
    ...decisionTerms.employer,
    appealDays: 90,
    payment: { count: 20, unit: 'days' as const },
  };
  const own = { ...facts, terms: plan };
  const medicare = { ...facts, businessLine: 'MEDD' as const };

  test.each([
    ['of the plan, on the last day', own, '2026-08-07', []],
    ['of the plan, a day later', own, '2026-08-06', ['lateReason rule.inTime']],
    ['of the law, a day later', facts, '2026-05-08', ['lateReason rule.inTime']],
    ['of the law, on the last day', facts, '2026-05-09', []],
    ['of Medicare, on the last day', medicare, '2026-09-01', []],
    ['of Medicare, a day later', medicare, '2026-08-31', ['lateReason rule.inTime']],
  ])('%s: an appeal has the problems %j', (_whose, of, noticeOn, problems) => {
    expect(problemsOf(appeal, { noticeOn, lateReason: '' }, of)).toEqual(problems);
  });

  test.each<[string, FormDefinition, Answers, typeof facts, string]>([
    ['a claim, by law', claims, {}, facts, '2026-12-05'],
    ['a claim, by the plan', claims, {}, own, '2026-11-25'],
    ['a claim, by Medicare', claims, {}, medicare, '2026-11-19'],
    ['an appeal, by Medicare', appeal, { bought: 'no' }, medicare, '2026-11-12'],
    ['an appeal, by the plan', appeal, { bought: 'no' }, own, '2026-12-05'],
    ['an appeal of a payment', appeal, { bought: 'yes', boughtFor: '40.00' }, own, '2027-01-04'],
    ['a request, by the plan', coverage, { requests: ['approval'] }, own, '2026-11-20'],
    ['a request, by law', coverage, { requests: ['approval'] }, facts, '2026-11-08'],
  ])('%s is answered in its time', (_what, form, answers, of, due) => {
    const reception = { at: new Date('2026-11-05T15:00:00Z'), day: facts.today };
    expect(answerBy(form, answers, of, reception).toISOString().slice(0, 10)).toBe(due);
  });
});
