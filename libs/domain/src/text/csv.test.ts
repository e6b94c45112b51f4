import { claimCsvHeader, claimCsvRecord, formulaLike } from './csv';

describe('the claims file', () => {
  test('has the five columns of the specification in their order', () => {
    expect(claimCsvHeader.join()).toBe('Service Date,Drug Name,Pharmacy,You Paid,Claim Status');
    expect(
      claimCsvRecord({
        dateOfService: '2026-10-28',
        drugName: 'Glyvexa 10 mg tablet',
        serviceProvider: 'Maple & Main Pharmacy',
        copayAmount: 212,
        claimStatus: 'PAID',
      }),
    ).toEqual(['2026-10-28', 'Glyvexa 10 mg tablet', 'Maple & Main Pharmacy', '$ 212.00', 'PAID']);
  });

  test('a missing amount is a blank', () => {
    const record = claimCsvRecord({
      dateOfService: '2026-10-28',
      drugName: '',
      serviceProvider: '',
      copayAmount: null,
      claimStatus: '',
    });
    expect(record).toEqual(['2026-10-28', '', '', '', '']);
  });

  test.each([
    ['=HYPERLINK("http://x")', true],
    ['+1-800-555-0142', true],
    ['-2+3', true],
    ['-$ 1,212.00', false],
    ['-$ 12.00+1', true],
    ['@SUM(A1)', true],
    ['  =1+1', true],
    ['"=1+1', true],
    ['\t=1+1', true],
    ['＝1+1', true],
    ['ok\n=1+1', true],
    ['|calc', true],
    ['Maple & Main Pharmacy', false],
    ['2026-10-28', false],
    ['$ 12.00', false],
    ['Co-trimoxazole 800-160 mg', false],
    ['', false],
  ])('%j counts as a formula: %s', (value, expected) => {
    expect(formulaLike.test(value)).toBe(expected);
  });
});
