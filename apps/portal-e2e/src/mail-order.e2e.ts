import { expect, test } from '@playwright/test';
import { signIn } from './member';

// Each journey has its own member: drafts belong to a member, so that two journeys would share an order.

test('orders two refills once, across a reload, and finds them in process and in the orders', async ({
  page,
}) => {
  await signIn(page, 'home-delivery', '/member/mail-order');
  await page.getByRole('checkbox', { name: /^Select all/ }).check();
  await page.getByRole('button', { name: 'Order 2 refills' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What do you want to order?');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('checkbox', { name: 'This is right and complete' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('radio', { name: /^2-day/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How do you want to pay?');

  await page.reload();
  await page.getByRole('button', { name: 'Continue' }).click();
  const review = page.getByRole('region', { name: 'Address and shipping' });
  await expect(review).toContainText('2-day');
  await page.getByRole('checkbox', { name: /^I agree/ }).check();
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2 medicines are ordered');
  const number = /HD-\w+/.exec((await page.locator('main').textContent()) ?? '')?.[0] ?? '';

  await page.reload();
  await expect(page.locator('main')).toContainText(number);
  await page.getByRole('link', { name: 'Back to home delivery' }).click();
  const inProcess = page.getByRole('region', { name: 'In process' });
  await expect(inProcess.getByRole('link', { name: `Order ${number}` })).toHaveCount(2);
  await page.getByRole('link', { name: 'All orders' }).click();
  await expect(page.getByRole('row', { name: new RegExp(`^${number}`) })).toBeVisible();
});

test('pays with a new card, whose number no request to us and no line of the console has', async ({
  page,
}) => {
  const seen: string[] = [];
  const isOurs = (url: string) => new URL(url).origin === new URL(page.url()).origin;
  page.on('request', (request) => {
    if (page.url().startsWith('http') && isOurs(request.url())) {
      seen.push(`${request.url()} ${request.postData() ?? ''}`);
    }
  });
  page.on('console', (message) => seen.push(message.text()));
  await signIn(page, 'home-delivery-card', '/member/mail-order');
  await page.getByRole('checkbox', { name: /^Select all/ }).check();
  await page.getByRole('button', { name: 'Order 2 refills' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('checkbox', { name: 'This is right and complete' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('radio', { name: /^2-day/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('radio', { name: 'Another card' }).check();
  const frame = page.frameLocator('iframe.processor-frame');
  await frame.getByLabel('Card number').fill('4242 4242 4242 4242');
  await frame.getByLabel('Expires').fill('09/39');
  await frame.getByLabel('Security code').fill('987');
  await frame.getByLabel('Billing ZIP code').fill('55000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your order');
  await page.getByRole('checkbox', { name: /^I agree/ }).check();
  // The service has the order, and its answer never comes.
  const sent = new Promise<unknown>((resolve) => {
    void page.route(/\/api\/mailorder\/orders$/, (route) =>
      route.request().method() === 'POST' ? resolve(route.fetch()) : route.continue(),
    );
  });
  await page.getByRole('button', { name: /^Place order/ }).click();
  await sent;
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2 medicines are ordered');
  // A draft and the order are among them.
  const said = seen.join('\n');
  for (const path of ['/api/drafts/', '/api/mailorder/orders']) {
    expect(said.toLowerCase()).toContain(path);
  }
  expect(said).not.toMatch(/4242[ +-]?4242|%204242|4242424242/);
});
