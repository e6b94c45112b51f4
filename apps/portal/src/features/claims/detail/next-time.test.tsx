import { fireEvent, screen } from '@testing-library/react';
import { openClaims } from '../../../testing';

test('a share of the next fill that rounds to no cent is nothing, and not about nothing', async () => {
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
  await openClaims({
    overrides: {
      'claims.getHistory': { body: { claimsHistory: { claim: [claim] } } },
      'claims.getEntry': { body: entry },
    },
  });
  await screen.findAllByText(/^Lev/);
  fireEvent.click(document.querySelector('.more')!);
  const next = (await screen.findByText('Next time')).closest('section');
  expect(next).toHaveTextContent('$0.00');
  expect(next).toHaveTextContent('10% of $0.02. Your deductible is now met.');
  expect(next).not.toHaveTextContent('About');
});
