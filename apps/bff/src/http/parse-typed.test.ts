import type { Schema } from '@portal/contracts';
import { areas } from '@portal/contracts/all';
import { checked, checkedQuery } from './input';

const {
  accountEmail,
  accountSettings,
  drugs,
  mailOrderFamily,
  messages,
  quickRefill,
  registration,
  staff,
} = areas;
const inBody = ({ body }: { body?: Schema }, sent: unknown) =>
  checked(body!, sent, 'body') as Record<string, string>;

/** What pages, cards and password managers put around and between the characters of a value. */
const pastes: Readonly<Record<string, (value: string) => string>> = {
  'blanks around it': (value) => ` ${value}\t`,
  'a no-break blank': (value) => `\u00a0${value}\u202f`,
  'marks of direction': (value) => `\u202d${value}\u202c`,
  'a soft hyphen': (value) => `${value.slice(0, 2)}\u00ad${value.slice(2)}`,
  'wide digits': (value) =>
    value.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)),
};
const details = {
  memberId: 'EVF00421787',
  birthDate: '1978-03-02',
  lastName: 'Sampleton',
  zip: '55000',
};
const query = { hsn: '200010', ndc: '99002010016', quantity: '30', days: '30', zip: '55000' };
const pricedFor = (sent: object) =>
  Object.fromEntries(checkedQuery(drugs.getPrice, String(new URLSearchParams({ ...sent })))!);

describe.each(Object.entries(pastes))('a value that is pasted with %s', (_how, paste) => {
  test.each(['memberId', 'birthDate', 'lastName', 'zip'] as const)(
    'is read in a body: %s',
    (name) => {
      const sent = { ...details, [name]: paste(details[name]) };
      const read = inBody(registration.identify, sent);
      // Blanks around a birth date are the service's to cut.
      expect({ ...read, birthDate: read['birthDate']?.trim() }).toEqual(details);
    },
  );

  test.each(['ndc', 'quantity', 'days', 'zip'] as const)('is read in a query: %s', (name) => {
    const read = pricedFor({ ...query, [name]: paste(query[name]) });
    expect({ ...read, [name]: Number(read[name]) }).toEqual({
      ...query,
      [name]: Number(query[name]),
    });
  });
});

test.each([
  ['55000-1234', '55000'],
  ['55000 1234', '55000'],
  ['550001234', '55000'],
])('where five digits are enough, those of a ZIP code are taken: %s', (zip, read) => {
  expect(pricedFor({ ...query, zip })['zip']).toBe(read);
});

test('values of each variant of a body are read', () => {
  const { find } = quickRefill;
  expect(inBody(find, { rxNumber: 'Rx# HD5521312', zip: '55000-1234' })).toEqual({
    rxNumber: '5521312',
    zip: '55000',
  });
  expect(inBody(find, { rxNumber: '552\u2011 1312', birthDate: '3/2/1978' })).toEqual({
    rxNumber: '5521312',
    birthDate: '3/2/1978',
  });
});

const account = {
  registration: 'a',
  email: 'ada@example.com',
  phone: '6125550123',
  username: 'ada.sample',
  password: ' \u202dnot to be read\u202c ',
  isPaperless: false,
  mayContact: false,
  acceptsTerms: true,
  sendBy: 'email',
  language: 'en',
};
const newEmail = { memberId: 'EVF00421787', email: 'ada@example.com', language: 'en' };
const moreInfo = { registration: 'a', memberId: 'EVF00421787', kind: 'street' };
const acting = { memberId: 'EVF00421787', purpose: 'claim' };
const patient = { givenName: 'Ana', familyName: 'Sample', birthDate: '1978-03-02' };
test('a text in a text is read by its kind', () => {
  const rest = { kind: 'work', mayText: false, bestTime: 'evening', isPreferred: false };
  const phone = { ...rest, number: '(612) 555-0142', extension: ' 44-10 ' };
  expect(inBody(accountSettings.savePhone, { memberId: 'EVF00421787', phone })).toMatchObject({
    phone: { number: '6125550142', extension: '4410' },
  });
});

test.each([
  ['email', registration.createAccount, account, 'mailto:ada@example.com', 'ada@example.com'],
  ['phone', registration.createAccount, account, 'tel:+1-612-555-0123', '6125550123'],
  ['username', registration.createAccount, account, '\u200bada.sample ', 'ada.sample'],
  ['email', accountEmail.sendCode, newEmail, '<ada@example.com>', 'ada@example.com'],
  ['value', registration.addInfo, moreInfo, ' 14\u00a0Example Lane', '14 Example Lane'],
  ['givenName', mailOrderFamily.findPatient, patient, '\u2066Ana\u2069', 'Ana'],
  ['reference', staff.startEmulation, acting, ' \u202dcall\u201120417 ', 'call-20417'],
] as const)('%s is read by its kind', (name, call, sent, pasted, value) => {
  expect(inBody(call, { ...sent, [name]: pasted })).toEqual({ ...sent, [name]: value });
});

test.each([
  ['lastName', registration.identify, details, 'a'.repeat(51)],
  ['email', registration.createAccount, account, 'ada@example'],
  ['phone', registration.createAccount, account, '555-0123'],
  ['username', registration.createAccount, account, 'ada'],
  ['email', accountEmail.sendCode, newEmail, `${'a'.repeat(300)}@example.com`],
  ['familyName', mailOrderFamily.findPatient, patient, 'a'.repeat(51)],
] as const)('%s is refused where its kind refuses it', (name, call, sent, typed) => {
  expect(() => inBody(call, { ...sent, [name]: typed })).toThrow(
    expect.objectContaining({ expose: expect.stringContaining(`"${name}"`) as string }),
  );
});

test('what is accepted stays as it was sent, and so do secrets and free texts', () => {
  const lower = { ...details, memberId: 'evf-00421787' };
  expect(inBody(registration.identify, lower)).toEqual(lower);
  const long = { registration: 'a', code: `123456${' '.repeat(20)}` };
  expect(() => inBody(registration.confirm, long)).toThrow('BAD_INPUT');
});

test('what no kind reads is refused with the name of its field', () => {
  const sent = {
    language: 'en',
    name: 'Ada',
    email: 'ada@example.com',
    phone: '(612) 555-010',
    topic: 'other',
    body: 'Hello',
  };
  expect(() => inBody(messages.sendAsVisitor, sent)).toThrow(
    expect.objectContaining({ expose: expect.stringContaining('"phone"') as string }),
  );
  const { phone } = inBody(messages.sendAsVisitor, {
    ...sent,
    phone: '\u202d(612) 555\u20110123\u202c',
  });
  expect(phone).toBe('6125550123');
});

test('a parameter that is given twice is refused however it is written', () => {
  const twice = `${String(new URLSearchParams(query))}&zip=%2055000`;
  expect(() => checkedQuery(drugs.getPrice, twice)).toThrow('BAD_INPUT');
});
