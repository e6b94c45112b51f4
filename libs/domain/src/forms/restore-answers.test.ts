import { checkDefinition } from './check-definition';
import type { ChoicesField, FormDefinition, FormFields, FormStep, RepeatField } from './definition';
import { form as contact } from './definitions/contact';
import { restoreAnswers } from './restore-answers';
import { claimForm } from './testing-forms';

/** The claim, with fields and an option that had other names before. */
const renamedForm: FormDefinition = (() => {
  const { why, prescriptions: list } = claimForm.steps as Record<string, FormStep>;
  const { reasons, country } = why?.fields as unknown as Record<string, ChoicesField>;
  const { prescriptions, total } = list?.fields as unknown as Record<string, RepeatField>;
  const { abroad, ...options } = reasons?.options ?? {};
  const renamed = {
    ...reasons,
    formerly: ['motives'],
    options: { abroad: { ...abroad, formerly: ['foreign'] }, ...options },
  };
  const rxNumber = { ...prescriptions?.fields['rxNumber'], formerly: ['number'] };
  const groups = { ...prescriptions, fields: { ...prescriptions?.fields, rxNumber } };
  const steps = {
    why: { ...why, fields: { reasons: renamed, country } },
    prescriptions: { ...list, fields: { prescriptions: groups, total } },
  };
  return { ...claimForm, steps: steps as unknown as FormDefinition['steps'] };
})();

describe('a draft', () => {
  test('of an older form gives back what still has a field, and says that the rest has none', () => {
    const old = { topic: 'faxes', subject: 'Hello', fax: '123', related: ['quote:Q1', 7] };
    expect(restoreAnswers(contact, old)).toEqual({
      answers: { subject: 'Hello', related: ['quote:Q1'] },
      isComplete: false,
      leftOut: ['123'],
    });
  });

  test('keeps the answers of fields and options that were renamed, in groups too', () => {
    const old = {
      motives: ['foreign', 'compound'],
      prescriptions: [{ number: '55', note: 'Pink' }],
    };
    expect(restoreAnswers(renamedForm, old)).toEqual({
      answers: { reasons: ['abroad', 'compound'], prescriptions: [{ rxNumber: '55' }] },
      isComplete: false,
      leftOut: ['Pink'],
    });
    // What was answered under the name of today is newer.
    expect(restoreAnswers(renamedForm, { reasons: ['none'], motives: ['foreign'] })).toEqual({
      answers: { reasons: ['none'] },
      isComplete: false,
      leftOut: ['foreign'],
    });
  });

  test('goes to one place: a former name that is taken is refused when the form is built', () => {
    expect(checkDefinition(renamedForm)).toEqual([]);
    const { why } = renamedForm.steps;
    const country = {
      ...claimForm.steps['why']?.fields['country'],
      formerly: ['motives', 'reasons'],
    };
    const fields = { ...why?.fields, country } as FormFields;
    const steps = { ...renamedForm.steps, why: { ...why, fields } as FormStep };
    expect(checkDefinition({ ...renamedForm, steps })).toEqual([
      'reasons: "motives" is the name of another one too.',
      'country: "motives" is the name of another one too.',
      'country: "reasons" is the name of another one too.',
    ]);
  });

  test.each([null, 'text', 7, [], undefined])('with the content %j is an empty one', (content) => {
    expect(restoreAnswers(contact, content).answers).toEqual({});
  });
});
