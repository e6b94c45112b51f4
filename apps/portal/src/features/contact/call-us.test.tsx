import { flagIdsOf } from '@portal/client-config';
import { screen, within } from '@testing-library/react';
import { expectNoAxeViolations, renderScreen, type RenderOptions } from '../../testing';

const open = async (options: RenderOptions = {}) => {
  const rendered = await renderScreen('/member/contact', {
    scenario: 'commercial-member',
    ...options,
  });
  await screen.findByRole('heading', { name: /^(Send|Envíe)/ });
  return rendered;
};
const card = (name = 'Call us') => within(screen.getByRole('region', { name }));
const line = (name: string, title?: string) =>
  card(title).getByRole('heading', { name }).closest('li') as HTMLElement;

test('an emergency, TTY and every number can be dialed', async () => {
  await open();
  const alert = within(screen.getByText(/If you took poison or too much of a drug/));
  expect(alert.getByRole('link', { name: '911' })).toHaveAttribute('href', 'tel:911');
  expect(card().getByRole('link', { name: '711' })).toHaveAttribute('href', 'tel:711');
  for (const [name, href] of [
    ['Member services', 'tel:18005550142'],
    ['Home delivery', 'tel:18005550164'],
    ['A pharmacist', 'tel:18005550171'],
    ['Bills and payments', 'tel:18005550158'],
  ] as const) {
    expect(within(line(name)).getByRole('link')).toHaveAttribute('href', href);
  }
});

describe('the hours', () => {
  test.each([
    // Thursday 9 a.m., Saturday 4 p.m. and Friday 11 p.m. in Chicago.
    ['2026-11-05T15:00:00Z', 'Open now', 'Opens at 10:00 a.m.'],
    ['2026-11-07T22:00:00Z', 'Open now', 'Opens Monday, 10:00 a.m.'],
    ['2026-11-07T05:00:00Z', 'Opens Saturday, 8:00 a.m.', 'Opens Monday, 10:00 a.m.'],
  ])('at %s home delivery: %s, bills: %s', async (now, homeDelivery, bills) => {
    await open({ now: new Date(now) });
    expect(line('Home delivery')).toHaveTextContent(homeDelivery);
    expect(line('Bills and payments')).toHaveTextContent(bills);
    expect(line('Member services')).toHaveTextContent('Open now');
  });

  test('are said in words, in both languages', async () => {
    await open();
    expect(line('Home delivery')).toHaveTextContent('Monday to Friday, 7:00 a.m. to 10:00 p.m.');
    expect(line('Home delivery')).toHaveTextContent('Saturday, 8:00 a.m. to 5:00 p.m.');
    expect(line('Member services')).toHaveTextContent('Any time, every day');
    document.body.innerHTML = '';
    await open({ language: 'es' });
    const delivery = line('Entrega a domicilio', 'Llámenos');
    expect(delivery).toHaveTextContent('De lunes a viernes, de las 7:00 a. m. a las 10:00 p. m.');
    expect(delivery).toHaveTextContent('Sábado, de las 8:00 a. m. a las 5:00 p. m.');
    expect(line('Facturas y pagos', 'Llámenos')).toHaveTextContent('Abre a las 10:00 a. m.');
    await expectNoAxeViolations();
  });

  test('and numbers of Medicare members are theirs', async () => {
    await open({ scenario: 'medicare-member' });
    const own = line('Member services');
    expect(own).toHaveTextContent('Any time, every day');
    expect(within(own).getByRole('link')).toHaveAttribute('href', 'tel:18005550153');
    expect(line('Bills and payments')).toHaveTextContent(
      'Monday to Friday, 8:00 a.m. to 8:00 p.m.',
    );
    expect(within(line('Bills and payments')).getByRole('link')).toHaveAttribute(
      'href',
      'tel:18005550168',
    );
  });
});

test('a visitor has the numbers of the client, and reads where members find theirs', async () => {
  await open({ scenario: 'visitor' });
  expect(within(line('Member services')).getByRole('link')).toHaveAttribute(
    'href',
    'tel:18005550142',
  );
  expect(screen.getByText(/the back of their ID card/)).toBeVisible();
});

test('who came from the admin portal has the same way to write and to call', async () => {
  const body = { signedIn: true, variant: 'member', fromAdminPortal: true };
  await open({ overrides: { 'session.getStatus': { body } } });
  expect(screen.getByRole('link', { name: 'Ask for a call' })).toBeVisible();
  expect(screen.getByLabelText('Subject')).toBeEnabled();
  expect(screen.queryByText(/under 18/)).toBeNull();
});

test('a client whose members order from a vendor has no number for home delivery', async () => {
  const readableFeatures = flagIdsOf(['contactUs', 'mailOrder']);
  const body = { readableFeatures, businessLine: 'COMMERCIAL', clientCode: 'caplrx' };
  await open({ overrides: { 'features.get': { body } } });
  expect(card().queryByRole('heading', { name: 'Home delivery' })).toBeNull();
});
