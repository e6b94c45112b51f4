import { createApiClient } from '@portal/api-client';
import { drafts } from '@portal/contracts/drafts';
import { mailOrderCheckout } from '@portal/contracts/mail-order-checkout';
import { emptyCart } from '@portal/domain/mail-order';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { firstValueFrom } from 'rxjs';
import {
  expectNoAxeViolations,
  renderScreen,
  type RenderOptions,
  scenarioTransport,
} from '../../../testing';
import { contentOf } from '../cart/cart-draft';
import { checkoutForm, checkoutPath } from '../checkout-form';
import { button } from '../testing/checkout';

const openProfile = async (options: RenderOptions = {}) => {
  const rendered = await renderScreen('/member/mail-order/profile', {
    scenario: 'commercial-member',
    ...options,
  });
  await screen.findByText('Packaging');
  return rendered;
};

test('easy-open caps are saved for the patient once an adult asks for them, and read back', async () => {
  const { user, transport } = await openProfile();
  const sent = () =>
    transport.calls.filter(({ endpointId }) => endpointId === 'mailOrderCheckout.savePackaging');
  await user.selectOptions(
    await screen.findByLabelText('Who is it for?', { selector: 'select' }),
    'Theo Sampleton',
  );
  expect(await screen.findByText('For Theo Sampleton')).toBeVisible();
  await user.click(screen.getByLabelText(/^Easy-open caps/));
  await user.click(screen.getByLabelText('Labels in Spanish'));
  await user.click(button('Save packaging'));
  expect(screen.getByText('Confirm that an adult asks for easy-open caps.')).toBeVisible();
  expect(screen.getByLabelText(/^I am an adult/)).toHaveFocus();
  expect(sent()).toEqual([]);
  await expectNoAxeViolations();
  await user.click(document.querySelector('[name="adult"]') as HTMLElement);
  await user.click(button('Save packaging'));
  expect(await screen.findByText('The packaging is saved.')).toBeVisible();
  expect(sent().map(({ body }) => body)).toEqual([
    {
      memberId: 'EVF00421787-03',
      packaging: { childResistant: false, largePrint: false, labelLanguage: 'es' },
      adultConfirmed: true,
    },
  ]);
  await waitFor(() => expect(document.querySelector('[name="adult"]')).toBeNull());
  expect(screen.getByLabelText(/^Easy-open caps/)).toBeChecked();
});

test('the usual address is saved and comes first, also after an answer that never came', async () => {
  const { user, transport } = await openProfile();
  transport.override('mailOrderCheckout.saveAddress', { status: 504 });
  await user.click(screen.getByLabelText(/^Work/));
  await user.click(button('Save usual address'));
  expect(await screen.findByText(/^We do not know if the usual address was saved/)).toBeVisible();
  transport.override('mailOrderCheckout.saveAddress', undefined);
  await user.click(button('Save usual address'));
  expect(await screen.findByText('The usual address is saved.')).toBeVisible();
  expect(screen.queryByText(/^We do not know if the usual address was saved/)).toBeNull();
});

const withoutUsualAddress = async () => {
  const transport = scenarioTransport('commercial-member');
  const api = createApiClient({ transport })(mailOrderCheckout);
  const answer = await firstValueFrom(api.get({ memberId: 'EVF00421787' }));
  const addresses = answer.addresses.map((address) => ({ ...address, isDefault: false }));
  transport.override('mailOrderCheckout.get', { body: { ...answer, addresses } });
  return transport;
};

test('no address is saved before one is chosen, which the field says', async () => {
  const transport = await withoutUsualAddress();
  const { user } = await openProfile({ transport });
  await user.click(button('Save usual address'));
  const group = screen.getByRole('group', { name: 'Usual address' });
  expect(within(group).getByText('Choose an address.')).toBeVisible();
  const called = transport.calls.map(({ endpointId }) => endpointId);
  expect(called).not.toContain('mailOrderCheckout.saveAddress');
  expect(within(group).getByLabelText(/^Home/)).toHaveFocus();
  await user.click(within(group).getByLabelText(/^Work/));
  expect(within(group).queryByText('Choose an address.')).toBeNull();
});

