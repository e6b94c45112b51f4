import { fireEvent, screen } from '@testing-library/react';
import { openClaims, type RenderOptions } from '../../../testing';

const healthServiceId = 'HS-1';

interface Changes {
  dateOfService?: string;
  overrides?: RenderOptions['overrides'];
}

/** A claim with a deductible and a share of the rest, in a plan whose share of 30 days has these bounds. */
async function openClaim(
  paid: { deductible: string; share: string; plan: string; price: string },
  charge: { coinsurancePercent: number; atLeast?: string; atMost?: string } | null,
  language: 'en' | 'es' = 'en',
  { dateOfService = '2026-11-01', overrides = {} }: Changes = {},
) {
  const claim = {
    healthServiceId,
    memberId: 'EVF00421787-01',
    drugName: 'Levothyroxine',
    dateOfService,
    copayAmount: (Number(paid.deductible) + Number(paid.share)).toFixed(2),
    amtInsurancePaid: paid.plan,
    CLAIM_STATUS: 'approved',
  };
  const entry = {
    healthServiceId,
    fullPrice: paid.price,
    planDiscount: '0.00',
    deductibleAmount: paid.deductible,
    coinsuranceAmount: paid.share,
    coinsurancePercent: String(charge?.coinsurancePercent ?? 30),
    daysSupply: 30,
  };
  const tier = {
    tier: 5,
    deductibleApplies: 'true',
    costs: [{ pharmacy: 'retail', days: 30, copay: null, ...charge }],
  };
  await openClaims({
    language,
    overrides: {
      'claims.getHistory': { body: { claimsHistory: { claim: [claim] } } },
      'claims.getEntry': { body: entry },
      'benefits.getSummary': charge
        ? { body: { displays: [{ displayGroup: '', tiers: [tier] }] } }
        : { status: 503 },
      ...overrides,
    },
  });
  await screen.findAllByText(/^Lev/);
  fireEvent.click(document.querySelector('.more')!);
}

const nextTime = async (title = 'Next time') => (await screen.findByText(title)).closest('section');

test('a share of the next fill that rounds to no cent is nothing, and not about nothing', async () => {
  await openClaim(
    { deductible: '0.01', share: '0.01', plan: '0.00', price: '0.02' },
    { coinsurancePercent: 10 },
  );
  const next = await nextTime();
  expect(next).toHaveTextContent('$0.00');
  expect(next).toHaveTextContent('10% of $0.02. The deductible is now met.');
  expect(next).not.toHaveTextContent('About');
});

const large = { deductible: '500.00', share: '210.00', plan: '490.00', price: '1200.00' };
const small = { deductible: '5.00', share: '20.00', plan: '20.00', price: '45.00' };

test.each([
  ['About $360.00', '30% of $1,200.00. The', large, { coinsurancePercent: 30 }],
  [
    'About $250.00',
    'The most your plan charges for this fill. The deductible is now met.',
    large,
    { coinsurancePercent: 30, atMost: '250.00' },
  ],
  [
    'About $20.00',
    'The least your plan charges for this fill. The deductible is now met.',
    small,
    { coinsurancePercent: 40, atLeast: '20.00' },
  ],
])('the next fill costs %s: %s', async (amount, reason, paid, charge) => {
  await openClaim(paid, charge);
  const next = await nextTime();
  expect(next).toHaveTextContent(amount);
  expect(next).toHaveTextContent(reason);
});

test('in Spanish', async () => {
  await openClaim(large, { coinsurancePercent: 30, atMost: '250.00' }, 'es');
  expect(await nextTime('La próxima vez')).toHaveTextContent(
    'Unos $250.00Es lo máximo que cobra su plan por este surtido. Ya se alcanzó el deducible.',
  );
});

test('without the plan’s bounds it says why, and where the price is', async () => {
  await openClaim(large, null);
  const next = await nextTime();
  expect(next).toHaveTextContent('because part of the plan’s data did not load');
  expect(next).not.toHaveTextContent('$');
  expect(next?.querySelector('a[href^="/member/price-a-drug"]')).toHaveTextContent(
    'Look up its price',
  );
});

const noBalances = { body: { planInfo: {}, balance: [] } };
const openDeductible = {
  body: {
    planInfo: { individualDeductible: '1500.00', individualOOPMax: '4000.00' },
    balance: [
      { member: { sub: 'S', memberNumber: 'EVF00421787' }, deductible: '100.00', pm: '100.00' },
    ],
  },
};

test.each([
  ['2026-11-01', noBalances, 'an amount that we need is missing'],
  ['2026-11-01', openDeductible, 'this claim says that the deductible is met'],
  ['2025-11-01', openDeductible, null],
])('a claim of %s next to other balances', async (dateOfService, balance, why) => {
  await openClaim(large, { coinsurancePercent: 30 }, 'en', {
    dateOfService,
    overrides: { 'balances.getBenefitBalance': balance },
  });
  if (why) expect(await nextTime()).toHaveTextContent(why);
  else {
    expect(await screen.findByText('Why did I pay $710.00?')).toBeVisible();
    expect(screen.queryByText('Next time')).not.toBeInTheDocument();
  }
});
