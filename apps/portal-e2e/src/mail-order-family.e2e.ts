import { expect, type Page, test } from '@playwright/test';
import { signIn } from './member';

/** What the BFF answers to the page for the refills of a person. */
const refillsOf = (page: Page, memberId: string) =>
  page.evaluate(async (id) => {
    const answer = await fetch(`/portalmicroservices/api/mailorder/refills?memberId=${id}`);
    const { code } = (await answer.json()) as { code?: string };
    return { status: answer.status, code };
  }, memberId);

const refused = { status: 403, code: 'PATIENT_NOT_AUTHORIZED' };
const rafael = 'EVF00421787-02';

test('an adult of the family allows it, gets an order, and is refused once the authorization is ended', async ({
  page,
}) => {
  await signIn(page, 'home-delivery-family', '/member/mail-order/family');
  await expect(page.getByRole('heading', { name: 'Theo Sampleton' })).toBeVisible();
  await expect(page.locator('main')).not.toContainText('Rafael');
  expect(await refillsOf(page, rafael)).toEqual(refused);
  expect(await refillsOf(page, 'EVF00421787-03')).toEqual({ status: 200, code: undefined });

  await page.getByLabel('First name').fill('Rafael');
  await page.getByLabel('Last name').fill('Sampleton');
  await page.getByLabel('Month').fill('9');
  await page.getByLabel('Day', { exact: true }).fill('21');
  await page.getByLabel('Year').fill('1976');
  await page.getByRole('button', { name: 'Find this person' }).click();
  await page.getByRole('radio', { name: /and order$/ }).check();
  await page.getByLabel(/^Signature/).fill('Rafael Sampleton');
  await page.getByRole('button', { name: 'Allow it', exact: true }).click();
  await expect(page.locator('main')).toContainText('Rafael Sampleton allows it');
  await page.getByRole('button', { name: 'Open refills Rafael Sampleton' }).click();

  await expect(page.getByLabel('Who is it for?')).toHaveValue(rafael);
  await page.getByRole('checkbox', { name: /^Levothyroxine/ }).check();
  await page.getByRole('button', { name: 'Order 1 refill' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('checkbox', { name: 'This is right and complete' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  // The order goes on for the same person after a reload.
  await page.reload();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('checkbox', { name: /^I agree/ }).check();
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1 medicine is ordered');

  await page.goto('/member/mail-order/family');
  await page.getByRole('button', { name: 'End authorization Rafael Sampleton' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End authorization' }).click();
  await expect(page.locator('main')).toContainText('The authorization has ended.');
  await expect(page.getByRole('region', { name: 'Not in force' })).toContainText('Rafael');
  expect(await refillsOf(page, rafael)).toEqual(refused);
  await page.goto('/member/mail-order');
  await expect(page.getByLabel('Who is it for?').getByRole('option')).toHaveText([
    'Marisol Sampleton (you)',
    'Theo Sampleton',
  ]);
});
