import { birthDate, givenName, money } from '@portal/contracts/fields';
import { wireSchemaOf } from '@portal/contracts/wire-schema';
import * as z from 'zod/mini';
import { byForm, differencesOf } from './compare';

const schema = wireSchemaOf(
  z.object({
    userFirstName: givenName,
    dob: birthDate,
    rows: z.array(z.object({ copayAmount: money })),
  }),
);

const expected = { userFirstName: 'Marisol', dob: '1978-03-02', rows: [{ copayAmount: '12.00' }] };

test.each([
  [{ ...expected, userFirstName: 'Another' }, []],
  [{ ...expected, userFirstName: '' }, ['userFirstName']],
  [{ ...expected, dob: 19780302 }, ['dob']],
  [{ ...expected, dob: null }, ['dob']],
  [{ ...expected, rows: [{ copayAmount: '13.00' }] }, ['rows[0].copayAmount']],
  [{ ...expected, rows: [] }, ['rows[0]']],
  [{ ...expected, addedBySomeService: 1 }, []],
])('%j differs at %j: personal values count by their form', (got, where) => {
  const differences = differencesOf(expected, got, '', { schema, isAllowed: byForm });
  expect(differences.map((each) => each.where)).toEqual(where);
});

describe('rows are compared by their id', () => {
  const claim = (healthServiceId: string, copayAmount = '10.00') => ({
    healthServiceId,
    copayAmount,
  });
  const claims = ['A', 'B', 'C'].map((id) => claim(id));
  const differences = (got: unknown[]) => differencesOf({ claims }, { claims: got });

  test('an inserted row is one difference', () => {
    expect(differences([claim('N'), ...claims])).toEqual([
      { where: 'claims[0]', expected: undefined, got: claim('N') },
    ]);
  });

  test('so is a missing one, and the others are still compared', () => {
    expect(differences([claim('B'), claim('C', '11.00')])).toEqual([
      { where: 'claims[0]', expected: claim('A'), got: undefined },
      { where: 'claims[2].copayAmount', expected: '10.00', got: '11.00' },
    ]);
  });

  test('another order is one difference', () => {
    expect(differences([claim('B'), claim('A'), claim('C')])).toEqual([
      { where: 'the order of claims', expected: ['A', 'B', 'C'], got: ['B', 'A', 'C'] },
    ]);
  });

  test('a row with another id is compared with the one in its place', () => {
    expect(differences([claim('A'), claim('X'), claim('C')])).toEqual([
      { where: 'claims[1].healthServiceId', expected: 'B', got: 'X' },
    ]);
  });

  test('rows without an id are compared by their place', () => {
    expect(differencesOf([{ a: 1 }, { a: 2 }], [{ a: 1 }, { a: 3 }, { a: 4 }])).toEqual([
      { where: '[1].a', expected: 2, got: 3 },
      { where: '[2]', expected: undefined, got: { a: 4 } },
    ]);
  });
});
