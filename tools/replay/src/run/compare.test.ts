import { byForm, differencesOf } from './compare';

const expected = { userFirstName: 'Marisol', dob: '1978-03-02', rows: [{ copayAmount: '12.00' }] };

test.each([
  [{ ...expected, userFirstName: 'Somebody' }, []],
  [{ ...expected, userFirstName: '' }, ['userFirstName']],
  [{ ...expected, dob: 19780302 }, ['dob']],
  [{ ...expected, dob: null }, ['dob']],
  [{ ...expected, rows: [{ copayAmount: '13.00' }] }, ['rows[0].copayAmount']],
  [{ ...expected, rows: [] }, ['rows.length']],
])('of other people %j differs at %j: what is personal counts by its form alone', (got, where) => {
  expect(differencesOf(expected, got, '', byForm).map((each) => each.where)).toEqual(where);
});
