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
  [{ ...expected, rows: [] }, ['rows.length']],
])('%j differs at %j: personal values count by their form', (got, where) => {
  const differences = differencesOf(expected, got, '', { schema, isAllowed: byForm });
  expect(differences.map((each) => each.where)).toEqual(where);
});
