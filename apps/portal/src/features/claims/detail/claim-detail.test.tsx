import { screen, waitFor, within } from '@testing-library/react';
import { actingFor, claimRows, claimsHeading, openClaims } from '../../../testing';

describe('the detail of a claim', () => {
  const details = (name: RegExp) => screen.getByRole('button', { name });
  const entryCalls = (calls: readonly { endpointId: string }[]) =>
    calls.filter(({ endpointId }) => endpointId === 'claims.getEntry').length;

  test('opens, explains to the cent, closes, and is loaded once', async () => {
    const { user, transport } = await openClaims();
    await claimsHeading(/7 claims/);
    const button = details(/^Details of Glyvexa 10 mg tablet, Oct 28, 2026/);
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');

    const why = await screen.findByRole('table', { name: 'Why did I pay $212.00?' });
    expect(
      within(why)
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent),
    ).toEqual([
      'Pharmacy’s full price$486.00',
      'Plan discount−$118.00',
      'Price your plan agreed to$368.00',
      'Your plan paid−$156.00',
      'You paid$212.00',
      'Went to the deductible$160.00',
      'Your 25% share of the other $208.00$52.00',
    ]);
    expect(
      screen.getByText(/\$160.00 of the price went to the deductible first/),
    ).toBeInTheDocument();
    expect(
      screen
        .getAllByRole('button', { name: /^What is this/ })
        .map(({ textContent }) => textContent),
    ).toEqual(['Allowed amount', 'Deductible', 'Coinsurance']);
    expect(screen.getByText('About $92.00')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Look for a lower price' })).toHaveAttribute(
      'href',
      '/member/price-a-drug?ndc=99005196002&quantity=30&days=30',
    );
    expect(screen.getByText('Rx 4410283, 30 tablets, 30 days')).toBeInTheDocument();

    await user.click(button);
    expect(screen.queryByRole('table', { name: /Why did I pay/ })).not.toBeInTheDocument();
    await user.click(button);
    expect(screen.getByRole('table', { name: /Why did I pay/ })).toBeInTheDocument();
    expect(entryCalls(transport.calls)).toBe(1);
  });

  test.each([
    ['the subscriber', {}, 4],
    ['support', { 'session.getStatus': { body: actingFor } }, 2],
    [
      'a caregiver',
      {
        'session.getStatus': {
          body: { ...actingFor, emulation: null, caregiver: { scopes: ['claims'] } },
        },
      },
      2,
    ],
    [
      'an adult dependent with an own account',
      {
        'balances.getBenefitBalance': {
          body: {
            balance: [
              { member: { sub: 'D', memberNumber: 'EVF00421787' } },
              { member: { sub: 'S', memberNumber: 'EVF00421787-02' } },
            ],
            planInfo: {},
          },
        },
      },
      2,
    ],
  ])(
    'has the limits of the family for the subscriber alone: %s',
    async (_who, overrides, count) => {
      const { user } = await openClaims({ overrides });
      await user.click(await screen.findByRole('button', { name: /^Details of Glyvexa 10 mg/ }));
      const limits = await screen.findByRole('table', { name: 'Your limits before and after' });
      await within(limits).findByText('Your deductible');
      await waitFor(() => expect(within(limits).getAllByRole('row')).toHaveLength(count + 1));
    },
  );

  test.each([
    [/Zolentra/, 'Your plan has to approve this drug first', /Nothing was charged/],
    [/Amoxicillin/, 'The pharmacy took this claim back', /You owe nothing/],
    [/Albuterol/, 'Your plan is still working on this claim', /The amounts show here/],
  ])('says why %s was not paid', async (drug, title, text) => {
    const { user } = await openClaims();
    await claimsHeading(/7 claims/);
    await user.click(details(drug));
    expect(await screen.findByRole('heading', { level: 3, name: title })).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  test('that does not load says so, and loads on retry; the list stays', async () => {
    const { user, transport } = await openClaims({
      overrides: { 'claims.getEntry': { status: 503 } },
    });
    await claimsHeading(/7 claims/);
    await user.click(details(/Glyvexa/));
    expect(await screen.findByText('The details did not load.')).toBeInTheDocument();
    transport.override('claims.getEntry', undefined);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table', { name: /Why did I pay/ })).toBeInTheDocument();
    expect(entryCalls(transport.calls)).toBe(2);
  });

  test('with figures that do not tie out explains nothing instead of something wrong', async () => {
    const body = { healthServiceId: 'HS-26301-88104', fullPrice: '480.00', planDiscount: '118.00' };
    const { user } = await openClaims({ overrides: { 'claims.getEntry': { body } } });
    await claimsHeading(/7 claims/);
    await user.click(details(/Glyvexa/));
    expect(await screen.findByText(/do not have the full breakdown/)).toBeInTheDocument();
    expect(screen.queryByText(/NaN/)).not.toBeInTheDocument();
  });

  test('stays open when the list is sorted or left and come back to', async () => {
    const { user } = await openClaims();
    await claimsHeading(/7 claims/);
    await user.click(details(/Glyvexa/));
    await screen.findByRole('table', { name: /Why did I pay/ });
    await user.click(screen.getByRole('button', { name: 'Drug' }));
    const glyvexa = claimRows().findIndex((row) => /^Oct 28/.test(row.textContent ?? ''));
    expect(claimRows()[glyvexa + 1]).toHaveTextContent('Why did I pay $212.00?');
  });

  test.each([
    [{ copayAmount: '3.00' }, 'The price, no more than your copay$3.00', /so you paid the price\./],
    [
      { deductibleAmount: '1.00', copayAmount: '2.00' },
      'The rest of the price, no more than your copay$2.00',
      /The other \$2\.00 of the price is no more than your copay/,
    ],
  ])(
    'of a price below the copay says that it is the price: %j',
    async (amounts, step, sentence) => {
      const healthServiceId = 'HS-1';
      const claim = {
        healthServiceId,
        drugName: 'Levothyroxine',
        dateOfService: '2026-11-01',
        copayAmount: '3.00',
        amtInsurancePaid: '0.00',
        CLAIM_STATUS: 'approved',
      };
      const { user } = await openClaims({
        overrides: {
          'claims.getHistory': { body: { claimsHistory: { claim: [claim] } } },
          'claims.getEntry': {
            body: { healthServiceId, fullPrice: '8.00', planDiscount: '5.00', ...amounts },
          },
        },
      });
      await claimsHeading(/1 claim/);
      await user.click(details(/Levothyroxine/));
      expect(await screen.findByText(sentence)).toBeInTheDocument();
      const rows = screen.getAllByRole('row').map((row) => row.textContent);
      expect(rows).toContain(step);
    },
  );
});
