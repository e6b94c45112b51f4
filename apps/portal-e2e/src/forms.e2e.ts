import { expect, test } from '@playwright/test';
import { daysAgo, signIn } from './member';

// Each journey has its own member: one expects that no draft is left, and the journeys run at the same time.

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
  await signIn(page, 'commercial-member', '/member/contact?about=quote&id=Q100001');
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

test('a claim is sent with a receipt that was uploaded, and its refused amount does not take the click', async ({
  page,
}) => {
  await signIn(page, 'combined-rx-med', '/member/drug-claims-form');
  const next = page.getByRole('button', { name: 'Continue' });
  const main = page.getByRole('main');
  await main.getByLabel('I did not use my ID card').check();
  await next.click();
  await main.getByLabel('Street address').fill('14 Example Lane');
  await main.getByLabel('City').fill('Sampleville');
  await main.getByLabel('State').selectOption('MN');
  await main.getByLabel('Phone number').fill('612-555-0101');
  await next.click();
  await expect(page.getByRole('heading', { name: 'Who got the drugs?' })).toBeFocused();
  await next.click();
  await main.getByLabel('Name of the pharmacy').fill('Sample Pharmacy');
  await main.getByLabel('Number of the pharmacy', { exact: true }).fill('9900124');
  await main.getByLabel('Rx number').fill('5521312');
  await main.getByLabel('Drug and strength').fill('Sample 10 mg tablet');
  await main.getByLabel('NDC').fill('9900-2010-16');
  const [year = '', month = '', day = ''] = daysAgo(20).split('-');
  await main.getByLabel('Month').fill(month);
  await main.getByLabel('Day', { exact: true }).fill(day);
  await main.getByLabel('Year').fill(year);
  await main.getByLabel('Quantity').fill('30');
  await main.getByLabel('Days of supply').fill('30');
  await main.getByLabel('Prescriber', { exact: true }).fill('Ada Sample');
  await main.getByLabel('What the pharmacy charged').fill('40');
  await main.getByLabel('What you paid').fill('45');
  // One click with the field still focused: its message must not move the button away.
  await next.click();
  await expect(page.getByRole('alert')).toContainText('can’t be more than the pharmacy charged');
  await main.getByLabel('What you paid').fill('40');
  await next.click();
  await expect(page.getByRole('heading', { name: 'Did another plan pay?' })).toBeFocused();
  await next.click();
  await main
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'receipt.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(
        '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
      ),
    });
  await expect(main.getByText(/ready/i).first()).toBeVisible();
  await next.click();
  await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeFocused();
  await main.getByLabel(/^Type your full name/).fill('Marisol Sampleton');
  await main.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Send my claim' }).click();
  await expect(page.getByText(/^FR-9\d+$/)).toBeVisible();
});
