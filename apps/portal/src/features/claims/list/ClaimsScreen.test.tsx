import { screen, waitFor, within } from '@testing-library/react';
import { act } from 'react';
import { claimRows, claimsHeading, expectNoAxeViolations, openClaims } from '../../../testing';

const drugs = () =>
  claimRows().map((row) => within(row).queryByRole('rowheader')?.firstChild?.textContent);

describe('the claims history', () => {
  test('shows the last 30 days, newest first, with totals that leave out what was not paid', async () => {
    const { transport } = await openClaims();
    await claimsHeading('7 claims, Oct 6 to Nov 5, 2026');
    // The second is for the months of the chart.
    expect(
      transport.calls
        .filter(({ endpointId }) => endpointId === 'claims.getHistory')
        .map(({ params }) => params),
    ).toEqual([
      { fromDate: '2026-10-06', toDate: '2026-11-05', memberId: 'EVF00421787' },
      { fromDate: '2026-06-01', toDate: '2026-11-05', memberId: 'EVF00421787' },
    ]);
    expect(drugs()[0]).toBe('Albuterol 90 mcg inhaler');
    expect(drugs().at(-1)).toBe('Atorvastatin 20 mg tablet');
    expect(screen.getByText('$233.50')).toBeInTheDocument();
    expect(screen.getByText('$182.98')).toBeInTheDocument();
  });

  test('writes amounts as the specification does, and a missing one in words for a screen reader', async () => {
    await openClaims();
    await claimsHeading(/7 claims/);
    const [pending, , lisinopril] = claimRows();
    expect(within(lisinopril!).getByText('$ 10.00')).toBeInTheDocument();
    expect(within(lisinopril!).getByText('$ 3.20')).toBeInTheDocument();
    expect(within(pending!).getAllByText('Not available')).toHaveLength(2);
    for (const words of within(pending!).getAllByText('Not available')) {
      expect(words).toHaveClass('sr');
    }
    expect(within(pending!).getByText('For Theo')).toBeInTheDocument();
    expect(within(pending!).getByText('In progress')).toBeInTheDocument();
  });

  test('90 days are in the URL, keep the focus on the choice and are announced', async () => {
    const { user, transport } = await openClaims();
    await claimsHeading(/7 claims/);
    await user.click(screen.getByRole('radio', { name: '90 days' }));
    await claimsHeading(/claims, Aug 7 to Nov 5, 2026/);
    expect(window.location.search).toBe('?range=90');
    expect(screen.getByRole('radio', { name: '90 days' })).toHaveFocus();
    expect(transport.calls.map(({ params }) => params['fromDate'])).toContain('2026-08-07');
    const said = screen.getAllByText(/claims, Aug 7 to Nov 5, 2026/);
    expect(said.some((element) => element.closest('[aria-live="polite"]'))).toBe(true);
    await user.click(screen.getByRole('radio', { name: '30 days' }));
    await claimsHeading(/7 claims/);
    expect(window.location.search).toBe('');
  });

  test('a URL with 90 days opens with them; any other number means 30', async () => {
    await openClaims({}, '/member/claims?range=90');
    await claimsHeading(/Aug 7/);
    expect(screen.getByRole('radio', { name: '90 days' })).toBeChecked();
  });
});

