import { screen } from '@testing-library/react';
import { expectNoAxeViolations, renderScreen } from '../../../testing';

test('the tab of the change is notified, and the member reads where to go', async () => {
  const { platform } = await renderScreen('/member/confirmed', { scenario: 'commercial-member' });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'You confirmed it’s you' }),
  ).toBeVisible();
  expect(platform.posted).toContainEqual({ kind: 'steppedUp' });
  await expectNoAxeViolations();
});

test('after a refusal other tabs are not notified, and the page says what to do', async () => {
  const { platform } = await renderScreen('/member/confirmed?refused=1', {
    scenario: 'commercial-member',
    language: 'es',
  });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'No pudimos confirmar que es usted' }),
  ).toBeVisible();
  expect(screen.getByText(/^Nada cambió y su sesión sigue abierta\./)).toBeVisible();
  expect(platform.posted).not.toContainEqual({ kind: 'steppedUp' });
});

test('after the confirmation of another account it says which one is meant, and how to sign in as it', async () => {
  const { platform } = await renderScreen('/member/confirmed?refused=otherUser', {
    scenario: 'commercial-member',
  });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'You confirmed with another account' }),
  ).toBeVisible();
  expect(screen.getByText(/^That account is not the one that is signed in here\./)).toBeVisible();
  expect(await screen.findByText(/^Signed in here:/)).toHaveTextContent('Marisol Sampleton');
  expect(screen.getByRole('link', { name: 'Sign in again' })).toHaveAttribute(
    'href',
    '/member/auth/login?stepUp=1&again=1&lang=en',
  );
  expect(platform.posted).not.toContainEqual({ kind: 'steppedUp' });
  await expectNoAxeViolations();
});
