import { claimsCsv } from './claims.csv';
import { claimsOf } from './claims.selectors';

const csvOf = (...rows: object[]) =>
  claimsCsv(
    claimsOf(
      { claimsHistory: { claim: rows as never, notShared: [] } },
      ({ drugName, spanishName }) => spanishName || drugName,
    ),
    ({ claimStatus }) => (claimStatus === 'PAID' ? 'Paid' : claimStatus),
  );

const glyvexa = {
  dateOfService: '2026-10-28',
  drugName: 'Glyvexa 10 mg tablet',
  serviceProvider: 'Maple & Main Pharmacy',
  copayAmount: 212,
  claimStatus: 'PAID',
};

describe('the claims file', () => {
  test('has the five columns with every value in quotes', async () => {
    expect(await csvOf(glyvexa)).toBe(
      '"Service Date","Drug Name","Pharmacy","You Paid","Claim Status"\r\n' +
        '"2026-10-28","Glyvexa 10 mg tablet","Maple & Main Pharmacy","$ 212.00","Paid"',
    );
  });

  test('doubles quotes, keeps commas and line breaks inside their value', async () => {
    const [, line] = (await csvOf({ ...glyvexa, drugName: 'Tab "XR", 5 mg' })).split('\r\n');
    expect(line).toContain('"Tab ""XR"", 5 mg"');
  });

  test('names a drug as the page does', async () => {
    const [, line] = (await csvOf({ ...glyvexa, spanishName: 'Glyvexa 10 mg, tableta' })).split(
      '\r\n',
    );
    expect(line).toContain('"Glyvexa 10 mg, tableta","Maple & Main Pharmacy"');
  });

  test.each(['=HYPERLINK("http://x")', '+1', '-1+2', '@SUM(A1)', ' =1', '\t=1'])(
    'makes the formula %j harmless',
    async (formula) => {
      const [, line] = (await csvOf({ ...glyvexa, serviceProvider: formula })).split('\r\n');
      expect(line).toContain(`"'${formula.replaceAll('"', '""')}"`);
    },
  );

  test('writes a claim that was taken back as a negative number, not as a formula', async () => {
    expect(await csvOf({ ...glyvexa, copayAmount: -1212 })).toMatch(/"-\$ 1,212\.00","Paid"$/);
  });

  test('leaves a missing amount blank, and has the header alone without claims', async () => {
    expect(await csvOf({ ...glyvexa, copayAmount: null })).toMatch(/Pharmacy","","Paid"$/);
    expect((await csvOf()).trim()).toBe(
      '"Service Date","Drug Name","Pharmacy","You Paid","Claim Status"',
    );
  });
});
