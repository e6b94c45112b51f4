import { screen } from '@testing-library/react';
import { type RenderedScreen, renderScreen } from './render-screen';

type Options = NonNullable<Parameters<typeof renderScreen>[1]>;

/** What the frame of the payment processor gives for a card that was typed into it. */
export const tokenizedCard = {
  token: 'tok_0123456789abcdef',
  brand: 'Visa',
  last4: '1111',
  expMonth: 12,
  expYear: 2031,
  billingZip: '55000',
};

/** Opens the payment screen as a member who owes $40.50, of which $21.00 is past due. */
export const openPayScreen = (options: Options = {}, path = '/payments/pay') =>
  renderScreen(path, { scenario: 'past-due-member', ...options });

/** The payments that were sent. */
export const paymentsSent = ({ transport }: RenderedScreen) =>
  transport.calls.filter(({ endpointId }) => endpointId === 'payments.pay');

/** Resolves when the first step can be filled in. */
export const atPayForm = () => screen.findByRole('heading', { level: 2, name: /^(Step 1|Paso 1)/ });

/** Goes to the second step with what the form has chosen by itself. */
export async function reviewPayment({ user }: RenderedScreen): Promise<void> {
  await atPayForm();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('heading', { level: 2, name: /^Step 2/ });
}
