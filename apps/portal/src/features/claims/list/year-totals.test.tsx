import { screen } from '@testing-library/react';
import { claimsHeading, openClaims } from '../../../testing';

const stated = () =>
  [...document.querySelectorAll('.totals [data-says]')].map((each) =>
    each.getAttribute('data-says'),
  );

describe('the totals of the list', () => {
  test('of the whole year are what was paid this year', async () => {
    await openClaims({ scenario: 'medicare-member' }, '/member/claims?range=year');
    await claimsHeading(/Jan 1 to Nov 5, 2026/);
    expect(stated()).toEqual(['paidThisYear own 2026 1408.45', 'planPaidInYear own 2026 2610.35']);
  });

  test('of a part of the claims are not', async () => {
    const { user } = await openClaims({ scenario: 'medicare-member' }, '/member/claims?range=year');
    await claimsHeading(/Jan 1 to Nov 5, 2026/);
    await user.selectOptions(screen.getByLabelText('Status'), 'Not paid');
    await claimsHeading(/^2 claims/);
    expect(stated()).toEqual([]);
  });

  test('of 30 days are not', async () => {
    await openClaims({ scenario: 'medicare-member' });
    await claimsHeading(/Oct 6 to Nov 5, 2026/);
    expect(stated()).toEqual([]);
  });

  test('of a family with an adult who shares none are not', async () => {
    await openClaims({}, '/member/claims?range=year');
    await claimsHeading(/Jan 1 to Nov 5, 2026/);
    expect(stated()).toEqual([]);
  });
});
