import { act, cleanup, screen, within } from '@testing-library/react';
import { expectNoAxeViolations, renderScreen } from '../../../testing';
import { myDrugList } from '../my-drugs/my-drugs.requests';

type Options = NonNullable<Parameters<typeof renderScreen>[1]>;
const open = (scenario = 'medicare-member', options: Options = {}) =>
  renderScreen('/member/payment-plan', { scenario, ...options });

const months = async (year = 2026) =>
  within(await screen.findByRole('table', { name: `Month by month, ${year}` }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));

type User = Awaited<ReturnType<typeof open>>['user'];
async function enter(user: User, { monthly, paid }: { monthly: string; paid?: string }) {
  await user.click(await screen.findByRole('radio', { name: 'Other amount' }));
  const field = screen.getByLabelText('Drug costs each month');
  await user.clear(field);
  await user.type(field, monthly);
  if (paid !== undefined) {
    await user.clear(screen.getByLabelText('Paid so far this year'));
    await user.type(screen.getByLabelText('Paid so far this year'), paid);
  }
  await user.click(screen.getByRole('button', { name: 'Show my months' }));
}

test('begins with the member’s own fills to come and what is paid so far', async () => {
  await open();
  // Apixora on its way and in December, amlodipine in November, insulin in December.
  expect(await months()).toEqual([
    ['November', '$82.40', '$82.40'],
    ['December', '$115.00', '$115.00'],
    ['Total', '$197.40', '$197.40'],
  ]);
  expect(screen.getByLabelText('Paid so far this year')).toHaveValue('1408.45');
  expect(screen.getByRole('heading', { name: 'It changes little for you' })).toBeVisible();
});

test('keeps what is typed and shown while the drugs are requested again, and when that fails', async () => {
  const { user, store, transport } = await open();
  await enter(user, { monthly: '500', paid: '12.00' });
  const before = await months();
  const expectSame = async () => {
    expect(screen.getByLabelText('Drug costs each month')).toHaveValue('500');
    expect(screen.getByLabelText('Paid so far this year')).toHaveValue('12.00');
    expect(await months()).toEqual(before);
  };
  const { input } = myDrugList.select(store.getState());
  const release = transport.hold('myDrugs.getList');
  act(() => void store.dispatch(myDrugList.requested(input!)));
  await expectSame();
  transport.override('myDrugs.getList', { status: 503 });
  act(release);
  expect(await screen.findByText('Your drugs did not load')).toBeVisible();
  await expectSame();
  expect(screen.getByRole('radio', { name: 'Other amount' })).toBeChecked();
});

test('drugs that load late preset what is not typed, and leave what is', async () => {
  const { user, store, transport } = await open('medicare-member', {
    overrides: { 'myDrugs.getList': { status: 503 } },
  });
  expect(await screen.findByText('Your drugs did not load')).toBeVisible();
  await user.type(screen.getByLabelText('Drug costs each month'), '500');
  transport.override('myDrugs.getList', undefined);
  const { input } = myDrugList.select(store.getState());
  act(() => void store.dispatch(myDrugList.requested(input!)));
  expect(await screen.findByRole('radio', { name: 'Other amount' })).toBeChecked();
  expect(screen.getByLabelText('Drug costs each month')).toHaveValue('500');
  expect(screen.getByLabelText('Paid so far this year')).toHaveValue('1408.45');
});

test('$500 a month from January 2026: the golden figures, month by month', async () => {
  const { user } = await open('medicare-in-deductible');
  await enter(user, { monthly: '500', paid: '0' });
  const rows = await months();
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
    await open('medicare-member', answer(status));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Sign up/ })).not.toBeInTheDocument();
  });

  test('is invited when it is not known whether they are in the plan', async () => {
    await open('medicare-member', {
      overrides: { 'forms.getPaymentPlan': { status: 503, body: {} } },
    });
    expect(await screen.findByRole('link', { name: /^Sign up/ })).toBeVisible();
  });
});

test('a dear fill in the last month is not said to make the highest month cheaper', async () => {
  const { store } = await open();
  await months();
  const { drugs, ...others } = myDrugList.select(store.getState()).data!;
  cleanup();
  const fill = (month: number, youPay: number) => ({
    ...{ filledOn: `2026-${month}-20`, drugName: 'Apixora', youPay, deductible: 0 },
  });
  const toCome = [fill(11, 20), fill(12, 650)];
  const body = {
    ...others,
    drugs: drugs.map((drug, index) => ({ ...drug, toCome: index === 0 ? toCome : [] })),
  };
  await open('medicare-member', { overrides: { 'myDrugs.getList': { body } } });
  expect(await screen.findByRole('heading', { name: 'It is likely to help you' })).toBeVisible();
  expect(
    screen.getByText(/mark\. Your highest month is \$650\.00 at the pharmacy and \$650\.00 with/),
  ).toBeVisible();
});

