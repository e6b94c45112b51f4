import { errorCodeOf } from './error-code';

describe('the error catalogue', () => {
  test.each([
    [200, { message: 'ELIG_E0000001' }, 'ELIG_E0000001'],
    [403, { error: { code: 'ELIG_E0000001: not eligible' } }, 'ELIG_E0000001'],
    [403, { errors: [{ message: 'x' }, { message: 'ELIG_E0000001' }] }, 'ELIG_E0000001'],
    [409, { message: 'EMAIL_IN_USE' }, 'EMAIL_IN_USE'],
    [409, { code: 'DRAFT_CHANGED', newer: null }, 'DRAFT_CHANGED'],
    [401, undefined, 'UNAUTHENTICATED'],
    [404, { message: 'no such claim' }, 'CALL_FAILED'],
    [503, '<html>', 'CALL_FAILED'],
    [200, { drugName: 'a drug' }, undefined],
    [204, null, undefined],
  ])('reads status %s with %j as %s', (status, body, code) => {
    expect(errorCodeOf(status, body)).toBe(code);
  });
});
