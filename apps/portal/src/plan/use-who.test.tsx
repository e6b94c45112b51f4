import { screen } from '@testing-library/react';
import { renderScreen } from '../testing';

const statedBy = () =>
  [...document.querySelectorAll<HTMLElement>('[data-says]')].flatMap(
    (element) => element.dataset['says']?.split('; ') ?? [],
  );

test('people are named by their place in the plan, oneself as own, never by name or id', async () => {
  await renderScreen('/member/healthcarebalances', { scenario: 'commercial-member' });
  await screen.findByRole('table');
  const stated = statedBy();
  const people = new Set(
    stated.flatMap((line) => (line.startsWith('countedTo') ? line.split(' ')[1] : [])),
  );
  expect([...people].sort()).toEqual(['family', 'member-1', 'member-2', 'own']);
  expect(stated.join()).not.toMatch(/EVF|Marisol|Theo|Rafael/);
});

test('where the balances are not known, a relative with one’s own first name is not oneself', async () => {
  const claim = ['-01', '-03'].map((suffix, place) => ({
    healthServiceId: `HS-${place}`,
    memberId: `EVF00421787${suffix}`,
    memberFirstName: 'Marisol',
    dateOfService: '2026-10-01',
    drugName: 'Glyvexa',
    copayAmount: place + 1,
    amtInsurancePaid: 5,
    CLAIM_STATUS: 'PAID',
  }));
  await renderScreen('/member/claims/year-statement', {
    scenario: 'commercial-member',
    overrides: { 'claims.getHistory': { body: { claimsHistory: { claim } } } },
  });
  await screen.findByRole('table');
  const own = statedBy().filter((line) => line.startsWith('paidThisYear own'));
  expect(new Set(own)).toEqual(new Set(['paidThisYear own 2026 1.00']));
});
