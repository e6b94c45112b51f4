import { createApiClient } from '@portal/api-client';
import { mailOrders } from '@portal/contracts/mail-orders';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { firstValueFrom } from 'rxjs';
import { renderScreen } from '../../../testing';
import { atPage, openPage, openReview, ordersSent, placeOrder } from '../testing/checkout';

const placed = '/member/mail-order/placed';
const draftId = { formId: 'mail-order-checkout' };

test('a reload shows the same result, and places nothing', async () => {
  const rendered = await openReview();
  await placeOrder(rendered);
  await atPage('2 medicines are ordered');
  const [number] = /HD-\w+/.exec(document.body.textContent ?? '') ?? [''];
  expect(number).not.toBe('');
  cleanup();
  await renderScreen(placed, { scenario: 'commercial-member', transport: rendered.transport });
  await atPage('2 medicines are ordered');
  expect(document.body.textContent).toContain(number);
  expect(ordersSent(rendered)).toHaveLength(1);
});

test('an order that was canceled since leads to its own page', async () => {
  const rendered = await openReview();
  const { transport } = rendered;
  await placeOrder(rendered);
  await atPage('2 medicines are ordered');
  const [number = ''] = /HD-\w+/.exec(document.body.textContent ?? '') ?? [];
  const cancel = createApiClient({ transport })(mailOrders).cancel;
  await firstValueFrom(cancel({ orderNumber: number, body: { memberId: 'EVF00421787' } }));
  cleanup();
  await renderScreen(placed, { scenario: 'commercial-member', transport });
  expect(await screen.findByText('Nothing was charged')).toBeVisible();
  expect(window.location.search).toBe(`?order=${number}`);
});

test('a reload before the result is stored shows it as the service gives it again, and places nothing', async () => {
  const rendered = await openReview();
  const { transport } = rendered;
  const answer = transport.hold('mailOrderCheckout.placeOrder');
  await placeOrder(rendered);
  await waitFor(() => expect(ordersSent(rendered)).toHaveLength(1));
  transport.hold('drafts.save');
  act(answer);
  await atPage('2 medicines are ordered');
  const [number = ''] = /HD-\w+/.exec(document.body.textContent ?? '') ?? [];
  cleanup();
  // The tab's history survives a reload.
  const { usr: state } = window.history.state as { usr: { key: string } };
  const reloaded = await renderScreen(placed, { scenario: 'commercial-member', transport, state });
  await atPage('2 medicines are ordered');
  expect(number).not.toBe('');
  expect(document.body.textContent).toContain(number);
  const [first, again] = ordersSent(reloaded);
  expect(again).toEqual(first);
});

test('a result that could not be stored was read: the order is not offered again after its page', async () => {
  const rendered = await openReview();
  const { transport, user } = rendered;
  const answer = transport.hold('mailOrderCheckout.placeOrder');
  await placeOrder(rendered);
  await waitFor(() => expect(ordersSent(rendered)).toHaveLength(1));
  transport.override('drafts.save', { status: 503 });
  act(answer);
  await atPage('2 medicines are ordered');
  const removed = () =>
    transport.calls
      .filter(({ endpointId }) => endpointId === 'drafts.remove')
      .map(({ params }) => params['formId']);
  expect(removed()).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'Back to home delivery' }));
  await waitFor(() => expect(removed()).toEqual(['mail-order-checkout']));
  cleanup();
  await renderScreen('/member/mail-order/checkout', { scenario: 'commercial-member', transport });
  expect(await screen.findByText('There is nothing to order here')).toBeVisible();
});

