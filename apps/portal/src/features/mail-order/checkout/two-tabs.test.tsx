import { createApiClient } from '@portal/api-client';
import { drafts } from '@portal/contracts/drafts';
import type { Cart } from '@portal/domain/mail-order';
import { screen, waitFor } from '@testing-library/react';
import { firstValueFrom } from 'rxjs';
import { expectNoAxeViolations, type RenderedScreen } from '../../../testing';
import { checkoutForm } from '../checkout-form';
import { atPage, button, openReview, ordersSent, placeOrder } from '../testing/checkout';

const draftsOf = ({ transport }: RenderedScreen) => createApiClient({ transport })(drafts);

/** Another tab changes the order that is saved. */
async function changeInOtherTab(rendered: RenderedScreen, change: Partial<Cart>) {
  const { draft } = await firstValueFrom(draftsOf(rendered).getOne({ formId: checkoutForm }));
  const { revision, content } = draft!;
  const body = { replaces: revision, step: 'review', content: { ...content, ...change } };
  await firstValueFrom(draftsOf(rendered).save({ formId: checkoutForm, body }));
}

/** The alert that the order was changed in another tab. */
const changedAlert = async (title: string | RegExp = /^Your order was changed/) =>
  (await screen.findByText(title)).closest<HTMLElement>('[role=alert]')!;

const oneLine = { lines: [{ rxNumber: '4402101', days: 90 }] };

test.each([
  ['en', 'Your order was changed on another page or device', 'Fluticasone 50 mcg was removed.'],
  ['es', 'Su pedido cambió en otra página o dispositivo', 'Se quitó Fluticasona'],
] as const)(
  '%s: a medicine that another tab removed is not ordered, and the page says so',
  async (language, title, text) => {
    const rendered = await openReview({ language });
    await changeInOtherTab(rendered, oneLine);
    await placeOrder(rendered);
    const alert = await changedAlert(title);
    expect(alert).toHaveTextContent(text);
    expect(ordersSent(rendered)).toEqual([]);
    await expectNoAxeViolations();
  },
);

test('the order of the other tab is taken, agreed to again, and placed', async () => {
  const rendered = await openReview();
  await changeInOtherTab(rendered, oneLine);
  await placeOrder(rendered);
  await changedAlert();
  await rendered.user.click(button('Use the changed order'));
  await screen.findByText('1 medicine');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByLabelText(/^I agree/)).not.toBeChecked();
  expect(screen.getByLabelText(/^I agree/)).toHaveAccessibleDescription(
    /Your order has changed\. Look at it again, then check the box\./,
  );
  await placeOrder(rendered);
  await atPage('1 medicine is ordered');
  expect(ordersSent(rendered)).toMatchObject([{ body: { items: [{ rxNumber: '4402101' }] } }]);
});

test('the order of this tab is kept in place of the other, and placed', async () => {
  const rendered = await openReview();
  await changeInOtherTab(rendered, oneLine);
  await placeOrder(rendered);
  expect(await changedAlert()).toHaveFocus();
  await rendered.user.click(button('Keep this order'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  await rendered.user.click(button(/^Place order/));
  await atPage('2 medicines are ordered');
  expect(ordersSent(rendered)).toHaveLength(1);
});

test('an order that another tab ended is not placed without a look at the orders', async () => {
  const rendered = await openReview();
  await firstValueFrom(draftsOf(rendered).remove({ formId: checkoutForm }));
  await placeOrder(rendered);
  const alert = await changedAlert();
  expect(alert).toHaveTextContent('It is no longer saved: it was placed, canceled or replaced');
  expect(screen.getByRole('link', { name: 'See your orders' })).toBeVisible();
  expect(ordersSent(rendered)).toEqual([]);
});

test('what cannot be compared is not placed', async () => {
  const rendered = await openReview();
  await changeInOtherTab(rendered, oneLine);
  rendered.transport.override('drafts.getOne', { status: 503, body: {} });
  await placeOrder(rendered);
  const alert = await changedAlert();
  expect(alert).toHaveTextContent('We could not load what is different.');
  expect(ordersSent(rendered)).toEqual([]);
});

test('a draft that another tab saved with the same order does not stop it', async () => {
  const rendered = await openReview();
  await changeInOtherTab(rendered, {});
  await placeOrder(rendered);
  await atPage('2 medicines are ordered');
  expect(ordersSent(rendered)).toHaveLength(1);
});
