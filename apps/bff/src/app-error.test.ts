import { codesOfBff, messageCodes } from '@portal/contracts';
import { AppError, type FailureCode, failures } from './app-error';

test('the catalogue marks every code that the BFF gives itself', () => {
  // A service names this one; the BFF repeats it when the user info has it.
  const own = messageCodes.filter((code) => code in failures && code !== 'ELIG_E0000001');
  expect(codesOfBff).toEqual(own);
});

test('every 503 says when to try again; one that knows it better says so', () => {
  const codes = (Object.keys(failures) as FailureCode[]).filter(
    (code) => failures[code].status === 503,
  );
  expect(codes.length).toBeGreaterThan(5);
  for (const code of codes) {
    expect(new AppError(code).headers).toEqual({ 'retry-after': '10' });
  }
  const headers = { 'retry-after': '3' };
  expect(new AppError('UPSTREAM_CIRCUIT_OPEN', { headers }).headers).toEqual(headers);
  expect(new AppError('INTERNAL').headers).toEqual({});
});
