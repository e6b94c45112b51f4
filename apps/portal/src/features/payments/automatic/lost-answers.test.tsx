import { createApiClient } from '@portal/api-client';
import { payments } from '@portal/contracts/payments';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { firstValueFrom } from 'rxjs';
import { expectNoAxeViolations, type RenderedScreen, renderScreen } from '../../../testing';

type Options = NonNullable<Parameters<typeof renderScreen>[1]>;

const open = (options: Options = {}) =>
  renderScreen('/payments/automatic', { scenario: 'past-due-member', ...options });
const button = (name: RegExp | string) => screen.getByRole('button', { name });
const body = { dayOfMonth: 12, ceiling: 60, method: { cardId: 'CARD-1' }, agreed: true as const };
const callsOf = ({ transport }: RenderedScreen, id: string) =>
  transport.calls.filter(({ endpointId }) => endpointId === id);

/** Day 12, up to $60.00, by the card on file; saved. */
async function saving(options: Options = {}) {
  const rendered = await open(options);
  const { user, transport } = rendered;
  await user.selectOptions(await screen.findByLabelText('Day of the month'), '12');
  await user.type(screen.getByLabelText('Monthly limit, in dollars'), '60');
  await waitFor(() =>
    expect(
      transport.calls.filter(({ endpointId }) => endpointId === 'drafts.save').at(-1)?.body,
    ).toMatchObject({ content: { day: '12', ceiling: '60' } }),
  );
  await user.click(screen.getByRole('checkbox', { name: /^I agree/ }));
  await user.click(button('Save'));
  return rendered;
}

const lost = { overrides: { 'payments.setAutomatic': { offline: true } } } as const;

/** What was sent reaches the service, whose answer no page gets. */
async function arrive({ transport }: RenderedScreen) {
  transport.override('payments.setAutomatic', undefined);
  await firstValueFrom(createApiClient({ transport })(payments).setAutomatic({ body }));
}

test('a save that arrived, but whose answer was lost, is saved', async () => {
  const rendered = await saving(lost);
  await screen.findByText('Checking what is saved…');
  await arrive(rendered);
  expect(await screen.findByText('Your automatic payment is saved')).toBeVisible();
  expect(document.activeElement).toHaveTextContent(/^Your automatic payment is saved/);
  expect(await screen.findByText(/On day 12 .* up to \$60\.00/)).toBeVisible();
  expect(screen.queryByText(/not saved so far/)).not.toBeInTheDocument();
  expect(callsOf(rendered, 'drafts.remove')).toHaveLength(1);
});

test('one that holds by another card was not saved', async () => {
  const rendered = await saving(lost);
  const card = { brand: 'Visa', last4: '9999', expMonth: 9, expYear: 2029, isHsa: false };
  const automatic = { dayOfMonth: 12, ceiling: 60, card };
  rendered.transport.override('payments.getAutomatic', { body: { automatic } });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Your automatic payment is not saved so far',
  );
  expect(callsOf(rendered, 'payments.setAutomatic')).toHaveLength(1);
});

test('one whose card the service does not name is not known', async () => {
  const rendered = await saving(lost);
  const automatic = { dayOfMonth: 12, ceiling: 60, card: null };
  rendered.transport.override('payments.getAutomatic', { body: { automatic } });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'We do not know if your automatic payment was saved',
  );
});

test.each([
  ['en', 'We do not know if your automatic payment was saved', /^Save$/],
  ['es', 'No sabemos si su pago automático se guardó', /^Guardar$/],
] as const)(
  '%s: a service that does not say what holds is not taken at no word',
  async (language, words, save) => {
    const rendered = await open({ language, scenario: 'commercial-member', ...lost });
    const { user, transport } = rendered;
    await screen.findByLabelText(/^(Day of the month|Día del mes)$/);
    await user.click(screen.getByRole('checkbox', { name: /^(I agree|Acepto)/ }));
    transport.override('payments.getAutomatic', { status: 503, body: {} });
    await user.click(button(save));
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(
      screen.queryByText(/not saved so far|no se ha guardado hasta ahora$/),
    ).not.toBeInTheDocument();
    expect(screen.getByLabelText(/^(Day of the month|Día del mes)$/)).toHaveValue('15');
    await expectNoAxeViolations();
  },
);

