import { cleanup, screen, within } from '@testing-library/react';
import { expectNoAxeViolations, renderScreen } from '../../../testing';
import { myDrugList } from '../my-drugs/my-drugs.requests';
import { enterFigures, monthRows, openPaymentPlan } from './testing/payment-plan';

test('begins with the member’s own fills to come and what is paid so far', async () => {
  await openPaymentPlan();
  // Apixora on its way and in December, amlodipine in November, insulin in December.
  expect(await monthRows()).toEqual([
    ['November', '$82.40', '$82.40'],
    ['December', '$115.00', '$115.00'],
    ['Total', '$197.40', '$197.40'],
  ]);
  expect(screen.getByLabelText('Paid so far this year')).toHaveValue('1408.45');
  expect(screen.getByRole('heading', { name: 'It changes little for you' })).toBeVisible();
});

test('$500 a month from January 2026: the golden figures, month by month', async () => {
  const { user } = await openPaymentPlan('medicare-in-deductible');
  await enterFigures(user, { monthly: '500', paid: '0' });
  const rows = await monthRows();
  const bills = rows.map(([, , bill]) => bill);
  expect(bills.slice(0, 5)).toEqual(['$175.00', '$75.00', '$125.00', '$180.56', '$193.06']);
  // To the cent or one less, so that they add up.
  for (const bill of bills.slice(5, 12)) expect(bill).toMatch(/^\$193\.0[56]$/);
  expect(bills.at(-1)).toBe('$2,100.00');
  expect(rows.map(([, cost]) => cost).slice(3, 6)).toEqual(['$500.00', '$100.00', '$0.00']);
  const card = within(
    screen.getByRole('heading', { name: 'What changes for you' }).closest('section')!,
  );
  expect(card.getByText('in place of $500.00', { selector: 'div:first-child > dd' })).toBeVisible();
  expect(card.getByRole('img')).toHaveAccessibleName(/The table below has the same amounts\./);
  expect(screen.getByRole('heading', { name: 'It evens out your months' })).toBeVisible();
  expect(screen.getByText(/You reach your limit in May\./)).toBeVisible();
});

describe('a member', () => {
  const answer = (status: string) => ({
    overrides: {
      'forms.getPaymentPlan': {
        body: {
          paymentPlan: { planYear: 2026, status, startsOn: '2026-11-09', endsOn: '2026-11-08' },
        },
      },
    },
  });

  test.each([
    ['REQUESTED', /^We have your request/],
    ['ACTIVE', /^You have been in the plan since/],
    ['LEAVING', /^You leave the plan by/],
  ])('whose plan is %s is not invited to join', async (status, text) => {
    await openPaymentPlan('medicare-member', answer(status));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Sign up/ })).not.toBeInTheDocument();
  });

  test('is invited when it is not known whether they are in the plan', async () => {
    await openPaymentPlan('medicare-member', {
      overrides: { 'forms.getPaymentPlan': { status: 503, body: {} } },
    });
    expect(await screen.findByRole('link', { name: /^Sign up/ })).toBeVisible();
  });
});

test('a dear fill in the last month is not said to make the highest month cheaper', async () => {
  const { store } = await openPaymentPlan();
  await monthRows();
  const { drugs, ...others } = myDrugList.select(store.getState()).data!;
  cleanup();
  const fill = (month: number, youPay: number) => ({
    filledOn: `2026-${month}-20`,
    drugName: 'Apixora',
    youPay,
    deductible: 0,
  });
  const toCome = [fill(11, 20), fill(12, 650)];
  const body = {
    ...others,
    drugs: drugs.map((drug, index) => ({ ...drug, toCome: index === 0 ? toCome : [] })),
  };
  await openPaymentPlan('medicare-member', { overrides: { 'myDrugs.getList': { body } } });
  expect(await screen.findByRole('heading', { name: 'It is likely to help you' })).toBeVisible();
  expect(
    screen.getByText(/mark\. Your highest month is \$650\.00 at the pharmacy and \$650\.00 with/),
  ).toBeVisible();
});

test('$600 a month are no fill of $600: Medicare’s mark is for one fill', async () => {
  const { user } = await openPaymentPlan('medicare-in-deductible');
  await enterFigures(user, { monthly: '600.00', paid: '0' });
  expect(await screen.findByRole('heading', { name: 'It evens out your months' })).toBeVisible();
  expect(screen.queryByText(/^One fill costs you/)).toBeNull();
});

test('past the limit there are no costs, and no chart of nothing', async () => {
  const { user } = await openPaymentPlan('medicare-past-threshold');
  await enterFigures(user, { monthly: '400' });
  expect(await screen.findByRole('heading', { name: 'You do not need it' })).toBeVisible();
  expect(await monthRows()).toContainEqual(['December', '$0.00', '$0.00']);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('without the drugs any figures can be tried, with what the balances know', async () => {
  const { user } = await openPaymentPlan('my-drugs-failing');
  expect(await screen.findByText('Your drugs did not load')).toBeVisible();
  await user.type(screen.getByLabelText('Drug costs each month'), '500');
  await user.click(screen.getByRole('button', { name: 'Show my months' }));
  // What is left of $2,100.00 after $1,408.45.
  expect((await monthRows()).at(-1)).toEqual(['Total', '$691.55', '$691.55']);
});

test('what is not known to be paid is not preset', async () => {
  const { user } = await openPaymentPlan('my-drugs-failing', {
    overrides: { 'balances.getBenefitBalance': { status: 503 } },
  });
  expect(await screen.findByText(/^We can’t tell how much it is\./)).toBeVisible();
  expect(screen.getByLabelText('Paid so far this year')).toHaveValue('');
  await enterFigures(user, { monthly: '500', paid: '0' });
  expect((await monthRows()).at(-1)).toEqual(['Total', '$1,000.00', '$1,000.00']);
});

test('nothing is sent', async () => {
  const { user, transport } = await openPaymentPlan();
  await monthRows();
  const before = transport.calls.length;
  await enterFigures(user, { monthly: '500' });
  expect(transport.calls.slice(before).map(({ endpointId }) => endpointId)).not.toContain(
    'myDrugs.getList',
  );
});

test('leads to the election form', async () => {
  await openPaymentPlan();
  expect(await screen.findByRole('link', { name: 'Sign up for the payment plan' })).toHaveAttribute(
    'href',
    '/member/payment-plan/sign-up',
  );
});

test('a commercial member is not let in', async () => {
  await renderScreen('/member/payment-plan', { scenario: 'commercial-member' });
  expect(window.location.pathname).toBe('/not-authorized');
});

test('in Spanish, without accessibility findings', async () => {
  await openPaymentPlan('medicare-in-deductible', { language: 'es' });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Pague por mes, no en la farmacia' }),
  ).toBeVisible();
  await screen.findByRole('table', { name: 'Mes por mes, 2026' });
  await expectNoAxeViolations();
});