describe('the order of the claims', () => {
  test('a heading sorts, a second time the other way round; the focus stays and the order is said', async () => {
    const { user } = await openClaims();
    await claimsHeading(/7 claims/);
    const list = within(screen.getByRole('table', { name: /^Claims from/ }));
    const heading = list.getByRole('columnheader', { name: 'You paid' });
    const button = within(heading).getByRole('button');
    expect(heading).toHaveAttribute('aria-sort', 'none');
    expect(screen.getByRole('columnheader', { name: 'Service date' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );

    await user.click(button);
    expect(heading).toHaveAttribute('aria-sort', 'descending');
    expect(drugs()[0]).toBe('Glyvexa 10 mg tablet');
    expect(drugs().at(-1)).toBe('Albuterol 90 mcg inhaler');

    await user.click(button);
    expect(heading).toHaveAttribute('aria-sort', 'ascending');
    expect(drugs()).toEqual([
      'Zolentra 40 mg capsule',
      'Amoxicillin 500 mg capsule',
      'Metformin ER 500 mg tablet',
      'Atorvastatin 20 mg tablet',
      'Lisinopril 10 mg tablet',
      'Glyvexa 10 mg tablet',
      'Albuterol 90 mcg inhaler',
    ]);
    expect(button).toHaveFocus();
    expect(screen.getByText('Sorted by: You paid, lowest first.')).toBeInTheDocument();
  });

  test('the order and the status are in the URL, so that they stay after a reload', async () => {
    const { user } = await openClaims();
    await claimsHeading(/7 claims/);
    await user.click(screen.getByRole('button', { name: 'You paid' }));
    await user.selectOptions(screen.getByLabelText('Status'), 'Paid');
    await claimsHeading(/4 claims/);
    expect(window.location.search).toBe('?sort=copayAmount.descending&status=paid');
  });

  test('a URL with an order and a status opens with them', async () => {
    await openClaims({}, '/member/claims?sort=copayAmount.ascending&status=paid');
    await claimsHeading(/4 claims/);
    expect(screen.getByLabelText('Status')).toHaveDisplayValue('Paid');
    const header = screen.getByRole('button', { name: 'You paid' }).closest('th');
    expect(header).toHaveAttribute('aria-sort', 'ascending');
    expect(drugs().at(-1)).toBe('Glyvexa 10 mg tablet');
  });

  test('an unknown order or status in the URL is the default', async () => {
    await openClaims({}, '/member/claims?sort=copayAmount&status=lost');
    await claimsHeading(/7 claims/);
    expect(screen.getByRole('columnheader', { name: 'Service date' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  });

  test('a phone, which shows no headings, has the same orders as a list of choices', async () => {
    const { user } = await openClaims();
    await claimsHeading(/7 claims/);
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Drug, A to Z');
    expect(drugs()[0]).toBe('Albuterol 90 mcg inhaler');
    expect(screen.getByRole('columnheader', { name: 'Drug' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  });
});

describe('searching the claims', () => {
  test('filters by words in drug or pharmacy, and says when nothing matches', async () => {
    const { user } = await openClaims();
    await claimsHeading(/7 claims/);
    await user.type(screen.getByLabelText('Drug or pharmacy'), 'otter');
    await claimsHeading('2 claims, Oct 6 to Nov 5, 2026');
    await user.type(screen.getByLabelText('Drug or pharmacy'), 'x');
    await claimsHeading('None of your claims match “otterx”.');
    await user.click(screen.getByRole('button', { name: 'Show all claims' }));
    await claimsHeading(/7 claims/);
    expect(window.location.search).toBe('');
  });
});

describe('when there is no list to show', () => {
  test('nothing on record: says so and offers 90 days', async () => {
    const { user } = await openClaims({ scenario: 'empty-handed' });
    await claimsHeading('We have no claims on record from October 6, 2026 to November 5, 2026.');
    await expectNoAxeViolations();
    await user.click(screen.getByRole('button', { name: 'Show 90 days' }));
    await claimsHeading(/from August 7, 2026/);
    expect(screen.queryByRole('button', { name: 'Show 90 days' })).not.toBeInTheDocument();
  });

  test('service down: says so with a phone number, and loads on retry', async () => {
    const { user, transport } = await openClaims({ scenario: 'upstream-down' });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /Your claims did not load.*1-800-555-0142/,
    );
    await expectNoAxeViolations();
    transport.override('claims.getHistory', 'family-year');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    // While the people of the plan are not known, the claims are one’s own.
    await claimsHeading(/5 claims/);
  });

  test.each([
    ['en', /^Your claims did not load.Too many requests.*Try again later\./],
    ['es', /^Sus reclamaciones no se cargaron.*demasiadas.*Intente de nuevo más tarde\./],
  ] as const)('refused for too many requests: says to wait (%s)', async (language, words) => {
    const refusal = { status: 429, body: { code: 'TOO_MANY_REQUESTS', status: 429 } };
    await openClaims({ language, overrides: { 'claims.getHistory': refusal } });
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
  });

  test.each([
    ['no claim list', { body: { claimsHistory: {} } }],
    ['null for the list', { body: { claimsHistory: { claim: null } } }],
    ['nothing at all', { body: {} }],
    ['a connection that breaks', { offline: true as const }],
  ])('%s is the error state', async (_, override) => {
    await openClaims({ overrides: { 'claims.getHistory': override } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Your claims did not load.');
  });

  test('while it loads a screen reader hears so, and the file and paper wait', async () => {
    let release = () => {};
    await openClaims({ before: (transport) => (release = transport.hold('claims.getHistory')) });
    expect(screen.getByRole('status')).toHaveTextContent('Loading your claims…');
    act(() => release());
    await claimsHeading(/7 claims/);
  });

  test('a session that is over leads to sign-out, not to an error of the list', async () => {
    const { platform } = await openClaims({ scenario: 'session-expired' });
    await waitFor(() => expect(platform.visited.length).toBeGreaterThan(0));
    expect(screen.queryByText('Your claims did not load.')).not.toBeInTheDocument();
  });
});

describe('in either language', () => {
  test('English with a row open has no accessibility findings', async () => {
    const { user } = await openClaims();
    await claimsHeading(/7 claims/);
    await user.click(screen.getByRole('button', { name: /Glyvexa/ }));
    await screen.findByRole('table', { name: /Why did I pay/ });
    await expectNoAxeViolations();
  });

  test('Spanish speaks Spanish throughout, dates and orders too', async () => {
    const { user } = await openClaims({ language: 'es' });
    await claimsHeading('7 reclamaciones, del 6 oct al 5 nov 2026');
    await user.click(screen.getByRole('button', { name: /^Detalles de Glyvexa/ }));
    await screen.findByRole('table', { name: '¿Por qué pagué $212.00?' });
    expect(screen.getByText('Rx 4410283, 30 tabletas, 30 días')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Usted pagó' }));
    expect(screen.getByText('Orden: Usted pagó, de mayor a menor.')).toBeInTheDocument();
    await expectNoAxeViolations();
  });
});
