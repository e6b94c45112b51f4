import { cleanup, screen } from '@testing-library/react';
import { expectNoAxeViolations, renderScreen } from '../../testing';

const button = () =>
  screen.getAllByRole('link', { name: 'Sign in' }).find((link) => link.matches('.btn'));

describe('the login page', () => {
  test.each(['en', 'es'] as const)('in %s has no findings of axe', async (language) => {
    await renderScreen('/member/login', { language });
    await expectNoAxeViolations();
  });

  test('leads to the sign-in of the BFF, with the wanted path', async () => {
    await renderScreen('/member/login?returnTo=%2Fmember%2Fclaims');
    expect(button()).toHaveAttribute('href', '/member/auth/login?returnTo=%2Fmember%2Fclaims');
    expect(screen.getByText(/take you to the page you asked for/)).toBeVisible();
  });

  test('leads back to the page that was open when the session ended, once', async () => {
    const stored = { signInMessage: 'idle', returnTo: '/member/mail-order/checkout' };
    const { platform } = await renderScreen('/member/login', { stored });
    const query = '?returnTo=%2Fmember%2Fmail-order%2Fcheckout';
    expect(button()).toHaveAttribute('href', `/member/auth/login${query}`);
    expect(screen.getByText(/take you back to the page that was open/)).toBeVisible();
    expect(platform.read('returnTo')).toBeNull();
  });

  test('ignores a wanted URL on another host', async () => {
    await renderScreen('/member/login?returnTo=%2F%2Fevil.example');
    expect(button()).toHaveAttribute('href', '/member/auth/login');
    cleanup();
    await renderScreen('/member/login', { stored: { returnTo: '//evil.example' } });
    expect(button()).toHaveAttribute('href', '/member/auth/login');
  });

  test.each([
    ['requested', 'You are signed out'],
    ['passwordChanged', 'Your password is changed'],
    ['idle', 'We signed you out'],
    ['signedInAtProvider', 'You are signed out of the portal only'],
    ['expired', 'Your session has ended'],
    ['notEligible', 'We could not find an active plan for you'],
    ['error-cancelled', 'You did not sign in'],
    ['error-ended', 'This browser was signed out from another one'],
    ['error-expired', 'Signing in took too long'],
    ['error-failed', 'You are not signed in'],
    ['error-unavailable', 'Sign-in is not available right now'],
  ])('says once what happened before: %s', async (signInMessage, words) => {
    const { platform } = await renderScreen('/member/login', { stored: { signInMessage } });
    expect(screen.getByText(words)).toBeVisible();
    expect(platform.read('signInMessage')).toBeNull();
    await expectNoAxeViolations();
  });

  test('a stored text of others is not shown', async () => {
    await renderScreen('/member/login', { stored: { signInMessage: 'something else' } });
    expect(screen.queryByRole('status')).toBeNull();
  });
});

test('a browser that was signed out from another one reads so at once, on whichever page it opens', async () => {
  const body = { signedIn: false, signInError: 'ended' };
  await renderScreen('/member/claims', {
    scenario: 'visitor',
    overrides: { 'session.getStatus': { body } },
  });
  expect(await screen.findByText('This browser was signed out from another one')).toBeVisible();
  expect(window.location.pathname).toBe('/member/login');
});

test('who was signed out reads after how many idle minutes', async () => {
  await renderScreen('/member/login', { stored: { signInMessage: 'idle' } });
  expect(await screen.findByText(/^Nothing happened on this page for 15 minutes,/)).toBeVisible();
});
