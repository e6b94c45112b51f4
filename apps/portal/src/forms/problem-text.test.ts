import { type InputKind, isInputKind, kindOf } from '@portal/domain';
import {
  fieldsOf,
  type FormDefinition,
  type FormField,
  type FormFields,
  type FormProblem,
  readForm,
} from '@portal/domain/forms';
import { formDefinitions } from '@portal/domain/forms/all';
import { formatOf, type Language, textOf } from '../language';
import '../language/typed.text';
import './form-rules.text';
import { messageAt } from '../ui/forms';
import { problemPlace, problemText } from './problem-text';

const forms = Object.values<FormDefinition>(formDefinitions);
const languages: readonly Language[] = ['en', 'es'];
const facts = {
  today: '2026-11-05',
  signedIn: false,
  businessLine: 'COMMERCIAL',
  known: {},
} as const;

function messageIn(language: Language, definition: FormDefinition, problem: FormProblem): string {
  const t = textOf({ language, fetched: {}, onMissing: () => undefined });
  return problemText(definition, problem, {
    t: t as Parameters<typeof problemText>[2]['t'],
    textOf: (text) => text[language],
    format: formatOf(language),
  });
}

/** Every problem that a field can have, by its kind, required or not. */
function problemsOf(path: string, field: FormField): FormProblem[] {
  const codes = (...all: (string | false | undefined)[]) =>
    all.flatMap((code): FormProblem[] => (code ? [{ path, code }] : []));
  const missing = (!field.optional || field.neededWhen !== undefined) && 'missing';
  switch (field.kind) {
    case 'check':
      return codes(missing);
    case 'choice':
      return codes(field.initial === undefined && missing, 'option');
    case 'choices':
      return codes(missing, field.exclusive && 'exclusive');
    case 'related':
      return codes(missing, 'tooMany');
    case 'files':
      return codes(
        ...[missing, 'tooManyFiles', 'fileSize', 'filesTotal', 'fileUnfinished', 'fileUnknown'],
      );
    case 'repeat':
      return [
        ...codes('tooFew', 'tooMany'),
        ...problemsIn(field.fields, `${path}.0.`),
        ...(field.rules ?? []).map(({ name, at }) => ({
          path: `${path}.0.${at}`,
          code: `rule.${name}`,
        })),
      ];
    default: {
      const { problems } = kindOf(field.kind);
      const from = field.from && '2026-01-01';
      const to = field.to && '2026-11-05';
      const limits = { ...(from && { from }), ...(to && { to }) };
      const code = from && to ? 'dateBetween' : from ? 'dateFrom' : 'dateTo';
      return [
        ...codes(missing, 'characters', 'tooLong', ...problems),
        ...(from || to ? [{ path, code, limits }] : []),
        ...codes(field.kind === 'birthDate' && 'birthDate'),
      ];
    }
  }
}

const problemsIn = (fields: FormFields, prefix = ''): FormProblem[] =>
  Object.entries(fields).flatMap(([name, field]) => problemsOf(prefix + name, field));

test.each(forms.map((form) => [form.id, form] as const))(
  'every rule of %s has its message in both languages, which says what to enter',
  (_id, form) => {
    const problems = [
      ...problemsIn(fieldsOf(form)),
      ...(form.rules ?? []).map(({ name, at }) => ({ path: at, code: `rule.${name}` })),
      ...(form.signature
        ? [
            { path: 'signature.agreed', code: 'agreed' },
            { path: 'signature.name', code: 'signature', limits: { name: 'Marisol Sampleton' } },
          ]
        : []),
    ];
    expect(problems.length).toBeGreaterThan(3);
    const wrong = problems.flatMap((problem) => {
      const [en = '', es = ''] = languages.map((each) => messageIn(each, form, problem));
      const isMessage = [en, es].every((each) => /^[^{}]{8,}[.?]$/u.test(each));
      const isGeneral = en === messageIn('en', form, { path: '', code: 'refused' });
      return isMessage && !isGeneral && en !== es ? [] : [{ ...problem, en, es }];
    });
    expect(wrong).toEqual([]);
  },
);

/** The first field of a kind, with a form that has it in its first level. */
function formWith(kind: InputKind): [FormDefinition, string] {
  for (const form of forms) {
    const steps = Object.values(form.steps).filter(({ when }) => !when);
    const found = steps
      .flatMap(({ fields }) => Object.entries(fields))
      .find(([, field]) => {
        const isLimited = 'most' in field && field.most !== undefined;
        return field.kind === kind && !field.when && !field.messages && !isLimited;
      });
    if (found) return [form, found[0]];
  }
  throw new Error(`No form has a field of the kind ${kind}.`);
}

