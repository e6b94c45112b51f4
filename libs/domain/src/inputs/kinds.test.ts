import { type InputKind, inputKinds, kindOf } from './kinds';

const names = Object.keys(inputKinds) as InputKind[];
/** Kinds whose text is theirs to write: dashes, wide letters and quotes are left alone. */
const prose = new Set<InputKind>(['subject', 'shortText', 'longText', 'fileName']);
/** Kinds in which quotes may be part of the text. */
const quotable = new Set<InputKind>([
  ...prose,
  ...(['givenName', 'familyName', 'fullName', 'signature', 'street', 'street2', 'city'] as const),
  ...(['drugName', 'place', 'searchWords'] as const),
]);

/** What people paste, made of a text that is accepted. */
const pastes: Readonly<Record<string, (text: string, kind: InputKind) => string | null>> = {
  isolates: (text) => `\u2066${text}\u2069`,
  'direction marks': (text) => `\u202d${text}\u202c\u200e`,
  'zero-width blanks': (text) => `\u200b${text.slice(0, 2)}\u200b\u2060${text.slice(2)}`,
  'joiners, a soft hyphen and a byte order mark': (text) =>
    `\ufeff${text.slice(0, 2)}\u200d\u00ad${text.slice(2)}\u200c`,
  'no-break and thin blanks': (text) => `\u00a0${text.replaceAll(' ', '\u202f')}\u2009\u3000\u00a0`,
  'other dashes': (text, kind) => (prose.has(kind) ? null : text.replaceAll('-', '\u2011')),
  'longer dashes': (text, kind) => (prose.has(kind) ? null : text.replaceAll('-', '\u2013')),
  'a minus sign': (text, kind) => (prose.has(kind) ? null : text.replaceAll('-', '\u2212')),
  'wide letters and digits': (text, kind) =>
    prose.has(kind)
      ? null
      : text.replace(/[!-~]/g, (each) => String.fromCharCode(each.charCodeAt(0) + 0xfee0)),
  'blanks around': (text) => `   ${text}  `,
  'line breaks around': (text) => `\r\n${text}\n`,
  'tabs around': (text) => `\t${text}\t`,
  quotes: (text, kind) => (quotable.has(kind) ? null : `“${text}”`),
  'straight quotes': (text, kind) => (quotable.has(kind) ? null : `"${text}"`),
};

test('a password is what was typed, each character of it', () => {
  for (const typed of [' a\u0007b ', '\u200b', 'ａ']) {
    expect(inputKinds.password.read(typed)).toEqual({ value: typed });
  }
});

describe.each(names.filter((name) => !kindOf(name).isVerbatim))('%s', (name) => {
  const { read, tidy, example, refused, most, problems, format } = kindOf(name);
  const { value = '' } = read(example);

  test('reads its example, and reads the value again as the same', () => {
    expect(value).not.toBe('');
    expect(read(value)).toEqual({ value });
    expect(read(format?.(value) ?? value)).toEqual({ value });
  });

  test.each(Object.entries(pastes))('is the same when it is pasted with %s', (_how, pasted) => {
    const text = pasted(example, name);
    if (text !== null) expect(read(text)).toEqual({ value });
  });

  test('names what is wrong', () => {
    expect(read(' \u200b\u00a0\n')).toEqual({ problem: 'missing' });
    if (refused !== null) expect(problems).toContain(read(refused).problem);
  });

  test('refuses control characters wherever they are', () => {
    for (const at of [0, 1, example.length]) {
      const typed = `${example.slice(0, at)}\u0007${example.slice(at)}`;
      // The name of a file is not typed.
      if (name !== 'fileName') expect(read(typed)).toEqual({ problem: 'characters' });
    }
  });

  test('measures what is left after tidying', () => {
    expect(tidy(example).length).toBeLessThanOrEqual(most);
    expect(read(`${'\u200b'.repeat(3000)}${example}`)).toEqual({ value });
  });
});