test('$600 a month are no fill of $600: Medicare’s mark is for one fill', async () => {
  const { user } = await open('medicare-in-deductible');
  await enter(user, { monthly: '600.00', paid: '0' });
  expect(await screen.findByRole('heading', { name: 'It evens out your months' })).toBeVisible();
  expect(screen.queryByText(/^One fill costs you/)).toBeNull();
});

test('next January with costs that are not known yet says so, and shows no months', async () => {
  const { user } = await open('medicare-extra-help');
  await user.selectOptions(await screen.findByLabelText('Start in'), 'January 2027');
  await user.click(screen.getByRole('button', { name: 'Show my months' }));
  expect(await screen.findByText('What your drugs cost in 2027 is not known yet')).toBeVisible();
  expect(screen.queryByText('You do not need it')).toBeNull();
  expect(screen.queryByRole('table', { name: 'Month by month, 2027' })).toBeNull();
});

test('next January begins with nothing paid, by next year’s list and this year’s limit', async () => {
  const { user } = await open();
  await user.selectOptions(await screen.findByLabelText('Start in'), 'January 2027');
  expect(screen.getByLabelText('Paid so far this year')).toHaveValue('0.00');
  await user.click(screen.getByRole('button', { name: 'Show my months' }));
  const rows = await months(2027);
  expect(rows).toHaveLength(13);
  // Apixora: 320.00 of the deductible.
  expect(rows[0]?.[1]).toBe('$320.00');
  expect(screen.getByText(/For 2027 we count with this year’s limit and copays/)).toBeVisible();
  expect(screen.getByText('For next year we answer within 10 days.')).toBeVisible();
});

test('a later month counts the refills before it as paid; a typed amount stays', async () => {
  const { user } = await open();
  const start = await screen.findByLabelText('Start in');
  const paid = screen.getByLabelText('Paid so far this year');
  await user.selectOptions(start, 'December 2026');
  // 1,408.45 of claims and 82.40 of the refills in November.
  expect(paid).toHaveValue('1490.85');
  expect(screen.getByText(/From your claims and your refills before December\.$/)).toBeVisible();
  await user.clear(paid);
  await user.type(paid, '1500');
  await user.selectOptions(start, 'November 2026');
  expect(paid).toHaveValue('1500');
});

test('before October one can start in this year alone', async () => {
  await open('medicare-member', { now: new Date('2026-09-30T09:00:00') });
  const starts = within(await screen.findByLabelText('Start in')).getAllByRole('option');
  expect(starts.map(({ textContent }) => textContent)).toEqual([
    'September 2026',
    'October 2026',
    'November 2026',
    'December 2026',
  ]);
});

test('in December there is nothing to spread', async () => {
  const { user } = await open('medicare-member', { now: new Date('2026-12-09T09:00:00') });
  await enter(user, { monthly: '250.10', paid: '0' });
  expect(
    await screen.findByRole('heading', { name: 'It does not help in December' }),
  ).toBeVisible();
  expect((await months())[0]).toEqual(['December', '$250.10', '$250.10']);
});

test('past the limit there are no costs, and no chart of nothing', async () => {
  const { user } = await open('medicare-past-threshold');
  await enter(user, { monthly: '400' });
  expect(await screen.findByRole('heading', { name: 'You do not need it' })).toBeVisible();
  expect(await months()).toContainEqual(['December', '$0.00', '$0.00']);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test.each([
  ['lots', 'Enter an amount from 0 to 99,999, such as 500.00.'],
  ['-5', 'Enter an amount from 0 to 99,999, such as 500.00.'],
  ['100000', 'Enter an amount from 0 to 99,999, such as 500.00.'],
])('an amount of %s is refused, and what was shown stays', async (monthly, error) => {
  const { user } = await open();
  const before = await months();
  await enter(user, { monthly });
  expect((await screen.findAllByText(error)).length).toBe(2);
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(await months()).toEqual(before);
});

test('nothing paid must be written as 0', async () => {
  const { user } = await open();
  await enter(user, { monthly: '500', paid: ' ' });
  expect((await screen.findAllByText(/Enter 0 if nothing\./)).length).toBe(2);
});

test('without the drugs any figures can be tried, with the standard limit', async () => {
  const { user } = await open('my-drugs-failing');
  expect(await screen.findByText('Your drugs did not load')).toBeVisible();
  await user.type(screen.getByLabelText('Drug costs each month'), '500');
  await user.click(screen.getByRole('button', { name: 'Show my months' }));
  expect((await months()).at(-1)).toEqual(['Total', '$1,000.00', '$1,000.00']);
});

test('nothing is sent', async () => {
  const { user, transport } = await open();
  await months();
  const before = transport.calls.length;
  await enter(user, { monthly: '500' });
  expect(transport.calls.slice(before).map(({ endpointId }) => endpointId)).not.toContain(
    'myDrugs.getList',
  );
});

test('leads to the election form', async () => {
  await open();
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
  await open('medicare-in-deductible', { language: 'es' });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Pague por mes, no en la farmacia' }),
  ).toBeVisible();
  await screen.findByRole('table', { name: 'Mes por mes, 2026' });
  await expectNoAxeViolations();
});
