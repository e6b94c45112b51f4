import { screen } from '@testing-library/react';
import { atPage, button, goToPage, openPage, ordersSent, placeOrder } from '../testing/checkout';

const lines = [
  { rxNumber: '4402101', days: 90 },
  { rxNumber: '4400688', days: 90 },
];

test.each([
  {
    language: 'en',
    changed: /price changed from \$7\.50 to \$9\.00/,
    again: 'Try again with 1 medicine',
    heading: 'What do you want to order?',
    place: 'Place order, $9.00',
    placed: '1 medicine is ordered',
  },
  {
    language: 'es',
    changed: /precio cambió de \$7\.50 a \$9\.00/,
    again: 'Intentar de nuevo con 1 medicamento',
    heading: '¿Qué desea pedir?',
    place: 'Hacer el pedido, $9.00',
    placed: 'Se pidió 1 medicamento',
  },
] as const)(
  '$language: after a price changed the member sees the new one, and agrees to it',
  async ({ language, changed, again, heading, place, placed }) => {
    const scenario = 'mail-order-price-changed';
    const rendered = await openPage('review', { scenario, language, cart: { lines } });
    await placeOrder(rendered);
    expect(await screen.findByText(changed)).toBeVisible();
    await rendered.user.click(button(again));
    await atPage(heading);
    const main = screen.getByRole('main');
    expect(main).toHaveTextContent('$9.00');
    expect(main).not.toHaveTextContent('$7.50');
    await goToPage(rendered, 'review', language);
    expect(button(place)).toBeVisible();
    expect(screen.getByLabelText(/^(I agree|Acepto)/)).not.toBeChecked();
    await rendered.user.click(button(place));
    expect(ordersSent(rendered)).toHaveLength(1);
    await placeOrder(rendered);
    expect(await screen.findByText(placed)).toBeVisible();
    expect(ordersSent(rendered)[1]?.body).toMatchObject({
      items: [{ rxNumber: '4402101', cost: 9 }],
      expectedTotal: 9,
    });
  },
);
