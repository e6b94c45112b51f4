import { form as leave } from '@portal/domain/forms/payment-plan-leave';
import { screen, within } from '@testing-library/react';
import { renderScreen } from '../../../../testing';

const path = '/member/payment-plan/sign-up';
const statusCard = async () =>
  within(await screen.findByRole('region', { name: 'Your payment plan' }));
const answer = (paymentPlan: object) => ({ 'forms.getPaymentPlan': { body: { paymentPlan } } });
const plan = { planYear: 2026, startsOn: '2026-11-09', endsOn: '2026-11-08' };

test('a member who is not in the plan is told so, next to the form', async () => {
  await renderScreen(path, { scenario: 'medicare-member' });
  expect(await (await statusCard()).findByText('You are not in the plan.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Leave the plan' })).not.toBeInTheDocument();
});

test.each([
  [
    'REQUESTED',
    /^We have your request. If we accept it, the plan starts on November 9, 2026. You need not sign up again.$/,
    true,
  ],
  ['ACTIVE', /^You have been in the plan since November 9, 2026/, true],
  ['LEAVING', /^You leave the plan by November 8, 2026/, false],
])('a plan that is %s: %s', async (status, text, canLeave) => {
  await renderScreen(path, { scenario: 'medicare-member', overrides: answer({ ...plan, status }) });
  const card = await statusCard();
  expect(await card.findByText(text)).toBeVisible();
  const link = card.queryByRole('link', { name: 'Leave the plan' });
  expect(link?.getAttribute('href') ?? null).toBe(canLeave ? leave.path : null);
});

test('who reached the yearly limit is told that there is nothing to spread', async () => {
  await renderScreen(path, { scenario: 'medicare-past-threshold' });
  expect(await screen.findByText('There is nothing to spread over this year')).toBeVisible();
  expect(
    screen.getByText(/You pay \$0\.00 for covered drugs through December 31, 2026\.$/),
  ).toBeVisible();
});

test('a status that does not load does not block the form', async () => {
  await renderScreen(path, {
    scenario: 'medicare-member',
    overrides: { 'forms.getPaymentPlan': { status: 503, body: {} } },
  });
  expect(await screen.findByText(/You can still sign up/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Continue' })).toBeVisible();
});

test.each([
  ['NONE', 'You are not in the plan.', false],
  ['LEAVING', 'You leave the plan by November 8, 2026.', false],
  ['ACTIVE', '', true],
])('the way out of a plan that is %s', async (status, sentence, hasForm) => {
  await renderScreen(leave.path, {
    scenario: 'medicare-member',
    overrides: answer({ ...plan, status }),
  });
  if (hasForm) expect(await screen.findByRole('button', { name: 'Continue' })).toBeVisible();
  else {
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  }
});
