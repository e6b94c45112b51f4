import { screen, waitFor, within } from '@testing-library/react';
import { act } from 'react';
import { expectNoAxeViolations, renderScreen } from '../../testing';

// axe takes its time where the machine has much else to do.
jest.setTimeout(30_000);

type Options = NonNullable<Parameters<typeof renderScreen>[1]>;

const open = (options: Options = {}, path = '/member/claims') =>
  renderScreen(path, { scenario: 'commercial-member', ...options });

const bodyRows = () =>
  within(screen.getByRole('table', { name: /^(Claims from|Reclamaciones del)/ }))
    .getAllByRole('row')
    .slice(1);
const drugs = () =>
  bodyRows().map((row) => within(row).queryByRole('rowheader')?.firstChild?.textContent);
const found = (name: RegExp | string) => screen.findByRole('heading', { level: 2, name });

describe('the claims history', () => {
  test('shows the last 30 days, newest first, with totals that leave out what was not paid', async () => {
    const { transport } = await open();
    await found('7 claims, Oct 6 to Nov 5, 2026');
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
    await open();
    await found(/7 claims/);
    const [pending, , lisinopril] = bodyRows();
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
    const { user, transport } = await open();
    await found(/7 claims/);
    await user.click(screen.getByRole('radio', { name: '90 days' }));
    await found(/claims, Aug 7 to Nov 5, 2026/);
    expect(window.location.search).toBe('?range=90');
    expect(screen.getByRole('radio', { name: '90 days' })).toHaveFocus();
    expect(transport.calls.map(({ params }) => params['fromDate'])).toContain('2026-08-07');
    const said = screen.getAllByText(/claims, Aug 7 to Nov 5, 2026/);
    expect(said.some((element) => element.closest('[aria-live="polite"]'))).toBe(true);
    await user.click(screen.getByRole('radio', { name: '30 days' }));
    await found(/7 claims/);
    expect(window.location.search).toBe('');
  });

  test('a URL with 90 days opens with them; any other number means 30', async () => {
    await open({}, '/member/claims?range=90');
    await found(/Aug 7/);
    expect(screen.getByRole('radio', { name: '90 days' })).toBeChecked();
  });
});