describe('an order whose result is stored nowhere', () => {
  const place = async () => {
    const rendered = await openReview();
    rendered.transport.override('drafts.save', { status: 503 });
    await placeOrder(rendered);
    await atPage('2 medicines are ordered');
    rendered.transport.override('drafts.save', undefined);
    rendered.transport.override('drafts.getOne', { body: { draft: null } });
    return { transport: rendered.transport, search: window.location.search };
  };

  test.each([
    ['its own path, in another tab or on the next day', true],
    ['the path of results', false],
  ])('is shown as the service has it: %s', async (_which, hasNumber) => {
    const { transport, search } = await place();
    expect(search).toBe('?order=HD-30001');
    cleanup();
    const scenario = 'commercial-member';
    await renderScreen(hasNumber ? `${placed}${search}` : placed, { scenario, transport });
    await atPage('Order HD-30001');
    expect(screen.getByText(/^Arrives by/)).toBeVisible();
  });

  test('also that of a child, in another tab', async () => {
    const scenario = 'commercial-member';
    const cart = {
      memberId: 'EVF00421787-03',
      lines: [{ rxNumber: '4402150', days: 90 }],
    };
    const rendered = await openPage('review', { cart });
    await placeOrder(rendered);
    await atPage('1 medicine is ordered');
    const { transport } = rendered;
    const { search } = window.location;
    for (const path of [`${placed}${search}`, placed, `/member/mail-order/orders${search}`]) {
      cleanup();
      transport.override('drafts.getOne', { body: { draft: null } });
      await renderScreen(path, { scenario, transport });
      await atPage('Order HD-30001');
      expect(await screen.findByText(/^Arrives by/)).toBeVisible();
      expect(window.location.href).not.toContain('EVF');
    }
  });

  test('also when the stored result does not load', async () => {
    const { transport, search } = await place();
    cleanup();
    transport.override('drafts.getOne', { status: 503, body: {} });
    await renderScreen(`${placed}${search}`, { scenario: 'commercial-member', transport });
    await atPage('Order HD-30001');
  });
});

test('one call puts the result in the place of the order', async () => {
  const rendered = await openReview();
  const { transport } = rendered;
  const answer = transport.hold('mailOrderCheckout.placeOrder');
  await placeOrder(rendered);
  await waitFor(() => expect(ordersSent(rendered)).toHaveLength(1));
  const before = transport.calls.length;
  act(answer);
  await atPage('2 medicines are ordered');
  const [stored, ...others] = transport.calls
    .slice(before)
    .filter(({ endpointId }) => endpointId.startsWith('drafts.'));
  expect(stored).toMatchObject({ endpointId: 'drafts.save', params: draftId });
  expect(others).toEqual([]);
  cleanup();
  await renderScreen('/member/mail-order', { scenario: 'commercial-member', transport });
  expect(await screen.findByRole('region', { name: 'In process' })).toBeVisible();
  expect(document.body).not.toHaveTextContent('We do not know yet if we got your last order');
});

test('an order that was sent and not answered is not sent again by opening this page', async () => {
  const rendered = await openReview();
  const { transport } = rendered;
  transport.hold('mailOrderCheckout.placeOrder');
  await placeOrder(rendered);
  await waitFor(() => expect(ordersSent(rendered)).toHaveLength(1));
  cleanup();
  const opened = await renderScreen(placed, { scenario: 'commercial-member', transport });
  await atPage('No order to show');
  expect(ordersSent(opened)).toHaveLength(1);
});

test('an order whose note was not stored is no order under way once its result is', async () => {
  const rendered = await openReview();
  const { transport, user } = rendered;
  transport.override('drafts.save', { status: 503 });
  const answer = transport.hold('mailOrderCheckout.placeOrder');
  await placeOrder(rendered);
  await waitFor(() => expect(ordersSent(rendered)).toHaveLength(1));
  transport.override('drafts.save', undefined);
  act(answer);
  await atPage('2 medicines are ordered');
  cleanup();
  await renderScreen(placed, { scenario: 'commercial-member', transport });
  await atPage('2 medicines are ordered');
  await user.click(screen.getByRole('link', { name: 'Back to home delivery' }));
  expect(await screen.findByRole('region', { name: 'In process' })).toBeVisible();
  expect(document.body).not.toHaveTextContent('We do not know yet if we got your last order');
});
