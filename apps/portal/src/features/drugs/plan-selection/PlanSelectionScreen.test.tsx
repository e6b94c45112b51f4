import { act, screen, within } from '@testing-library/react';
import { selectSession } from '../../../session';
import { expectNoAxeViolations, renderScreen } from '../../../testing';

type Options = NonNullable<Parameters<typeof renderScreen>[1]>;
const path = '/member/planselection';
const open = (options: Options = {}, at = path) =>
  renderScreen(at, { scenario: 'medicare-member', ...options });

const cardOf = async (name: string) =>
  within((await screen.findByRole('heading', { level: 3, name })).closest<HTMLElement>('section')!);
const plus = 'Goldenrod Medicare Rx Plus (PDP)';
const on = (day: string) => new Date(`${day}T12:00:00-05:00`);

test('each plan shows what a year of it costs, the lowest is named', async () => {
  await open();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Choose your 2027 plan' }),
  ).toBeVisible();
  const own = await cardOf('Goldenrod Medicare Rx (PDP)');
  expect(own.getByText('Your plan now')).toBeVisible();
  expect(own.getByText('$2,102.85')).toBeVisible();
  const saver = await cardOf('Goldenrod Medicare Rx Saver (PDP)');
  expect(saver.getByText('Your drugs (2 of 3 covered)')).toBeVisible();
  const lowest = await cardOf(plus);
  expect(lowest.getByText('$1,884.00')).toBeVisible();
  expect(lowest.getByText('Lowest cost for your 3 drugs')).toBeVisible();
  expect(lowest.getByText('No yearly deductible')).toBeVisible();
  await expectNoAxeViolations();
});

test.each([
  ['2026-10-05', 'Look and compare now. You can choose from October 15, 2026 to December 7, 2026.'],
  [
    '2026-12-07',
    'You can change until December 7, 2026. If you do nothing, you stay in the plan you have.',
  ],
  ['2026-12-08', 'The time to choose ended on December 7, 2026. You can still see the plans here.'],
  [
    '2026-08-20',
    'You can choose the plan of the next year from October 15, 2026 to December 7, 2026.',
  ],
])('on %s it says what can be done', async (day, sentence) => {
  await open({ now: on(day) });
  expect(await screen.findByText(sentence)).toBeVisible();
  const phases = screen.getAllByRole('listitem').filter((item) => item.closest('.phases'));
  expect(phases).toHaveLength(3);
  expect(phases.filter((phase) => phase.hasAttribute('aria-current'))).toHaveLength(
    day === '2026-08-20' ? 0 : 1,
  );
});

test('the days that are left are counted with today', async () => {
  await open({ now: on('2026-12-06') });
  expect(await screen.findByText('2 days left')).toBeVisible();
});

test('the last day ends by the plan’s clock, also for who reads where it is the next day', async () => {
  await open({ now: new Date('2026-12-08T02:00:00Z') });
  expect(await screen.findByText('Last day')).toBeVisible();
});