test.each([
  ['Save usual address', 'The usual address is saved.'],
  ['Save packaging', 'The packaging is saved.'],
])('%s: what was saved on an earlier visit is not said again', async (save, said) => {
  const { user } = await openProfile();
  await user.click(button(save));
  expect(await screen.findByText(said)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Back to home delivery' }));
  await screen.findByText('Ready to order');
  act(() => window.history.back());
  expect(await screen.findByRole('button', { name: save })).toBeVisible();
  expect(screen.queryByText(said)).toBeNull();
});

test.each([
  [{ status: 400 }, 'were not saved', 'Check what you entered'],
  [{ status: 403 }, 'were not saved', 'You may not change this for this person'],
  [{ status: 409 }, 'were not saved', 'It changed in another place'],
  [{ status: 429 }, 'were not saved', 'Wait a minute'],
  [{ status: 503 }, 'were not saved', 'Save again'],
  [{ status: 504 }, 'We do not know', 'Save again'],
  [{ offline: true }, 'We do not know', 'Save again'],
] as const)(
  'phones that are answered with %j stay as typed, and the message has the focus',
  async (override, title, text) => {
    const { user } = await openProfile({ overrides: { 'mailOrderProfile.save': override } });
    await user.type(await screen.findByLabelText('Phone 1'), '(612) 555-0142');
    await user.click(button('Save phones and shipping'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(title);
    expect(alert).toHaveTextContent(text);
    expect(alert).toHaveFocus();
    expect(screen.getByLabelText('Phone 1')).toHaveValue('1-612-555-0142');
  },
);

test('a phone that is mended shows its next error once it is left, and what is refused stays as typed', async () => {
  const { user } = await openProfile();
  const phone = await screen.findByLabelText('Phone 2');
  await user.type(phone, '612-55');
  await user.click(button('Save phones and shipping'));
  const wrong = expect.stringContaining('Enter a 10-digit phone number');
  expect(phone).toHaveAccessibleDescription(wrong);
  expect(phone).toHaveValue('612-55');
  expect(screen.getByRole('alert')).toHaveTextContent('Phone 2: Enter a 10-digit phone number');
  await user.type(phone, '5-0142');
  expect(phone).not.toHaveAccessibleDescription();
  await user.type(phone, '9');
  expect(phone).not.toHaveAccessibleDescription();
  await user.tab();
  expect(phone).toHaveAccessibleDescription(wrong);
});

test('says in Spanish that the preferences did not load', async () => {
  await renderScreen('/member/mail-order/profile', {
    scenario: 'commercial-member',
    language: 'es',
    overrides: { 'mailOrderCheckout.get': { status: 503 } },
  });
  expect(await screen.findByText('Sus preferencias no se cargaron.')).toBeVisible();
});

test('phones and shipping are saved, and an order starts with them', async () => {
  const { user, transport } = await openProfile();
  await screen.findByText('Phones and shipping');
  await user.click(button('Save phones and shipping'));
  expect(screen.getByRole('alert')).toHaveTextContent('Enter a phone where we reach you.');
  await user.type(screen.getByLabelText('Phone 1'), '(612) 555-0142');
  await user.selectOptions(screen.getByLabelText('Usual shipping'), '2-day');
  await user.click(button('Save phones and shipping'));
  expect(await screen.findByText('Phones and shipping are saved.')).toBeVisible();
  const saved = transport.calls.find(({ endpointId }) => endpointId === 'mailOrderProfile.save');
  expect(saved?.body).toEqual({
    memberId: 'EVF00421787',
    phones: [{ number: '6125550142', kind: 'MOBILE' }],
    usual: { shippingId: 'two-day' },
  });
  await user.clear(screen.getByLabelText('Phone 1'));
  await user.click(button('Save phones and shipping'));
  expect(screen.getByRole('alert')).toHaveTextContent('Phone 1: Enter a phone where we reach you.');
  expect(screen.queryByText('Phones and shipping are saved.')).toBeNull();
  cleanup();
  const cart = { ...emptyCart('key-1', 'EVF00421787'), healthConfirmed: true };
  const lines = [{ rxNumber: '4402101', days: 90 }];
  const content = contentOf({ cart: { ...cart, lines }, typing: null, health: null });
  const body = { replaces: 0, step: 'shipping', content };
  await firstValueFrom(createApiClient({ transport })(drafts).save({ formId: checkoutForm, body }));
  await renderScreen(checkoutPath, { scenario: 'commercial-member', transport });
  expect(await screen.findByLabelText(/^2-day/)).toBeChecked();
});

test('says in Spanish that no address is chosen, and what the usual card is for', async () => {
  const transport = await withoutUsualAddress();
  const { user } = await renderScreen('/member/mail-order/profile', {
    scenario: 'commercial-member',
    language: 'es',
    transport,
  });
  await user.click(await screen.findByRole('button', { name: 'Guardar dirección habitual' }));
  expect(screen.getByText('Elija una dirección.')).toBeVisible();
  expect(await screen.findByText(/Los pagos de facturas también\.$/)).toBeVisible();
});

test('a plan without home delivery has no preferences to save', async () => {
  await renderScreen('/member/mail-order/profile', { scenario: 'mail-order-not-covered' });
  expect(await screen.findByText('Your plan has no home delivery')).toBeVisible();
  expect(screen.queryByText('Packaging')).toBeNull();
});
