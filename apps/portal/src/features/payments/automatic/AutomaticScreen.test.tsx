import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expectNoAxeViolations, renderScreen } from '../../../testing';

type Options = NonNullable<Parameters<typeof renderScreen>[1]>;
type Rendered = Awaited<ReturnType<typeof renderScreen>>;

const open = (options: Options = {}) =>
  renderScreen('/payments/automatic', { scenario: 'past-due-member', ...options });
const sent = ({ transport }: Rendered, endpointId: string) =>
  transport.calls.filter((call) => call.endpointId === endpointId);

async function fillIn({ user }: Rendered) {
  await user.selectOptions(await screen.findByLabelText('Day of the month'), '12');
  await user.type(screen.getByLabelText('Monthly limit, in dollars'), '60');
  await user.click(screen.getByRole('checkbox', { name: /charged up to \$60\.00 each month/ }));
}
const save = () => screen.getByRole('button', { name: 'Save' });

describe('setting up an automatic payment', () => {
  test('sends day, ceiling, card and consent once, and shows what is set', async () => {
    const rendered = await open();
    await fillIn(rendered);
    expect(screen.getByText(/what you owe, less the payments you have planned/)).toBeVisible();
    await expectNoAxeViolations();
    fireEvent.click(save());
    fireEvent.click(save());
    expect(await screen.findByText('Your automatic payment is saved')).toBeVisible();
    expect(sent(rendered, 'payments.setAutomatic').map(({ body }) => body)).toEqual([
      { dayOfMonth: 12, ceiling: 60, method: { cardId: 'CARD-1' }, agreed: true },
    ]);
    expect(
      await screen.findByText(
        /On day 12 .* what you owe, less your planned payments, up to \$60\.00/,
      ),
    ).toBeVisible();
    expect(screen.getByText('Next time: November 12, 2026.')).toBeVisible();
  });

  test('with nothing filled in names everything that is missing, each a link to its field', async () => {
    const rendered = await open();
    await screen.findByLabelText('Day of the month');
    await rendered.user.click(save());
    const summary = await screen.findByRole('alert', { name: 'Fix 3 problems to continue' });
    expect(summary).toHaveFocus();
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Choose a day of the month.',
      'Enter a limit, such as 75.00.',
      'Check the box to agree.',
    ]);
    await rendered.user.click(within(summary).getByRole('link', { name: /day of the month/ }));
    expect(screen.getByLabelText('Day of the month')).toHaveFocus();
    await expectNoAxeViolations();
    expect(sent(rendered, 'payments.setAutomatic')).toEqual([]);
  });

  test('each error is gone once its field is right', async () => {
    const { user } = await open();
    await screen.findByLabelText('Day of the month');
    await user.click(save());
    const summary = await screen.findByRole('alert', { name: 'Fix 3 problems to continue' });
    await user.type(screen.getByLabelText('Monthly limit, in dollars'), '60');
    expect(summary).not.toHaveTextContent('Enter a limit');
    await user.selectOptions(screen.getByLabelText('Day of the month'), '12');
    expect(summary).not.toHaveTextContent('Choose a day');
    expect(summary).toHaveTextContent('Check the box to agree.');
  });

  test('that fails keeps what was entered, and saves when tried again', async () => {
    const rendered = await open({ overrides: { 'payments.setAutomatic': { status: 503 } } });
    await fillIn(rendered);
    await rendered.user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your automatic payment is not saved so far',
    );
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.getByLabelText('Monthly limit, in dollars')).toHaveValue('60');
    rendered.transport.override('payments.setAutomatic', undefined);
    await rendered.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Your automatic payment is saved')).toBeVisible();
    expect(document.activeElement).toHaveTextContent(/^Your automatic payment is saved/);
  });

  test('whose answer makes no sense is shown without NaN', async () => {
    const { container } = await open({ scenario: 'payments-missing-figures' });
    expect(
      await screen.findByText(/It is on, but some of its terms are not available/),
    ).toBeVisible();
    expect(container.textContent).not.toMatch(/NaN|null|undefined/);
  });
});

describe('stopping it', () => {
  const ask = async ({ user }: Rendered) => {
    await user.click(await screen.findByRole('button', { name: 'Stop automatic payment' }));
    return screen.findByRole('dialog', { name: 'Stop automatic payment?' });
  };

  test('asks first, then it is off', async () => {
    const rendered = await open({ scenario: 'commercial-member' });
    const dialog = await ask(rendered);
    await expectNoAxeViolations();
    await rendered.user.click(within(dialog).getByRole('button', { name: 'Stop it' }));
    expect(await screen.findByText(/It is off/)).toBeVisible();
    expect(sent(rendered, 'payments.stopAutomatic')).toHaveLength(1);
  });

  test('that fails says so in the question, and can be left', async () => {
    const rendered = await open({
      scenario: 'commercial-member',
      overrides: { 'payments.stopAutomatic': { status: 503 } },
    });
    const dialog = await ask(rendered);
    await rendered.user.click(within(dialog).getByRole('button', { name: 'Stop it' }));
    expect(await within(dialog).findByText('So far it is not stopped. Try again.')).toBeVisible();
    await rendered.user.click(within(dialog).getByRole('button', { name: 'Keep it' }));
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: /Stop/ })).not.toBeInTheDocument(),
    );
    expect(screen.getByText(/On day 15 of each month/)).toBeVisible();
  });
});

test('in Spanish', async () => {
  await open({ language: 'es', scenario: 'commercial-member' });
  expect(await screen.findByLabelText('Día del mes')).toHaveValue('15');
  await expectNoAxeViolations();
});
