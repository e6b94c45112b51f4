import { addressProblemsOf, addressToSend, isPoBox } from './address';
import { none, today } from './testing-facts';
import { emptyAddress } from './typed-address';

describe('a typed address', () => {
  const typed = {
    ...emptyAddress,
    name: 'Marisol Sampleton',
    line1: '88 Mockingbird Lane',
    city: 'Sampleville',
    state: 'MN',
    zip: '55000',
    phone: '612-555-0101',
  };
  const cold = { coldChain: true, signature: false };

  test.each([
    [{}, none, []],
    [{ line1: 'PO Box 12' }, none, []],
    [{ line1: 'PO Box' }, none, ['line1 noNumber']],
    [{ line1: 'P.O. Box 12' }, cold, ['line1 poBox']],
    [{ line2: 'P.O. Box 12' }, cold, ['line2 poBox']],
    [{ line1: 'Mockingbird Lane' }, none, ['line1 noNumber']],
    [{ line1: `8 ${'x'.repeat(300)}` }, none, ['line1 tooLong']],
    [{ note: 'x'.repeat(81) }, none, ['note tooLong']],
    [{ state: 'XX' }, none, ['state option']],
    [{ zip: '5500' }, none, ['zip zip']],
    [{ phone: '555' }, none, ['phone phone']],
    [{ name: ' ' }, none, ['name missing']],
    [{ isTemporary: true }, none, ['from missing', 'until missing']],
    [{ isTemporary: true, from: '2026-11-01', until: '2026-11-04' }, none, ['until past']],
    [{ isTemporary: true, from: '2026-12-02', until: '2026-12-01' }, none, ['until beforeFrom']],
    [{ isTemporary: true, from: '2026-12-01', until: '2026-12-01' }, none, []],
  ])('%j', (changes, needs, expected) => {
    const problems = addressProblemsOf({ ...typed, ...changes }, needs, today);
    expect(problems.map(({ field, code }) => `${field} ${code}`)).toEqual(expected);
  });

  test('is sent as its kinds write it, and keeps what is not typed', () => {
    const pasted = { line1: ' 88\u00a0Mockingbird Lane\u200b', zip: '55000 1234', state: 'mn' };
    const { phone, ...others } = typed;
    expect(addressToSend({ ...typed, ...pasted, note: ' ', isDefault: true })).toEqual({
      ...others,
      zip: '55000-1234',
      phone: phone.replaceAll('-', ''),
      isDefault: true,
    });
  });
});

test.each([
  ['PO Box 100', true],
  ['P.O. Box 7', true],
  ['Post Office Box 7', true],
  ['P O Box #7', true],
  ['POB 7', true],
  ['P.O.B. 7', true],
  ['PO Bx 7', true],
  ['Apartado 7', true],
  ['Apartado Postal 7', true],
  ['88 Boxwood Lane', false],
  ['88 Pobst Street', false],
  ['88 Po Blossom Way', false],
])('%j is a PO box: %s', (line, expected) => {
  expect(isPoBox(line)).toBe(expected);
});