describe('what was typed is answered with what to enter', () => {
  test.each<[InputKind, string, string, string]>([
    [
      'birthDate',
      '2026-11-06',
      'Enter a date that is not in the future.',
      'Ingrese una fecha que no sea futura.',
    ],
    [
      'birthDate',
      '1899-12-31',
      'Enter the year 1900 or a later one.',
      'Ingrese el año 1900 o uno posterior.',
    ],
    [
      'birthDate',
      '23-13-',
      'Enter a month from 1 to 12. Enter the day. Enter all 4 digits of the year.',
      'Ingrese un mes del 1 al 12. Ingrese el día. Ingrese los 4 dígitos del año.',
    ],
    [
      'memberId',
      'EVF_1',
      'Enter the member ID as it appears on your card.',
      'Ingrese el número de miembro tal como aparece en su tarjeta.',
    ],
    [
      'zip',
      '5500',
      'Enter a 5-digit or 9-digit ZIP code.',
      'Ingrese un código postal de 5 o 9 dígitos.',
    ],
    [
      'phone',
      '612-155-0101',
      'Enter a 10-digit phone number, with or without dashes.',
      'Ingrese un número de teléfono de 10 dígitos, con o sin guiones.',
    ],
    [
      'email',
      'wendell@example',
      'Enter an email address like name@example.com.',
      'Ingrese un correo electrónico como nombre@ejemplo.com.',
    ],
    [
      'email',
      `${'a'.repeat(65)}@example.com`,
      'This email is too long. Use at most 64 characters before the @, and 254 in all.',
      'Este correo es demasiado largo. Use hasta 64 caracteres antes de la @ y 254 en total.',
    ],
    [
      'npi',
      '1234567890',
      'Check the NPI. It has 10 digits, and the last digit does not match.',
      'Revise el NPI. Tiene 10 dígitos y el último no coincide.',
    ],
    ['quantity', '0', 'Enter a quantity greater than 0.', 'Ingrese una cantidad mayor que 0.'],
    [
      'longText',
      'x'.repeat(2001),
      'Use 2,000 characters or fewer.',
      'Use 2,000 caracteres o menos.',
    ],
    [
      'longText',
      'Ada\u0007',
      'Remove the hidden characters. Type the text again instead of pasting it.',
      'Quite los caracteres ocultos. Vuelva a escribir el texto en vez de pegarlo.',
    ],
  ])('%s: %s', (kind, typed, en, es) => {
    expect(isInputKind(kind)).toBe(true);
    const [form, name] = formWith(kind);
    const { problems } = readForm(form, { [name]: typed }, facts);
    const problem = problems.find(({ path }) => path === name);
    const said = languages.map((each) => problem && messageIn(each, form, problem));
    expect(said).toEqual([en, es]);
  });
});

test.each<[string, string, string, string | undefined]>([
  ['drug-claims-form', 'otherPolicy', 'tooLong', 'ID in that plan: …'],
  ['drug-claims-form', 'workInjury', 'option', 'Is it for an injury at work? …'],
  [
    'drug-claims-form',
    'prescriptions.2.isCompound',
    'missing',
    'Prescription 3, This drug was mixed for me. …',
  ],
  [
    'drug-claims-form',
    'prescriptions.0.paid',
    'rule.paidAtMostCharged',
    'Prescription 1, What you paid: …',
  ],
  ['drug-claims-form', 'pharmacyName', 'missing', undefined],
  ['drug-claims-form', 'receipts.1.id', 'fileUnknown', undefined],
  ['drug-claims-form', 'signature.name', 'signature', undefined],
])('in the summary, %s %s, %s is named: %s', (id, path, code, expected) => {
  const form = forms.find((each) => each.id === id)!;
  const t = textOf({ language: 'en', fetched: {}, onMissing: () => undefined }) as Parameters<
    typeof problemPlace
  >[2]['t'] &
    Parameters<typeof messageAt>[2];
  const words = { t, textOf: ({ en }: { en: string }) => en, isDouble: false };
  const place = problemPlace(form, { path, code }, words);
  expect(place && messageAt(place, '…', t)).toBe(expected);
});
