import { fireEvent, screen } from '@testing-library/react';
import { openClaims, type RenderOptions } from '../../../testing';

const healthServiceId = 'HS-1';
const claim = {
  healthServiceId,
  memberId: 'EVF00421787-01',
  drugName: 'Levothyroxine',
  dateOfService: '2026-11-01',
  copayAmount: '0.02',
  amtInsurancePaid: '0.00',
  CLAIM_STATUS: 'approved',
};
const entry = {
  healthServiceId,
  fullPrice: '0.02',
  planDiscount: '0.00',
  deductibleAmount: '0.01',
  coinsuranceAmount: '0.01',
  coinsurancePercent: '10.00',
};

/** The part about the next fill of a claim that used up the deductible. */
async function openNext(overrides: RenderOptions['overrides'] = {}) {
  await openClaims({
    overrides: {
      'claims.getHistory': { body: { claimsHistory: { claim: [claim] } } },
      'claims.getEntry': { body: entry },
      ...overrides,
    },
  });
  await screen.findAllByText(/^Lev/);
  fireEvent.click(document.querySelector('.more')!);
  return (await screen.findByText('Next time')).closest('section');
}

test('a share of the next fill that rounds to no cent is nothing, and not about nothing', async () => {
  const next = await openNext();
  expect(next).toHaveTextContent('$0.00');
  expect(next).toHaveTextContent('10% of $0.02. The deductible is now met.');
  expect(next).not.toHaveTextContent('About');
});

test.each([
  [{ status: 503 }, 'because part of the plan’s data did not load'],
  [{ body: { planInfo: {}, balance: [] } }, 'an amount that we need is missing'],
])(
  'what cannot be estimated says why, and where the price is, with balances %j',
  async (...row) => {
    const [balance, why] = row;
    const next = await openNext({ 'balances.getBenefitBalance': balance });
    expect(next).toHaveTextContent(why);
    expect(next).not.toHaveTextContent('$');
    expect(next?.querySelector('a[href^="/member/price-a-drug"]')).toHaveTextContent(
      'Look up its price',
    );
  },
);
