import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { type RenderedScreen, renderScreen } from '../../../testing';
import { checkoutPath } from '../checkout-form';
import { orderList } from '../home-delivery.requests';
import {
  atPage,
  button,
  draftSaved,
  notReceived,
  openPage,
  ordersSent,
  placeOrder,
} from '../testing/checkout';

const scenario = 'commercial-member';

test.each([
  ['medicines', 'What do you want to order?'],
  ['health', 'Is your health information right?'],
  ['shipping', 'Where should it go?'],
  ['payment', 'How do you want to pay?'],
  ['review', 'Check your order'],
] as const)(
  'a session that is lost at %s places nothing, and the next one goes on there',
  async (step, title) => {
    const rendered = await openPage(step);
    const { transport, store } = rendered;
    transport.override('mailOrders.getList', { status: 401 });
    // The member signs in again afterwards, so that the run keeps its session.
    transport.override('session.signOut', { status: 503 });
    store.dispatch(orderList.requested({ memberId: 'EVF00421787' }));
    await waitFor(() => expect(document.querySelector('main h1')?.textContent).not.toBe(title));
    expect(ordersSent(rendered)).toEqual([]);
    cleanup();
    transport.override('mailOrders.getList', undefined);
    await renderScreen(checkoutPath, { scenario, transport });
    await atPage(title);
    expect(ordersSent(rendered)).toEqual([]);
  },
);

const again = 'Sign in again to keep what you typed';

/** The session is over for every call: the next one ends it on the page, too. */
async function loseSession({ transport, store }: RenderedScreen) {
  transport.override('drafts.save', { status: 401, body: {} });
  transport.override('mailOrders.getList', { status: 401, body: {} });
  store.dispatch(orderList.requested({ memberId: 'EVF00421787' }));
  await atPage(again);
}

/** The member signs in on another tab and comes back to this one. */
async function signInAgain(rendered: RenderedScreen) {
  rendered.transport.override('drafts.save', undefined);
  rendered.transport.override('mailOrders.getList', undefined);
  act(() => rendered.platform.emit('shown'));
  await waitFor(() => expect(rendered.platform.reloads).toBe(1));
  cleanup();
  return renderScreen(checkoutPath, { scenario, transport: rendered.transport });
}

test('an address typed just before the session was lost is there after signing in again', async () => {
  const rendered = await openPage('shipping');
  await rendered.user.click(button('Add an address'));
  fireEvent.change(screen.getByLabelText('Street address'), { target: { value: '12 Elm Street' } });
  await loseSession(rendered);
  expect(document.body).not.toHaveTextContent('12 Elm Street');
  expect(rendered.platform.visited).toEqual([]);
  await signInAgain(rendered);
  await atPage('Where should it go?');
  expect(screen.getByLabelText('Street address')).toHaveValue('12 Elm Street');
});

test('allergies typed just before the session was lost are there after signing in again', async () => {
  const rendered = await openPage('health');
  await rendered.user.click(button('Change'));
  const allergies = () => screen.getByLabelText('Allergies');
  fireEvent.change(allergies(), { target: { value: 'Penicillin\nLatex' } });
  await loseSession(rendered);
  await signInAgain(rendered);
  await atPage('Is your health information right?');
  expect(allergies()).toHaveValue('Penicillin\nLatex');
});

test('"bill me" is saved when it is chosen', async () => {
  const rendered = await openPage('payment');
  await rendered.user.click(screen.getByLabelText(/^Bill me/));
  await draftSaved(rendered, '"billMe":true');
});

test('a medicine that is taken out is saved at once', async () => {
  const rendered = await openPage('medicines');
  const remove = () => screen.getAllByRole('button', { name: /^Remove/ });
  const count = remove().length;
  const saves = () =>
    rendered.transport.calls.filter(({ endpointId }) => endpointId === 'drafts.save').length;
  const before = saves();
  fireEvent.click(remove()[0]!);
  await waitFor(() => expect(saves()).toBe(before + 1), { timeout: 1_000 });
  expect(screen.queryAllByRole('button', { name: /^Remove/ })).toHaveLength(count - 1);
});

const removals = () => screen.queryAllByRole('button', { name: /^Remove/ });

test('the last medicine that is taken out does not come back with the draft', async () => {
  const rendered = await openPage('medicines');
  while (removals().length > 0) await rendered.user.click(removals()[0]!);
  await draftSaved(rendered, '"lines":[]');
  cleanup();
  await renderScreen(checkoutPath, { scenario, transport: rendered.transport });
  expect(await screen.findByText('There is nothing to order here')).toBeVisible();
});

