import { links } from '@portal/client-config';
import { act, screen } from '@testing-library/react';
import { dialogAsked } from '../../session';
import { expectNoAxeViolations, renderScreen } from '../../testing';

const iPhone = {
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)',
  touchPoints: 5,
};
const android = {
  userAgent:
    'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile Safari/537.36',
  touchPoints: 5,
};

async function opened(device?: typeof iPhone, options: Parameters<typeof renderScreen>[1] = {}) {
  const rendered = await renderScreen('/accessibility', {
    scenario: 'commercial-member',
    ...options,
  });
  if (device) rendered.browser.device = device;
  act(() => void rendered.store.dispatch(dialogAsked('wallet')));
  return rendered;
}
const dialog = () => document.querySelector('dialog.modal');

test('on a device without one, leads to the wallet website', async () => {
  await opened();
  expect(await screen.findByRole('link', { name: /Go to the wallet page/ })).toHaveAttribute(
    'href',
    links.walletWebsite.href,
  );
  expect(screen.queryByRole('button', { name: 'Add to Apple Wallet' })).toBeNull();
  await expectNoAxeViolations();
});

test('on an iPhone, opens the pass in a new window, in the language of the page', async () => {
  const { user, browser } = await opened(iPhone, { language: 'es' });
  await user.click(await screen.findByRole('button', { name: 'Agregar a Apple Wallet' }));
  expect(browser.opened).toEqual(['/portalmicroservices/api/rxwallet/pass?lang=es']);
  expect(dialog()).toBeNull();
});

test('on Android, links to Google Wallet once the address is there', async () => {
  const { transport } = await opened(android, { language: 'es' });
  const link = await screen.findByRole('link', { name: /Agregar a Google Wallet/ });
  expect(link.getAttribute('href')).toMatch(/^https:\/\/pay\.google\.com\/gp\/v\/save\/[\w.-]+$/);
  expect(link).toHaveAttribute('target', '_blank');
  expect(transport.calls.at(-1)).toMatchObject({
    endpointId: 'wallet.getGoogleLink',
    query: { lang: 'es' },
  });
  await expectNoAxeViolations();
});

test('an address that fails to come is asked for again, and the card is still offered', async () => {
  const { user, transport } = await opened(android, {
    overrides: { 'wallet.getGoogleLink': { status: 503 } },
  });
  await screen.findByText('Google Wallet could not be reached for your card.');
  expect(screen.getByRole('button', { name: 'View ID card' })).toBeVisible();
  transport.override('wallet.getGoogleLink', undefined);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /Add to Google Wallet/ })).toBeVisible();
});

test('somebody under 18 is told that it is not for them, and shown the card', async () => {
  const { user } = await opened(iPhone, { scenario: 'minor-member' });
  await screen.findByText(/Members under 18 cannot add their card to a wallet/);
  expect(screen.queryByRole('button', { name: /Apple/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'View ID card' }));
  expect(await screen.findByRole('dialog', { name: 'Prescription ID card' })).toBeVisible();
});

test('View ID card shows only when its flag is on', async () => {
  await opened(iPhone, { scenario: 'member-no-flags' });
  await screen.findByRole('button', { name: 'Add to Apple Wallet' });
  expect(screen.queryByRole('button', { name: 'View ID card' })).toBeNull();
});