test.each<[InputKind, string, string]>([
  ['phone', '\u202d(612) 555-0123\u202c', '6125550123'],
  ['phone', '612\u2011555\u20110123', '6125550123'],
  ['phone', 'tel:+1-612-555-0123', '6125550123'],
  ['phone', 'tel:+16125550123;ext=44', '6125550123'],
  ['phone', '６１２－５５５－０１２３', '6125550123'],
  ['phone', '612.555.0123', '6125550123'],
  ['phone', '001 612 555 0123', '6125550123'],
  ['email', 'mailto:name@example.com?subject=Hello', 'name@example.com'],
  ['email', 'MAILTO: name@example.com', 'name@example.com'],
  ['email', '<name@example.com>', 'name@example.com'],
  ['email', 'Name\u200b@example.com', 'Name@example.com'],
  ['memberId', 'evf\u2011\u202d0042\u202c\u20111787', 'EVF-0042-1787'],
  ['memberId', 'ＥＶＦ００４２１７８７', 'EVF00421787'],
  ['memberId', 'EVF00421787 – 03', 'EVF00421787-03'],
  ['medicareNumber', '1eg4\u2013te5\u2013mk73', '1EG4TE5MK73'],
  ['medicareNumber', '1EG4 TE5 MK73', '1EG4TE5MK73'],
  ['quoteNumber', ' q-7mkr-4txb-w92d ', 'Q-7MKR-4TXB-W92D'],
  ['quoteNumber', 'Q–7MKR–4TXB–W92D', 'Q-7MKR-4TXB-W92D'],
  ['reference', '«call–20417»', 'call-20417'],
  ['zip', '55401\u20111234', '55401-1234'],
  ['zip', '554011234', '55401-1234'],
  ['zip', '５５４０１', '55401'],
  ['zip5', '55401-1234', '55401'],
  ['zip5', '55401 1234', '55401'],
  ['zip', ' 55401 - 1234 ', '55401-1234'],
  ['zip5', ' 55401 - 1234 ', '55401'],
  ['zip5', '554011234', '55401'],
  ['ndc', '99002 0101 6', '99002010106'],
  ['ndc', '99002 010 16', '99002001016'],
  ['ndc', '99002\u20110101\u20116', '99002010106'],
  ['ndc', '99002 - 0101 - 6', '99002010106'],
  ['npi', '1234 567 893', '1234567893'],
  ['npi', '\u20661234567893\u2069', '1234567893'],
  ['code', '123\u2009456', '123456'],
  ['code', '１２３-４５６', '123456'],
  ['rxNumber', 'Rx # 5521312', '5521312'],
  ['homeDeliveryRx', 'rx-HD 5521312', '5521312'],
  ['daysSupply', '30 días', '30'],
  ['money', '$\u00a01,025.50', '1025.50'],
  ['quantity', '３０', '30'],
  ['state', 'mn', 'MN'],
  ['familyName', 'García\u2011López', 'García-López'],
  ['givenName', 'Ana \t\n María', 'Ana María'],
  ['givenName', 'Ana 👩‍👩‍👧', 'Ana 👩‍👩‍👧'],
  ['longText', 'one\u00a0\u2014 “two”\r\nthree', 'one \u2014 “two”\nthree'],
  ['routingNumber', '0210 0002 1', '021000021'],
  ['date', '２０２６-１１-５', '2026-11-05'],
])('%s: %j is read as %s', (kind, typed, value) => {
  expect(kindOf(kind).read(typed)).toEqual({ value });
});

test.each<[InputKind, string, string]>([
  ['npi', '12ab', 'npiDigits'],
  ['npi', '12345', 'npiLength'],
  ['npi', '1234567890', 'npi'],
  ['npi', '3234567893', 'npi'],
  ['dea', 'F11234563', 'deaForm'],
  ['dea', 'FZ1234560', 'dea'],
  ['familyName', 'a'.repeat(200), 'tooLong'],
  ['rxNumber', '1234567890123', 'tooLong'],
  ['rxNumber', 'twelve', 'rxNumber'],
  ['email', `${'a'.repeat(65)}@example.com`, 'emailLength'],
  ['phone', '+44 20 7946 0018', 'phoneAbroad'],
  ['phone', '555-0123', 'phone'],
  ['subject', 'a\u0000b', 'characters'],
  ['zip', 'a'.repeat(40), 'zip'],
  ['code', '1234567', 'code'],
  ['code', '12345a', 'code'],
  ['quoteNumber', '<b>', 'quoteNumber'],
  ['quoteNumber', 'Q'.repeat(65), 'tooLong'],
  ['reference', 'R'.repeat(31), 'tooLong'],
  ['date', '--', 'missing'],
])('%s: %j is refused: %s', (kind, typed, problem) => {
  expect(kindOf(kind).read(typed)).toEqual({ problem });
});