test('a plan is seen with its drugs, chosen, and is the plan of the next year', async () => {
  const { user, store } = await open();
  await user.click(await screen.findByRole('link', { name: `See ${plus}` }));
  const heading = await screen.findByRole('heading', { level: 1, name: plus });
  expect(heading).toHaveFocus();
  expect(selectSession(store.getState()).planSelectionValues).toEqual({
    selectedPlan: 'PDP-088',
    planName: plus,
  });
  expect(screen.getByText(/^\$218\.85 less than Goldenrod Medicare Rx \(PDP\)/)).toBeVisible();
  const row = within((await screen.findByRole('rowheader', { name: /^Insulara/ })).closest('tr')!);
  expect(row.getByText('Tier 3')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Choose this plan' }));
  await user.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Choose this plan' }),
  );
  expect(await screen.findByText('This is your plan for 2027')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Back to all plans for 2027' }));
  expect(await screen.findByText(`You chose ${plus} for 2027`)).toBeVisible();
  expect(
    screen.getByText('Your choice is saved. You can change it until December 7, 2026.'),
  ).toBeVisible();
  expect(screen.queryByText(/If you do nothing/)).toBeNull();
  await expectNoAxeViolations();
});

test('the own plan is kept, not changed to', async () => {
  const { user } = await open({}, `${path}?plan=PDP-042`);
  expect(await screen.findByText(/^It goes on in 2027\. Until December 7, 2026/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep this plan' }));
  const dialog = within(
    screen.getByRole('dialog', { name: 'Stay in Goldenrod Medicare Rx (PDP) in 2027?' }),
  );
  expect(dialog.getByText(/^You keep the plan you have\./)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Keep this plan' }));
  await screen.findByText('This is your plan for 2027');
  await user.click(screen.getByRole('link', { name: 'Back to all plans for 2027' }));
  expect(await screen.findByText('You stay in Goldenrod Medicare Rx (PDP) in 2027')).toBeVisible();
});

test('what is not known of a plan is said as such, each with its own reason', async () => {
  const drug = {
    drugName: 'Glyvexa',
    spanishName: '',
    isBrand: 'true',
    strength: '10 mg',
    drugForm: 'tablet',
    coverage: null,
    tier: null,
    yearCost: null,
  };
  const plan = {
    deductible: '0.00',
    outOfPocketLimit: '100.00',
    pharmacyNetwork: 'none',
    drugs: [],
  };
  const body = {
    planYear: 2027,
    currentPlan: 'A',
    planSelectionValues: { selectedPlan: null },
    plans: [
      { ...plan, planCode: 'A', planName: 'Plan A', premium: null },
      { ...plan, planCode: 'B', planName: 'Plan B', premium: '10.00', drugs: [drug] },
    ],
  };
  const { user } = await open({ overrides: { 'plans.getOptions': { body } } });
  const first = await cardOf('Plan A');
  expect(first.getByText('The premium of this plan is not known yet.')).toBeVisible();
  expect((await cardOf('Plan B')).getByText(/^The price of one of your drugs/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'See Plan B' }));
  const row = within((await screen.findByRole('rowheader', { name: /^Glyvexa/ })).closest('tr')!);
  expect(row.getAllByText('Not known yet')).toHaveLength(2);
  expect(screen.queryByText('Not covered')).toBeNull();
});

test.each([
  ['PLAN_CHOICE_CLOSED', 409, /^The time to choose is over/],
  ['PLAN_NOT_OFFERED', 404, /^This plan is not offered to you any more/],
  ['', 503, /^Something went wrong here/],
])('a choice that is refused (%s) says why, and can be tried again', async (code, status, why) => {
  const body = { message: code ? `${code}: No.` : 'Down.' };
  const { user } = await open(
    { overrides: { 'plans.select': { status, body } } },
    `${path}?plan=PDP-088`,
  );
  await user.click(await screen.findByRole('button', { name: 'Choose this plan' }));
  await user.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Choose this plan' }),
  );
  expect(await screen.findByText(why)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Choose this plan' })).toBeVisible();
});

test('outside of the window there is nothing to choose', async () => {
  await open({ now: on('2026-12-09') }, `${path}?plan=PDP-088`);
  expect(await screen.findByText('The time to choose ended on December 7, 2026.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Choose this plan' })).toBeNull();
});

test('all plans side by side, with the drug that one does not cover', async () => {
  const { user } = await open({ language: 'es' });
  await user.click(await screen.findByRole('button', { name: 'Comparar lado a lado' }));
  const table = await screen.findByRole('table', { name: 'Planes de 2027 lado a lado' });
  const row = within(
    within(table)
      .getByRole('rowheader', { name: /^Insulara/ })
      .closest('tr')!,
  );
  expect(row.getAllByRole('cell').map((cell) => cell.querySelector('small')?.textContent)).toEqual([
    'Nivel 3',
    'No cubierto',
    'Nivel 3',
  ]);
  const costs = row.getAllByRole('cell').map((cell) => cell.dataset['says']?.split('; '));
  // What it costs in the own plan, My drugs of the next year say, too.
  expect(costs.map((said) => said?.map((each) => each.split(' ').slice(0, 2).join(' ')))).toEqual([
    ['planDrugCost PDP-042', 'yearCost own'],
    ['planDrugCost PDP-017'],
    ['planDrugCost PDP-088'],
  ]);
  await expectNoAxeViolations();
});

test('a member without a choice keeps the plan', async () => {
  await open({ scenario: 'minor-member' });
  expect(await screen.findByText('There is no other plan to choose')).toBeVisible();
});

test('global health: the drug list that the links lead to follows the plan that is seen', async () => {
  await open({ scenario: 'global-health-member' }, `${path}?plan=GHH0003`);
  expect(
    await screen.findByRole('link', { name: /^Drug list of Meridian Grove Basic/ }),
  ).toHaveAttribute('href', expect.stringContaining('/ghh0003'));
});

test('a visitor chooses a plan; drug list and prices are its own then', async () => {
  const { user, store } = await open({ scenario: 'visitor' });
  expect(await screen.findByRole('heading', { level: 2, name: 'Everfern Plus' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'See Everfern Plus' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Everfern Plus' })).toBeVisible();
  expect(selectSession(store.getState()).planSelectionValues?.selectedPlan).toBe('PLU-0');
  await user.click(
    screen.getByRole('link', { name: 'Look up a drug in the drug list of this plan' }),
  );
  expect(await screen.findByLabelText('Your plan, if you know it')).toHaveValue('PLU-0');
});

test('a visitor sees what the plans cost next year, and until when one can be chosen', async () => {
  const { user } = await open({ scenario: 'visitor-medicare' });
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading).toHaveTextContent('Look at the plans for 2027');
  expect(screen.getByText('$38.50')).toBeVisible();
  expect(screen.queryByText('$36.20')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Three date windows' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'See Goldenrod Medicare Rx (PDP)' }));
  const costsIn = async (year: string) =>
    within((await screen.findByRole('heading', { name: `Costs in ${year}` })).closest('section')!);
  expect((await costsIn('2027')).getByText('$38.50')).toBeVisible();
  expect((await costsIn('2026')).getByText('$36.20')).toBeVisible();
});

test('a plan whose next year is not known yet shows no amount of this one', async () => {
  const amounts = { premium: '36.20', deductible: '615.00', outOfPocketLimit: '2100.00' };
  const nextYear = { premium: '12.00', deductible: '615.00', outOfPocketLimit: '2400.00' };
  const body = {
    plans: [
      { planCode: 'PDP-042', planName: 'One', ...amounts },
      { planCode: 'PDP-017', planName: 'Two', ...amounts, nextYear },
    ],
  };
  await open({ scenario: 'visitor-medicare', overrides: { 'drugs.getPlans': { body } } });
  expect(await screen.findByText('$12.00')).toBeVisible();
  expect(screen.getAllByText('Not known yet')).toHaveLength(3);
  expect(screen.queryByText('$36.20')).toBeNull();
});

test('before the next year is known a visitor sees this one', async () => {
  await open({ scenario: 'visitor-medicare', now: on('2026-08-20') });
  expect(await screen.findByText('Look at the plans for 2026')).toBeVisible();
  expect(screen.getByText('$36.20')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Three date windows' })).toBeNull();
});

test('a member who looks at the prices of another plan is told so, and finds back', async () => {
  const { user } = await open({}, '/member/price-a-drug?hsn=919601&plan=PDP-088');
  expect(await screen.findByText(/, not at your own plan$/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Back to your own plan' }));
  await act(async () => {});
  expect(screen.queryByText(/, not at your own plan$/)).toBeNull();
});

test('while the plans do not load there is a way to try again', async () => {
  await open({ overrides: { 'plans.getOptions': { status: 503, body: {} } } });
  expect(await screen.findByText('Your plans did not load.')).toBeVisible();
});
