import { act, screen, within } from '@testing-library/react';
import { claimsSpending } from '../claims.requests';
import { expectNoAxeViolations, renderScreen } from '../../../testing';

type Options = NonNullable<Parameters<typeof renderScreen>[1]>;

const open = async (scenario: string, options: Options = {}) => {
  const opened = await renderScreen('/member/claims', { scenario, ...options });
  const title = options.language === 'es' ? 'Gastos por mes' : 'Monthly spending';
  const card = (await screen.findByRole('heading', { level: 2, name: title })).closest('section')!;
  return { ...opened, card: within(card) };
};

const months = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));

describe('the months', () => {
  test('are a chart that names its table, and the table has the figures to the cent', async () => {
    const { card } = await open('commercial-member');
    const chart = await card.findByRole('img');
    expect(chart).toHaveAccessibleName(
      'Monthly spending, June 2026 to November 2026. The table next to it has the same amounts.',
    );
    expect(chart).toHaveTextContent('$126$48$235$118$403$13');
    expect(months(card.getByRole('table'))).toEqual([
      ['2026', 'You paid', 'Plan paid'],
      ['June', '$24.00', '$102.35'],
      ['July', '$15.50', '$32.28'],
      ['August', '$66.00', '$168.55'],
      ['September', '$31.50', '$86.05'],
      ['October', '$223.50', '$179.78'],
      ['November', '$10.00', '$3.20'],
      ['Total', '$370.50', '$572.21'],
    ]);
  });

  test('follow the choices above, and say so', async () => {
    const { user, card } = await open('commercial-member');
    await card.findByRole('table');
    await user.selectOptions(screen.getByLabelText('Person'), 'Theo');
    expect(await card.findByText(/Only claims that match your filters/)).toBeVisible();
    expect(months(card.getByRole('table')).at(-1)).toEqual(['Total', '$34.00', '$100.55']);
    await user.selectOptions(screen.getByLabelText('Status'), 'Not paid');
    expect(await card.findByText(/Nothing was paid for claims/)).toBeVisible();
  });

  test('say that claims lack an amount or their date, and state no sum of a month', async () => {
    const { card } = await open('claims-missing-figures');
    const note = await card.findByText(/claims lack an amount or their date\./);
    expect(note).toHaveTextContent(/^2 claims lack .* Call us at [\d-]+/);
    expect(card.getByText(/^1 claim is not in these totals/)).toBeVisible();
    expect(months(card.getByRole('table')).at(-1)).toEqual([
      'Total',
      'Not known yet',
      'Not known yet',
    ]);
    const stated = [...document.querySelectorAll('[data-says^="paidIn own"]')];
    expect(stated.map((each) => each.getAttribute('data-says'))).toContain(
      'paidIn own 2026-10 ?notSent',
    );
  });

  test('speak Spanish and have no accessibility findings', async () => {
    const { card } = await open('commercial-member', { language: 'es' });
    expect(await card.findByRole('rowheader', { name: 'junio' })).toBeVisible();
    await expectNoAxeViolations();
  });

  test('fail alone and load on retry; the list stays', async () => {
    const { user, card, store } = await open('commercial-member');
    await card.findByRole('table');
    const input = { fromDate: '2026-06-01', toDate: '2026-11-05', memberId: 'EVF00421787' };
    act(() => {
      store.dispatch(
        claimsSpending.failed(input, {
          endpointId: 'claims.getHistory',
          status: 503,
          code: 'CALL_FAILED',
        }),
      );
    });
    expect(card.getByRole('alert')).toHaveTextContent('Your monthly spending did not load.');
    expect(screen.getByRole('heading', { level: 2, name: /^7 claims/ })).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Try again' }));
    expect(await card.findByRole('table')).toBeVisible();
  });
});

describe('the choices above the list', () => {
  test('of a person and a status keep what fits, and can be taken back', async () => {
    const { user } = await open('commercial-member');
    const found = (name: RegExp | string) => screen.findByRole('heading', { level: 2, name });
    await found(/^7 claims/);
    await user.selectOptions(screen.getByLabelText('Person'), 'Theo');
    await found(/^2 claims/);
    await user.selectOptions(screen.getByLabelText('Status'), 'Paid');
    await found('No claims match these filters.');
    // A name is personal data.
    expect(window.location.search).toBe('?status=paid');
    await user.click(screen.getByRole('button', { name: 'Show all claims' }));
    await found(/^7 claims/);
    expect(window.location.search).toBe('');
    expect(screen.getByLabelText('Person')).toHaveDisplayValue('Everyone');
  });

  test('a list of one person has no choice of persons', async () => {
    await open('medicare-member');
    expect(screen.queryByLabelText('Person')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Status')).toBeVisible();
  });
});
