import { codesOfBff, messageCodes } from '@portal/contracts';
import { failures } from './app-error';

test('the catalogue marks every code that the BFF gives itself', () => {
  // A service names this one; the BFF repeats it when the user info has it.
  const own = messageCodes.filter((code) => code in failures && code !== 'ELIG_E0000001');
  expect(codesOfBff).toEqual(own);
});
