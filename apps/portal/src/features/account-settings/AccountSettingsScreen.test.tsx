import { screen, waitFor, within } from '@testing-library/react';
import { expectNoAxeViolations, renderScreen, type RenderOptions } from '../../testing';
import { longestHoldMs } from '../../ui';

const path = '/member/account-settings';
const open = async (options: RenderOptions = {}) => {
  const rendered = await renderScreen(path, { scenario: 'commercial-member', ...options });
  await screen.findByText('Maple & Main Pharmacy');
  return rendered;
};

test('the member, the sections and the way to each are on one page', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Account settings');
  expect(screen.getByText('EVF00421787')).toBeVisible();
  const sections = within(screen.getByRole('navigation', { name: 'On this page' }));
  for (const link of sections.getAllByRole('link')) {
    const target = document.querySelector(link.getAttribute('href') ?? '');
    expect(target).toHaveTextContent(link.textContent ?? '');
  }
  await expectNoAxeViolations();
});

test.each([
  ['a user of another company’s sign-in', { externalSSOUser: 'true' }],
  ['a user of the admin portal', { fromAdminPortal: 'true' }],
])('it is the member profile for %s', async (_who, change) => {
  const profile = { memebrId: 'EVF00421787', dob: '1978-03-02', ...change };
  await renderScreen(path, {
    scenario: 'commercial-member',
    overrides: { 'user.getMemberInfo': { body: profile } },
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Member profile');
  expect(document.title).toBe('Member profile | Everfern Rx');
});

test.each([
  ['en', 'Language on this browser', 'On another browser, choose it there.'],
  ['es', 'Idioma en este navegador', 'En otro navegador, elíjalo allí.'],
] as const)('%s: the language is said to be that of the browser', async (language, name, words) => {
  await open({ language });
  const row = (await screen.findByText(name)).closest('div');
  expect(row).toHaveTextContent(words);
});

test('the other language is chosen here as in the header, and stored', async () => {
  const { user, platform } = await open();
  await user.click(screen.getByRole('button', { name: 'Change to Español' }));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'Configuración de la cuenta',
  );
  expect(platform.read('languages')).toBe('es-es');
  expect(screen.getByRole('button', { name: 'Cambiar a English' })).toHaveFocus();
});

test('the default pharmacy leads to the finder; without one it says what is used', async () => {
  const { user } = await renderScreen(path, { scenario: 'default-pharmacy-none' });
  expect(await screen.findByText(/^You have no default pharmacy yet/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Choose a pharmacy' }));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Find a pharmacy');
});

test('a default pharmacy that does not load says so, and loads again on request', async () => {
  const { user, transport } = await renderScreen(path, {
    scenario: 'commercial-member',
    overrides: { 'pharmacies.getDefault': { status: 503 } },
  });
  expect(await screen.findByText('Your default pharmacy did not load.')).toBeVisible();
  transport.override('pharmacies.getDefault', undefined);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Maple & Main Pharmacy')).toBeVisible();
});

test('staff who act for a member read everything and are told that only the member changes it', async () => {
  const status = {
    signedIn: true,
    variant: 'member',
    fromAdminPortal: false,
    emulation: { mode: 'emulation', expiresAt: '2026-11-05T15:00:00.000Z', remainingMs: 900_000 },
  };
  await open({ overrides: { 'session.getStatus': { body: status } } });
  expect(screen.getByText(/Only the member can change these settings/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Change pharmacy' })).toBeNull();
  await expectNoAxeViolations();
});

test('settings that do not come keep no other section out of reach', async () => {
  await renderScreen(path, {
    scenario: 'commercial-member',
    before: (network) => void network.hold('accountSettings.get'),
  });
  const security = await screen.findByRole('heading', { name: 'Security' });
  await waitFor(() => expect(security.closest('.held')).toBeNull(), { timeout: 3 * longestHoldMs });
  expect(screen.getByText('Loading your settings…')).toBeVisible();
});
