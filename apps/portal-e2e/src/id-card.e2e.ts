import { expect, test } from '@playwright/test';
import { signIn } from './member';

const millimetre = 96 / 25.4;

test('the ID card prints at true size, and opens without a connection, renewed, until the member signs out', async ({
  page,
  context,
}) => {
  await signIn(page, 'commercial-member');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByText('Member Info').click();
  await menu.getByRole('button', { name: 'View ID card' }).filter({ visible: true }).click();
  const faces = page.locator('.idcard');
  await expect(faces).toHaveCount(2);

  await page.emulateMedia({ media: 'print' });
  for (const face of await faces.all()) {
    const { width, height } = (await face.boundingBox()) ?? { width: 0, height: 0 };
    expect(width).toBeCloseTo(85.6 * millimetre, 0);
    expect(height).toBeCloseTo(53.98 * millimetre, 0);
    expect(await face.evaluate((card) => card.scrollHeight - card.clientHeight)).toBe(0);
  }
  // Nothing of it is cut off.
  const dialog = await page.getByRole('dialog').boundingBox();
  expect(dialog?.width).toBeGreaterThanOrEqual(85.6 * millimetre - 1);
  expect(dialog?.height).toBeGreaterThanOrEqual(2 * 53.98 * millimetre - 1);
  await expect(page.getByRole('main')).toBeHidden();
  const sheet = await page.evaluate(
    () => getComputedStyle(document.documentElement).backgroundColor,
  );
  expect(sheet).toBe('rgba(0, 0, 0, 0)');
  await page.emulateMedia({ media: 'screen' });

  const left = () =>
    page.evaluate(async () => {
      const workers = await navigator.serviceWorker.getRegistrations();
      return [workers, await caches.keys(), await indexedDB.databases()].map((each) => each.length);
    });
  expect(await left()).toEqual([0, 0, 0]);
  await page.getByRole('checkbox', { name: /Save on this device/ }).click();
  await expect(page.getByText('Your card is saved on this device.')).toBeVisible();

  await context.setOffline(true);
  await page.goto('/member');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(faces.first()).toContainText('EVF00421787');

  await context.setOffline(false);
  // As if it had been saved yesterday: the member is online again, and the worker renews it.
  await page.evaluate(inSavedCard, { savedOn: '2020-01-01' });
  await page.goto('/member/dashboard');
  await expect.poll(() => page.evaluate(inSavedCard, {})).not.toBe('2020-01-01');

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/member\/login/);
  await expect.poll(left).toEqual([0, 0, 0]);
});

/** Runs in the page: changes fields of the saved card with the browser's own key, and returns the day it was saved. */
async function inSavedCard(changes: object): Promise<string> {
  const done = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error('The device stores nothing.'));
    });
  const opened = await done(indexedDB.open('member-portal-id-card', 1));
  const read = opened.transaction('saved-card').objectStore('saved-card').get('sealed');
  const { key, iv, bytes } = (await done(read)) as {
    key: CryptoKey;
    iv: Uint8Array<ArrayBuffer>;
    bytes: ArrayBuffer;
  };
  const cipher = { name: 'AES-GCM', iv };
  const text = new TextDecoder().decode(await crypto.subtle.decrypt(cipher, key, bytes));
  const saved = { ...(JSON.parse(text) as { savedOn: string }), ...changes };
  if (Object.keys(changes).length > 0) {
    const sealed = await crypto.subtle.encrypt(
      cipher,
      key,
      new TextEncoder().encode(JSON.stringify(saved)),
    );
    const writing = opened.transaction('saved-card', 'readwrite').objectStore('saved-card');
    await done(writing.put({ key, iv, bytes: sealed }, 'sealed'));
  }
  opened.close();
  return saved.savedOn;
}
