import { typedWaits } from './typed-waits';
import { ourFiles, textOf } from './workspace';

const thirty = ['30 days', '30 días'];
const ninety = ['90 days', '90 días'];

/**
 * The times that a text may name as they are, by file, because nothing computes with them there. All others are
 * filled in from their definition, so that one change changes what is promised and what is kept.
 */
const constants: Readonly<Record<string, readonly string[]>> = {
  // Supplies of a drug.
  'apps/portal/src/features/balances/balances.text.ts': thirty,
  'apps/portal/src/features/benefits/benefits.text.ts': ninety,
  'apps/portal/src/features/coverage-requests/packet/packet.text.ts': thirty,
  'apps/portal/src/features/drugs/price/result/supply.text.ts': [...thirty, ...ninety],
  'apps/portal/src/features/mail-order/refills/refills.text.ts': ninety,
  'apps/portal/src/features/pharmacies/finder/finder.text.ts': ['24 hours', '24 horas', ...ninety],
  'fixtures/content/glossary/both.en-us.md': ['30 days', '90 days'],
  'fixtures/content/glossary/both.es-es.md': ['30 días', '90 días'],
  'libs/domain/src/forms/new-rx-fields.ts': [...ninety, '60 days', '60 días', ...thirty],
  // The days that a list shows: a choice of the reader, or what the service sends.
  'apps/portal/src/features/account-settings/security/security.text.ts': ninety,
  'apps/portal/src/features/claims/claims.text.ts': [...thirty, ...ninety],
  // Of a list, and of a supply.
  'apps/portal/src/features/dashboard/dashboard.text.ts': thirty,
  // Opening hours, the calendar, a name.
  'apps/portal/src/features/landing/landing.text.ts': ['24-hour', '24 horas'],
  'apps/portal/src/features/mail-order/mail-order.text.ts': ['2-day', '2 días'],
  'apps/portal/src/language/typed.text.ts': ['28 days', '28 días', '29 days', '29 días', ...thirty],
  'fixtures/content/footer/medicare.en-us.md': ['24 hours', '7 days'],
  'fixtures/content/footer/medicare.es-es.md': ['24 horas', '7 días'],
  'libs/scenarios/src/mail-order/shipping.ts': ['two-day'],
  // How long a survey and an exercise take, how urgent a form is, and what to pack.
  'apps/portal/src/shell/dialogs/modals.text.ts': ['three minutes', 'tres minutos'],
  'fixtures/content/emotional-wellness/both.en-us.md': ['two minutes'],
  'fixtures/content/emotional-wellness/both.es-es.md': ['dos minutos'],
  'fixtures/content/emergency-alerts/both.en-us.md': ['seven days'],
  'fixtures/content/emergency-alerts/both.es-es.md': ['siete días'],
  'libs/domain/src/forms/definitions/drug-exception.ts': ['three days', 'tres días'],
  'libs/domain/src/forms/prior-authorization.ts': ['three days', 'tres días'],
  // Sentences of the specification, and of the law, whose time nothing else has.
  'apps/portal/src/features/coverage-requests/request/request.text.ts': thirty,
  'apps/portal/src/features/id-card/id-card.text.ts': ['24 hours', '24 horas'],
  // What a service keeps, which says it to no page before it happens.
  'apps/portal/src/features/registration/registration.text.ts': [
    '15-minute',
    '15 minutos',
    '15 minutes',
  ],
  'apps/portal/src/features/staff/staff.text.ts': ['30 minutes', '30 minutos'],
  // Next to the day that it leads to, which `postedBy` computes.
  'apps/portal/src/features/payments/pay/receipt.text.ts': ['24 hours', '24 horas'],
};

const read =
  /^(?:apps\/portal\/src\/.*\.text\.ts|libs\/domain\/src\/(?:.*\.text|forms\/.*)\.ts|libs\/scenarios\/src\/.*\.ts|fixtures\/content\/.*\.md)$/;

test('no text types a time that has a definition', () => {
  const files = ourFiles(read).filter((file) => !/\.test\.ts$|testing/.test(file));
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) => typedWaits(textOf(file)).map((wait) => `${file}: ${wait}`));
  const listed = Object.entries(constants).flatMap(([file, waits]) =>
    waits.map((wait) => `${file}: ${wait}`),
  );
  // Both ways: what is not typed any more leaves the list.
  expect(found.sort()).toEqual(listed.sort());
});

test.each([
  ["en: 'We answer within 7 business days.'", ['7 business days']],
  ["es: 'Respondemos en 5 días hábiles o en 24\u00a0horas.'", ['5 días hábiles', '24 horas']],
  ['We answer within five business days, or one if it is urgent.', ['five business days']],
  ["en: 'We answer within {days} business days.'", []],
  ['en: `We answer within ${answerDays.message} days.`', []],
  ['// 30 days are a month.\n/** 24 hours */\n * 10 days', []],
])('%s types %j', (text, waits) => {
  expect(typedWaits(text)).toEqual(waits);
});