describe('after the page was loaded again at once', () => {
  /** The browser keeps the history entry; another tab does not have it. */
  const reload = ({ transport }: RenderedScreen, isSameTab = true) => {
    const { usr } = window.history.state as { usr: unknown };
    cleanup();
    return open({ transport, state: isSameTab ? usr : null });
  };

  test('a save that arrives a moment later is saved', async () => {
    const first = await open();
    const release = first.transport.hold('payments.setAutomatic');
    cleanup();
    const rendered = await saving({ transport: first.transport });
    await reload(rendered);
    await screen.findByText('Checking what is saved…');
    act(release);
    expect(await screen.findByText('Your automatic payment is saved')).toBeVisible();
    expect(await screen.findByText(/On day 12 .* up to \$60\.00/)).toBeVisible();
    expect(screen.queryByText(/^This is what you entered before/)).not.toBeInTheDocument();
    expect(callsOf(rendered, 'payments.setAutomatic')).toHaveLength(1);
  });

  test.each([
    ['in the same tab is not saved yet', true],
    ['in another tab is neither saved nor unsaved', false],
  ])('one that holds by another card: %s', async (_name, isSameTab) => {
    const first = await saving(lost);
    await screen.findByText('Checking what is saved…');
    const card = { brand: 'Visa', last4: '9999', expMonth: 9, expYear: 2029, isHsa: false };
    const automatic = { dayOfMonth: 12, ceiling: 60, card };
    first.transport.override('payments.getAutomatic', { body: { automatic } });
    await reload(first, isSameTab);
    const notice = await screen.findByText(/^This is what you entered before/);
    const isSaid = notice.textContent?.includes('It is not saved yet') ?? false;
    expect(isSaid).toBe(isSameTab);
    expect(screen.queryByText('Your automatic payment is saved')).not.toBeInTheDocument();
  });

  test('one that never arrived is in the form, and not saved', async () => {
    const first = await saving(lost);
    await screen.findByText('Checking what is saved…');
    const rendered = await reload(first);
    expect(
      await screen.findByText('This is what you entered before. It is not saved yet.'),
    ).toBeVisible();
    expect(screen.getByLabelText('Monthly limit, in dollars')).toHaveValue('60');
    expect(callsOf(rendered, 'payments.setAutomatic')).toHaveLength(1);
  });
});

describe('stopping it without an answer', () => {
  const stopping = async () => {
    const overrides = { 'payments.stopAutomatic': { offline: true } } as const;
    const rendered = await open({ scenario: 'commercial-member', overrides });
    await rendered.user.click(
      await screen.findByRole('button', { name: 'Stop automatic payment' }),
    );
    const dialog = await screen.findByRole('dialog', { name: 'Stop automatic payment?' });
    return { ...rendered, dialog };
  };

  test('is off where the service has stopped it', async () => {
    const { dialog, user, transport } = await stopping();
    await user.click(within(dialog).getByRole('button', { name: 'Stop it' }));
    await within(dialog).findByText('Checking what is saved…');
    transport.override('payments.stopAutomatic', undefined);
    await firstValueFrom(createApiClient({ transport })(payments).stopAutomatic());
    expect(await screen.findByText(/It is off/)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('is not known where the service does not say', async () => {
    const { dialog, user, transport } = await stopping();
    transport.override('payments.getAutomatic', { status: 503, body: {} });
    await user.click(within(dialog).getByRole('button', { name: 'Stop it' }));
    expect(
      await within(dialog).findByText('We do not know if it was stopped. Try again.'),
    ).toBeVisible();
  });
});

test('one that is not known because the session is over leads to the sign-in', async () => {
  const rendered = await saving(lost);
  rendered.transport.override('payments.getAutomatic', { status: 401, body: {} });
  expect(await screen.findByText(/^We do not know if your automatic payment was/)).toBeVisible();
  expect(screen.getByRole('link', { name: /^Sign in on another tab/ })).toBeVisible();
  expect(rendered.platform.visited).toEqual([]);
});