describe('the order of the claims', () => {
  test('a heading sorts, a second time the other way round; the focus stays and the order is said', async () => {
    const { user } = await open();
    await found(/7 claims/);
    const list = within(screen.getByRole('table', { name: /^Claims from/ }));
    const heading = list.getByRole('columnheader', { name: 'You paid' });
    const button = within(heading).getByRole('button');
    expect(heading).toHaveAttribute('aria-sort', 'none');
    expect(screen.getByRole('columnheader', { name: 'Service date' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );

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

    await user.click(button);
    expect(heading).toHaveAttribute('aria-sort', 'descending');
    expect(drugs()[0]).toBe('Glyvexa 10 mg tablet');
    expect(drugs().at(-1)).toBe('Albuterol 90 mcg inhaler');
  });

  test('a phone, which shows no headings, has the same orders as a list of choices', async () => {
    const { user } = await open();
    await found(/7 claims/);
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Drug, A to Z');
    expect(drugs()[0]).toBe('Albuterol 90 mcg inhaler');
    expect(screen.getByRole('columnheader', { name: 'Drug' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  });
});

describe('the detail of a claim', () => {
  const details = (name: RegExp) => screen.getByRole('button', { name });
  const entryCalls = (calls: readonly { endpointId: string }[]) =>
    calls.filter(({ endpointId }) => endpointId === 'claims.getEntry').length;

  test('opens, explains to the cent, closes, and is loaded once', async () => {
    const { user, transport } = await open();
    await found(/7 claims/);
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
      'Left on your deductible$160.00',
      'Your 25% share of the other $208.00$52.00',
    ]);
    expect(screen.getByText(/You had \$160.00 left on your deductible/)).toBeInTheDocument();
    expect(screen.getByText('About $92.00')).toBeInTheDocument();
    expect(screen.getByText('Rx 4410283, 30 tablets, 30 days')).toBeInTheDocument();

    await user.click(button);
    expect(screen.queryByRole('table', { name: /Why did I pay/ })).not.toBeInTheDocument();
    await user.click(button);
    expect(screen.getByRole('table', { name: /Why did I pay/ })).toBeInTheDocument();
    expect(entryCalls(transport.calls)).toBe(1);
  });

  test.each([
    [/Zolentra/, 'Your plan has to approve this drug first', /Nothing was charged/],
    [/Amoxicillin/, 'The pharmacy took this claim back', /You owe nothing/],
    [/Albuterol/, 'Your plan is still working on this claim', /The amounts show here/],
  ])('says why %s was not paid', async (drug, title, text) => {
    const { user } = await open();
    await found(/7 claims/);
    await user.click(details(drug));
    expect(await screen.findByRole('heading', { level: 3, name: title })).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  test('that does not load says so, and loads on retry; the list stays', async () => {
    const { user, transport } = await open({ overrides: { 'claims.getEntry': { status: 503 } } });
    await found(/7 claims/);
    await user.click(details(/Glyvexa/));
    expect(await screen.findByText('The details did not load.')).toBeInTheDocument();
    transport.override('claims.getEntry', undefined);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table', { name: /Why did I pay/ })).toBeInTheDocument();
    expect(entryCalls(transport.calls)).toBe(2);
  });

  test('with figures that do not tie out explains nothing instead of something wrong', async () => {
    const body = { healthServiceId: 'HS-26301-88104', fullPrice: '480.00', planDiscount: '118.00' };
    const { user } = await open({ overrides: { 'claims.getEntry': { body } } });
    await found(/7 claims/);
    await user.click(details(/Glyvexa/));
    expect(await screen.findByText(/do not have the full breakdown/)).toBeInTheDocument();
    expect(screen.queryByText(/NaN/)).not.toBeInTheDocument();
  });

  test('stays open when the list is sorted or left and come back to', async () => {
    const { user } = await open();
    await found(/7 claims/);
    await user.click(details(/Glyvexa/));
    await screen.findByRole('table', { name: /Why did I pay/ });
    await user.click(screen.getByRole('button', { name: 'Drug' }));
    const glyvexa = bodyRows().findIndex((row) => /^Oct 28/.test(row.textContent ?? ''));
    expect(bodyRows()[glyvexa + 1]).toHaveTextContent('Why did I pay $212.00?');
  });
});

describe('searching the claims', () => {
  test('filters by words in drug or pharmacy, and says when nothing matches', async () => {
    const { user } = await open();
    await found(/7 claims/);
    await user.type(screen.getByLabelText('Drug or pharmacy'), 'otter');
    await found('2 claims, Oct 6 to Nov 5, 2026');
    await user.type(screen.getByLabelText('Drug or pharmacy'), 'x');
    await found('None of your claims match “otterx”.');
    await user.click(screen.getByRole('button', { name: 'Show all claims' }));
    await found(/7 claims/);
    expect(window.location.search).toBe('');
  });
});

describe('when there is no list to show', () => {
  test('nothing on record: says so and offers 90 days', async () => {
    const { user } = await open({ scenario: 'empty-handed' });
    await found('We have no claims on record from October 6, 2026 to November 5, 2026.');
    await expectNoAxeViolations();
    await user.click(screen.getByRole('button', { name: 'Show 90 days' }));
    await found(/from August 7, 2026/);
    expect(screen.queryByRole('button', { name: 'Show 90 days' })).not.toBeInTheDocument();
  });

  test('service down: says so with a phone number, and loads on retry', async () => {
    const { user, transport } = await open({ scenario: 'upstream-down' });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /Your claims did not load.*1-800-555-0142/,
    );
    await expectNoAxeViolations();
    transport.override('claims.getHistory', 'family-year');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await found(/7 claims/);
  });

  test.each([
    ['no claim list', { body: { claimsHistory: {} } }],
    ['null for the list', { body: { claimsHistory: { claim: null } } }],
    ['nothing at all', { body: {} }],
    ['a connection that breaks', { offline: true as const }],
  ])('%s is the error state', async (_, override) => {
    await open({ overrides: { 'claims.getHistory': override } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Your claims did not load.');
  });

  test('while it loads a screen reader hears so, and the file and paper wait', async () => {
    let release = () => {};
    await open({ before: (transport) => (release = transport.hold('claims.getHistory')) });
    expect(screen.getByRole('status')).toHaveTextContent('Loading your claims…');
    act(() => release());
    await found(/7 claims/);
  });

  test('a session that is over leads to sign-out, not to an error of the list', async () => {
    const { platform } = await open({ scenario: 'session-expired' });
    await waitFor(() => expect(platform.visited.length).toBeGreaterThan(0));
    expect(screen.queryByText('Your claims did not load.')).not.toBeInTheDocument();
  });
});

describe('in either language', () => {
  test('English with a row open has no accessibility findings', async () => {
    const { user } = await open();
    await found(/7 claims/);
    await user.click(screen.getByRole('button', { name: /Glyvexa/ }));
    await screen.findByRole('table', { name: /Why did I pay/ });
    await expectNoAxeViolations();
  });

  test('Spanish speaks Spanish throughout, dates and orders too', async () => {
    const { user } = await open({ language: 'es' });
    await found('7 reclamaciones, del 6 oct al 5 nov 2026');
    await user.click(screen.getByRole('button', { name: /^Detalles de Glyvexa/ }));
    await screen.findByRole('table', { name: '¿Por qué pagué $212.00?' });
    expect(screen.getByText('Rx 4410283, 30 tabletas, 30 días')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Usted pagó' }));
    expect(screen.getByText('Orden: Usted pagó, de menor a mayor.')).toBeInTheDocument();
    await expectNoAxeViolations();
  });
});
