import type { Schema } from './endpoint';
import * as fields from './fields';
import { type FieldInfo, fieldInfoOf } from './field';
import { meanings } from './meanings';

const known = Object.entries(fields).flatMap(([name, field]): [string, FieldInfo][] => {
  const info =
    typeof field === 'object' && '_zod' in field ? fieldInfoOf(field as Schema) : undefined;
  return info ? [[name, info]] : [];
});

test('every field is read from the example of its meaning, which its pattern matches', () => {
  expect(known.length).toBeGreaterThan(30);
  for (const [name, { meaning, read, pattern }] of known) {
    const { example, pattern: ofMeaning } = meanings[meaning];
    expect([name, read(example)]).not.toEqual([name, undefined]);
    const form = pattern?.source ?? ofMeaning;
    if (form) expect(String(example)).toMatch(new RegExp(`^(${form.replace(/^\^|\$$/g, '')})$`));
  }
});

test('what names a person is masked', () => {
  const personal = [
    'givenName',
    'familyName',
    'fullName',
    'birthDate',
    'memberId',
    'email',
  ] as const;
  const unmasked = personal.filter((each) => meanings[each].masking === 'closed');
  expect(unmasked).toEqual([]);
});
