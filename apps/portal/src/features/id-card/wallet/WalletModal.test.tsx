import { links } from '@portal/client-config';
import { screen } from '@testing-library/react';
import { actingFor, expectNoAxeViolations, openDialog, openedDialog } from '../../../testing';

const iPhone = {
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)',
  touchPoints: 5,
};
const android = {
  userAgent:
    'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile Safari/537.36',
  touchPoints: 5,
};

const opened = (device?: typeof iPhone, options: Parameters<typeof openDialog>[1] = {}) =>
  openDialog('wallet', options, ({ platform }) => {
    if (device) platform.device = device;
  });

test('on a device without one, leads to the wallet website', async () => {
  const { transport } = await opened();
  expect(await screen.findByRole('link', { name: /Go to the wallet page/ })).toHaveAttribute(
    'href',
    links.walletWebsite.href,
  );
  expect(screen.queryByRole('link', { name: /Apple|Google/ })).toBeNull();
  expect(transport.calls.some(({ endpointId }) => endpointId.startsWith('wallet.'))).toBe(false);
  await expectNoAxeViolations();
});

test('on an iPhone, opens the pass in a new window, in the language of the page', async () => {
  const { user } = await opened(iPhone, { language: 'es' });
  const link = await screen.findByRole('link', { name: /Agregar a Apple Wallet/ });
  expect(link).toHaveAttribute('href', '/portalmicroservices/api/rxwallet/pass?lang=es');
  expect(link).toHaveAttribute('target', '_blank');
  await expectNoAxeViolations();
  await user.click(link);
  expect(openedDialog()).toBeNull();
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

describe.each([
  ['Apple', iPhone, 'wallet.getPass'],
  ['Google', android, 'wallet.getGoogleLink'],
] as const)('a card that %s cannot be given', (wallet, device, endpointId) => {
  const added = { name: new RegExp(`Add to ${wallet} Wallet`) };

  test('shows in the dialog with a retry, and the card is still offered', async () => {
    const { user, transport } = await opened(device, {
      overrides: { [endpointId]: { status: 503 } },
    });
    await screen.findByText(`We could not prepare the card for ${wallet} Wallet.`);
    expect(screen.queryByRole('link', added)).toBeNull();
    expect(screen.getByRole('button', { name: 'View ID card' })).toBeVisible();
    await expectNoAxeViolations();
    transport.override(endpointId, undefined);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', added)).toBeVisible();
  });

  test('because there is no pass has its own message', async () => {
    await opened(device, { scenario: 'id-card-none' });
    expect(await screen.findByText(/There is no valid card to add yet/)).toBeVisible();
  });

  test.each([
    ['empty', { body: new Blob([]) }],
    ['something else', { body: { saveUrl: 'https://evil.example/save' } }],
  ])('because the answer is %s is a failure', async (_, answer) => {
    await opened(device, { overrides: { [endpointId]: answer } });
    expect(await screen.findByText(/We could not prepare the card/)).toBeVisible();
    expect(screen.queryByRole('link', added)).toBeNull();
  });
});

test('a minor reads that it is not for them, and sees the card', async () => {
  const { user } = await opened(iPhone, { scenario: 'minor-member' });
  await screen.findByText(/Members under 18 cannot add their card to a wallet/);
  expect(screen.queryByRole('link', { name: /Apple/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'View ID card' }));
  expect(await screen.findByRole('dialog', { name: 'Prescription ID card' })).toBeVisible();
});

test.each([
  ['Apple', iPhone, 'wallet.getPass'],
  ['Google', android, 'wallet.getGoogleLink'],
])('a refusal for %s because of the age says why', async (wallet, device, endpointId) => {
  await opened(device, {
    overrides: { [endpointId]: { status: 403, body: { code: 'BIRTH_DATE_UNKNOWN' } } },
  });
  await screen.findByText(/We do not have your birth date/);
  expect(screen.queryByRole('link', { name: wallet })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test("a user who acts for a member can't add the member's card to a phone", async () => {
  const { transport } = await opened(iPhone, {
    overrides: { 'session.getStatus': { body: actingFor } },
  });
  await screen.findByText(/Only the member can add the card to a wallet/);
  expect(screen.queryByRole('link', { name: /Apple/ })).toBeNull();
  expect(transport.calls.some(({ endpointId }) => endpointId.startsWith('wallet.'))).toBe(false);
});

test('View ID card shows only when its flag is on', async () => {
  await opened(iPhone, { scenario: 'member-no-flags' });
  await screen.findByText(/There is no valid card to add yet/);
  expect(screen.queryByRole('button', { name: 'View ID card' })).toBeNull();
});
