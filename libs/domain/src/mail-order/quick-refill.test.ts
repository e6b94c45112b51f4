import { addressEnding, isQuick, readQuickRefill, type TypedQuickRefill } from './quick-refill';

const typed: TypedQuickRefill = {
  rxNumber: '4400391',
  by: 'birthDate',
  month: '3',
  day: '2',
  year: '1978',
  zip: '',
};
const today = '2026-11-05';

test('reads an Rx number with a birth date, or with a ZIP code', () => {
  expect(readQuickRefill(typed, today)).toEqual({
    details: { rxNumber: '4400391', birthDate: '1978-03-02' },
  });
  expect(readQuickRefill({ ...typed, by: 'zip', zip: ' 55000 ' }, today)).toEqual({
    details: { rxNumber: '4400391', zip: '55000' },
  });
});

test.each(['Rx 4400391', 'rx# 4400391', '44-00391', ' N4400391 ', 'RX4400391'])(
  'leaves out what a label prints around the number: %s',
  (rxNumber) => {
    expect(readQuickRefill({ ...typed, rxNumber }, today)).toMatchObject({
      details: { rxNumber: '4400391' },
    });
  },
);

test.each<[Partial<TypedQuickRefill>, string[]]>([
  [{ rxNumber: '' }, ['rxNumber']],
  [{ rxNumber: '440039' }, ['rxNumber']],
  [{ rxNumber: '44003911' }, ['rxNumber']],
  [{ rxNumber: 'metformin' }, ['rxNumber']],
  [{ month: '2', day: '30' }, ['dayTo28']],
  [{ year: '78' }, ['yearDigits']],
  [{ year: '2027' }, ['yearFuture']],
  [{ rxNumber: '1', month: '' }, ['rxNumber', 'monthMissing']],
  [{ by: 'zip', zip: '5500' }, ['zip']],
  [{ by: 'zip', zip: '' }, ['zip']],
])('%j is refused: %j', (change, errors) => {
  expect(readQuickRefill({ ...typed, ...change }, today)).toEqual({ errors });
});

test('what must stay cold or be signed for is not ordered without signing in', () => {
  expect(isQuick({ coldChain: false, signature: false })).toBe(true);
  expect(isQuick({ coldChain: true, signature: false })).toBe(false);
  expect(isQuick({ coldChain: false, signature: true })).toBe(false);
});

test('the ending of an address is its last word', () => {
  expect(addressEnding('88 Mockingbird Lane ')).toBe('Lane');
  expect(addressEnding('')).toBe('');
});
