import { fireEvent, screen } from '@testing-library/react';
import { openClaims } from '../../../testing';

const healthServiceId = 'HS-1';

/** Opens a claim with these parts of what the member paid, and what its first sentence states. */
async function saidWhy(amounts: Record<string, string>, paid: string, plan: string) {
  const claim = {
    healthServiceId,
    memberId: 'EVF00421787-01',
    drugName: 'Levothyroxine',
    dateOfService: '2026-11-01',
    copayAmount: paid,
    amtInsurancePaid: plan,
    CLAIM_STATUS: 'approved',
  };
  await openClaims({
    overrides: {
      'claims.getHistory': { body: { claimsHistory: { claim: [claim] } } },
      'claims.getEntry': {
        body: { healthServiceId, fullPrice: '100.00', planDiscount: '20.00', ...amounts },
      },
    },
  });
  await screen.findAllByText(/^Lev/);
  fireEvent.click(document.querySelector('.more')!);
  const title = await screen.findByText(/^Why did I pay/);
  return title.nextElementSibling?.getAttribute('data-says')?.split('; ');
}

test.each<[string, Record<string, string>, string, string, string[] | undefined]>([
  [
    'a copay and the extra of a brand',
    { copayAmount: '4.00', brandDifferenceAmount: '38.00' },
    ...(['42.00', '38.00'] as const),
    ['claimShare HS-1 4.00', 'claimBrandExtra HS-1 38.00'],
  ],
  [
    'a deductible, then a copay',
    { deductibleAmount: '50.00', copayAmount: '10.00' },
    ...(['60.00', '20.00'] as const),
    ['claimToDeductible HS-1 50.00', 'claimShare HS-1 10.00'],
  ],
  [
    'a deductible, then a percentage, which is no amount',
    { deductibleAmount: '40.00', coinsuranceAmount: '10.00', coinsurancePercent: '25' },
    ...(['50.00', '30.00'] as const),
    ['claimToDeductible HS-1 40.00'],
  ],
  [
    'a percentage alone',
    { coinsuranceAmount: '20.00', coinsurancePercent: '25' },
    ...(['20.00', '60.00'] as const),
    undefined,
  ],
  [
    'a copay, and what another insurance paid',
    { copayAmount: '4.00', otherPayerAmount: '6.00', otherPayerName: 'Other Health' },
    ...(['4.00', '70.00'] as const),
    ['claimOtherPaid HS-1 6.00', 'claimShare HS-1 4.00'],
  ],
])('states the amounts that its words hold: %s', async (_what, amounts, paid, plan, said) => {
  expect(await saidWhy(amounts, paid, plan)).toEqual(said);
});

test('the steps state the pharmacy’s price and what the plan took off it', async () => {
  await saidWhy({ copayAmount: '4.00' }, '4.00', '76.00');
  const said = [...document.querySelectorAll('.why [data-says]')].map((each) =>
    each.getAttribute('data-says'),
  );
  expect(said).toEqual([
    'claimFullPrice HS-1 100.00',
    'claimDiscount HS-1 20.00',
    'claimPrice HS-1 80.00',
    'claimPlanPaid HS-1 76.00',
    'claimPaid HS-1 4.00',
    'claimShare HS-1 4.00',
  ]);
});
