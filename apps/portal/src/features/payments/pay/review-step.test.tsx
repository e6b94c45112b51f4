import { act, screen, waitFor } from '@testing-library/react';
import { atPayForm, openPayScreen, paymentsSent, reviewPayment } from '../../../testing';

const button = (name: RegExp | string) => screen.getByRole('button', { name });
const goBack = () => act(() => window.history.back());
const radio = (name: RegExp) => screen.getByRole('radio', { name });

test('the browser’s Back leads from the review to the form, with what was chosen', async () => {
  const rendered = await openPayScreen();
  await atPayForm();
  await rendered.user.click(radio(/The whole balance/));
  await reviewPayment(rendered);
  expect(window.location.search).toBe('?step=review');
  goBack();
  await atPayForm();
  expect(window.location.pathname + window.location.search).toBe('/payments/pay');
  expect(screen.getByRole('heading', { name: /^Step 1/ })).toHaveFocus();
  expect(radio(/The whole balance/)).toBeChecked();
  expect(paymentsSent(rendered)).toHaveLength(0);
});

test('Forward does not show a review that was left: its amount may have changed', async () => {
  const rendered = await openPayScreen();
  await reviewPayment(rendered);
  await rendered.user.click(button('Back'));
  await atPayForm();
  act(() => window.history.forward());
  await waitFor(() => expect(window.location.search).toBe(''));
  await atPayForm();
});

test('a reload in the review starts at the form', async () => {
  await openPayScreen({}, '/payments/pay?step=review');
  await atPayForm();
  expect(window.location.search).toBe('');
});

test('Back does not leave a payment that may have been made: another could be a second', async () => {
  const rendered = await openPayScreen();
  await reviewPayment(rendered);
  const release = rendered.transport.hold('payments.pay');
  await rendered.user.click(button('Pay $21.00'));
  goBack();
  await waitFor(() => expect(window.location.search).toBe(''));
  expect(screen.getByRole('heading', { name: /^Step 2/ })).toBeVisible();
  act(release);
  expect(await screen.findByText('We have your payment')).toBeVisible();
  expect(paymentsSent(rendered)).toHaveLength(1);
});

test('a key that another payment used leads to the history, and to no other payment', async () => {
  const body = { message: 'KEY_USED_BEFORE: used' };
  const rendered = await openPayScreen({ overrides: { 'payments.pay': { status: 422, body } } });
  await reviewPayment(rendered);
  await rendered.user.click(button('Pay $21.00'));
  expect(await screen.findByText('A payment was already made')).toBeVisible();
  const links = screen.getAllByRole('link', { name: 'Payment history' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/payments', '/payments']);
  for (const name of ['Try again', 'Back']) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  }
});