test.each([
  ['refused', { status: 401, body: {} }],
  ['stored', undefined],
] as const)(
  'a medicine taken out as another call ends the session stays out, if its save is %s',
  async (_how, answer) => {
    const rendered = await openPage('medicines');
    const count = removals().length;
    const { transport, store } = rendered;
    transport.override('drafts.save', answer);
    transport.override('mailOrders.getList', { status: 401, body: {} });
    transport.override('session.signOut', { status: 503 });
    act(() => {
      store.dispatch(orderList.requested({ memberId: 'EVF00421787' }));
      removals()[0]?.click();
    });
    if (answer) {
      await atPage(again);
      await signInAgain(rendered);
    } else {
      await draftSaved(rendered, '"lines":[{');
      await waitFor(() => expect(removals()).toEqual([]));
      cleanup();
      transport.override('mailOrders.getList', undefined);
      await renderScreen(checkoutPath, { scenario, transport });
    }
    await atPage('What do you want to order?');
    expect(removals()).toHaveLength(count - 1);
  },
);

test('an order that was sent as the session ended is there to be sent again, under its key', async () => {
  const rendered = await openPage('review');
  rendered.transport.override('drafts.save', { status: 401, body: {} });
  rendered.transport.override('mailOrderCheckout.placeOrder', { status: 401, body: {} });
  await placeOrder(rendered);
  await atPage(again);
  rendered.transport.override('mailOrderCheckout.placeOrder', undefined);
  const after = await signInAgain(rendered);
  await notReceived();
  await after.user.click(button('Send it again'));
  await waitFor(() => expect(ordersSent(rendered)).toHaveLength(2));
  const keys = ordersSent(rendered).map(({ idempotencyKey }) => idempotencyKey);
  expect(new Set(keys).size).toBe(1);
});

test('an order that is not known because the session is over leads to the sign-in', async () => {
  const rendered = await openPage('review');
  rendered.transport.override('mailOrderCheckout.placeOrder', { offline: true });
  rendered.transport.override('mailOrders.getList', { status: 401, body: {} });
  await placeOrder(rendered);
  await atPage('We did not get an answer to your order');
  expect(screen.getByRole('link', { name: /^Sign in on another tab/ })).toBeVisible();
  expect(rendered.platform.visited).toEqual([]);
});

test('what was typed is saved for the same member only, and not before the sign-in', async () => {
  const rendered = await openPage('shipping');
  await rendered.user.click(button('Add an address'));
  fireEvent.change(screen.getByLabelText('Street address'), { target: { value: '12 Elm Street' } });
  await loseSession(rendered);
  await rendered.user.click(button('I have signed in'));
  expect(await screen.findByText(/^You are not signed in yet/)).toBeVisible();
  rendered.transport.override('drafts.save', undefined);
  rendered.transport.override('user.getMemberInfo', { body: { memebrId: 'OTHER00001' } });
  await rendered.user.click(button('I have signed in'));
  expect(await screen.findByText(/^Another member is signed in/)).toBeVisible();
  expect(rendered.platform.reloads).toBe(0);
  await rendered.user.click(button('Leave without saving'));
  expect(rendered.platform.visited).toEqual(['/member/login']);
});

test('coming back without having signed in says so; leaving then tells the login page where to return', async () => {
  const rendered = await openPage('shipping');
  await rendered.user.click(button('Add an address'));
  fireEvent.change(screen.getByLabelText('Street address'), { target: { value: '12 Elm Street' } });
  await loseSession(rendered);
  act(() => rendered.platform.emit('shown'));
  expect(await screen.findByText(/^You are not signed in yet/)).toBeVisible();
  await rendered.user.click(button('Leave without saving'));
  expect(rendered.platform.read('signInMessage')).toBe('expired');
  expect(rendered.platform.read('returnTo')).toBe(checkoutPath);
});

test('a save without an answer counts as not saved, and the page does not start again without it', async () => {
  const rendered = await openPage('shipping');
  await rendered.user.click(button('Add an address'));
  jest.useFakeTimers({ advanceTimers: true });
  rendered.transport.hold('drafts.save');
  fireEvent.change(screen.getByLabelText('Street address'), { target: { value: '12 Elm Street' } });
  rendered.transport.override('mailOrders.getList', { status: 401, body: {} });
  rendered.store.dispatch(orderList.requested({ memberId: 'EVF00421787' }));
  await act(async () => void (await jest.advanceTimersByTimeAsync(20_100)));
  jest.useRealTimers();
  await atPage(again);
  expect(rendered.platform.reloads).toBe(0);
  expect(rendered.platform.visited).toEqual([]);
});
