import { act, screen, within } from '@testing-library/react';
import { stepUpNeeded } from '../../session/step-up.slice';
import {
  expectNoAxeViolations,
  openPayScreen,
  renderPortal,
  type RenderedScreen,
  type RenderOptions,
  reviewPayment,
} from '../../testing';

const needed = { status: 403, body: { code: 'STEP_UP_NEEDED', status: 403 } };
const invited = 'The invitation is on its way';

/** An invitation that is filled in and sent, and has to wait for a second factor. */
async function sendInvitation(options: RenderOptions = {}): Promise<RenderedScreen> {
  const opened = await renderPortal('/member/family-access/invite', {
    scenario: 'family-access',
    overrides: { 'familyAccess.invite': needed },
    ...options,
  });
  const { user } = opened;
  await user.type(screen.getByLabelText('Name'), 'Pim Newbury');
  await user.type(screen.getByLabelText(/^Email/), 'pim.newbury@example.com');
  await user.click(screen.getByLabelText('This person is 18 or older.'));
  await user.click(screen.getByLabelText('See claims, drugs and limits'));
  await user.click(screen.getByText('Send the invitation', { selector: 'button' }));
  await screen.findByRole('dialog', { name: 'Confirm it’s you' });
  return opened;
}

const dialog = () => within(screen.getByRole('dialog', { name: 'Confirm it’s you' }));
const sends = ({ transport }: RenderedScreen) =>
  transport.calls.filter(({ endpointId }) => endpointId === 'familyAccess.invite');

test('the dialog leads to another tab, and what was typed stays', async () => {
  await sendInvitation();
  expect(dialog().getByRole('link', { name: /^Confirm on another tab/ })).toHaveAttribute(
    'href',
    '/member/auth/login?stepUp=1&lang=en',
  );
  expect(dialog().getByRole('link', { name: /^Confirm on another tab/ })).toHaveAttribute(
    'target',
    '_blank',
  );
  expect(screen.getByLabelText('Name')).toHaveValue('Pim Newbury');
  await expectNoAxeViolations();
});

test.each([
  ['the other tab says so', ({ platform }) => platform.receive({ kind: 'steppedUp' })],
  ['the page is shown again', ({ platform }) => platform.emit('shown')],
] as [string, (opened: RenderedScreen) => void][])(
  'the change goes on by itself when %s, with what was typed, once',
  async (_when, comeBack) => {
    const opened = await sendInvitation();
    opened.transport.override('familyAccess.invite', undefined);
    comeBack(opened);
    expect(await screen.findByText(invited)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sends(opened)).toHaveLength(2);
    expect(sends(opened)[1]?.body).toEqual(sends(opened)[0]?.body);
  },
);

test('a member who has not confirmed yet is told so, and can still', async () => {
  const opened = await sendInvitation();
  await opened.user.click(dialog().getByText('I have confirmed it', { selector: 'button' }));
  expect(await screen.findByText(/^You have not confirmed it yet\./)).toBeVisible();
  opened.transport.override('familyAccess.invite', undefined);
  await opened.user.click(dialog().getByText('I have confirmed it', { selector: 'button' }));
  expect(await screen.findByText(invited)).toBeVisible();
});

test('a member who goes on without gets their form back, and is asked again the next time', async () => {
  const opened = await sendInvitation();
  await opened.user.click(dialog().getByText('Not now', { selector: 'button' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('You did not confirm it’s you');
  expect(alert).toHaveTextContent('The invitation was not sent.');
  expect(screen.getByLabelText('Name')).toHaveValue('Pim Newbury');
  await opened.user.click(screen.getByText('Send the invitation', { selector: 'button' }));
  expect(await screen.findByRole('dialog', { name: 'Confirm it’s you' })).toBeVisible();
  expect(screen.queryByText(/^You have not confirmed it yet\./)).toBeNull();
});

test('the dialog speaks Spanish', async () => {
  await renderPortal('/member/family-access', {
    scenario: 'family-access',
    language: 'es',
    overrides: { 'familyAccess.getLog': needed },
  });
  expect(await screen.findByRole('dialog', { name: 'Confirme que es usted' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Confirmar en otra pestaña/ })).toHaveAttribute(
    'href',
    '/member/auth/login?stepUp=1&lang=es',
  );
});

test('a connection that breaks when the call is sent again ends the question; the next change asks from the start', async () => {
  const opened = await sendInvitation();
  opened.transport.override('familyAccess.invite', { offline: true });
  await opened.user.click(dialog().getByText('I have confirmed it', { selector: 'button' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Your invitation has not reached us');
  expect(screen.queryByRole('dialog')).toBeNull();
  opened.transport.override('familyAccess.invite', needed);
  await opened.user.click(screen.getByText('Send the invitation', { selector: 'button' }));
  await screen.findByRole('dialog', { name: 'Confirm it’s you' });
  expect(screen.queryByText(/^You have not confirmed it yet\./)).toBeNull();
});

test('a payment that has to be confirmed first is said to be this payment', async () => {
  const opened = await openPayScreen({ overrides: { 'payments.pay': needed } });
  await reviewPayment(opened);
  await opened.user.click(screen.getByRole('button', { name: /^Pay \$/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Confirm it’s you' });
  expect(dialog).toHaveTextContent(/this payment needs one more step.*Your payment goes on/);
  expect(dialog).not.toHaveTextContent(/this change/);
  await opened.user.click(screen.getByText('I have confirmed it', { selector: 'button' }));
  expect(await screen.findByText(/Your payment has not been sent\.$/)).toBeVisible();
});

test('another call of the pay screen is not said to be a payment', async () => {
  await openPayScreen({ overrides: { 'payments.getCards': needed } });
  const dialog = await screen.findByRole('dialog', { name: 'Confirm it’s you' });
  expect(dialog).toHaveTextContent(/this change needs one more step/);
});

test('a payment is said to be one in Spanish', async () => {
  const { store } = await openPayScreen({ language: 'es' });
  act(() => void store.dispatch(stepUpNeeded('payment')));
  const dialog = await screen.findByRole('dialog', { name: 'Confirme que es usted' });
  expect(dialog).toHaveTextContent(/este pago requiere un paso más.*Su pago continúa/);
  expect(dialog).not.toHaveTextContent(/este cambio/);
});
