import { expect, test } from '@playwright/test';
import { signIn } from './member';

test('a message about a quote survives reload, sign-out and a lost connection, and is sent once', async ({
  page,
  context,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/messages')) {
      sent.push(request.headers()['idempotency-key'] ?? '');
    }
  });
  await signIn(page, 'commercial-member');
  await page.goto('/member/contact?about=quote&id=Q100001');
  const quote = page.getByRole('button', { name: 'Price quote Q100001' });
  await expect(quote).toHaveAttribute('aria-pressed', 'true');
  await page.getByLabel('Subject').fill('I was charged differently');
  await page.getByLabel('Message', { exact: true }).fill('More than the quote.');
  await page.reload();
  await expect(page.getByLabel('Subject')).toHaveValue('I was charged differently');
  const message = page.getByLabel('Message', { exact: true });
  await expect(message).toHaveValue('More than the quote.');

  await page.getByLabel('Subject').fill('I was charged more');
  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await expect(page).toHaveURL(/\/member\/login\?state=signed-out$/);
  await signIn(page, 'commercial-member');
  await page.getByRole('link', { name: /Not sent yet: Secure message/ }).click();
  await expect(page.getByLabel('Subject')).toHaveValue('I was charged more');
  await expect(quote).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeFocused();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send my message' }).click();
  await expect(page.getByText(/^You are offline. Nothing you typed is lost/)).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Send my message' }).dblclick();
  await expect(page.getByText(/^SM-\d+$/)).toBeVisible();
  expect(new Set(sent).size).toBe(1);
  await page.reload();
  await expect(page.getByText(/^SM-\d+$/)).toBeVisible();
  await page.goto('/member/dashboard');
  await expect(page.getByRole('heading', { name: 'Needs your attention' })).toBeVisible();
  await expect(page.getByText(/^Not sent yet/)).toHaveCount(0);
});
