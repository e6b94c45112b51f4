import { PriceInfo } from '@portal/contracts/drugs';
import { runOf } from '../testing/mail-order';

const glyvexa = { hsn: '919601', ndc: '99005196002', quantity: '30', days: '30', zip: '55000' };

/** What 90 days by mail cost, and where they come from. */
function byMail(run: ReturnType<typeof runOf>) {
  const { priceInfo } = PriceInfo.parse(run.call('drugs.getPrice', { query: glyvexa }).body);
  const { npi, fills } = priceInfo.pharmacies.find(({ kind }) => kind === 'mail')!;
  return { npi, youPay: fills.find(({ days }) => days === 90)?.youPay };
}

test.each([
  // 20 % of 93 % of 1,104.00
  ['commercial-member', { npi: '1999000114', youPay: 205.34 }],
  // 20 % of 96 % of 1,104.00
  ['mail-order-own-pharmacy', { npi: '1999000171', youPay: 211.97 }],
])('%s: prices by mail are those of the member’s pharmacy', (scenario, expected) => {
  expect(byMail(runOf(scenario))).toEqual(expected);
});

test('an order is filled, and claimed, at the pharmacy that the profile names', () => {
  const run = runOf('mail-order-own-pharmacy');
  run.order({ '4402101': 7.5 });
  run.wait(36);
  const params = { healthServiceId: 'HS-HD-30001-4402101' };
  expect(run.call('claims.getEntry', { params }).body['pharmacyNpi']).toBe('1999000171');
});
