import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { expectNoAxeViolations, renderScreen } from '../../../testing';
import { myDrugList } from './my-drugs.requests';

type Options = NonNullable<Parameters<typeof renderScreen>[1]>;
const open = (scenario = 'commercial-member', options: Options = {}) =>
  renderScreen('/member/my-drugs', { scenario, ...options });

const rowOf = async (name: RegExp) =>
  within((await screen.findByRole('rowheader', { name })).closest('tr')!);
const list = () =>
  screen.findByRole('table', { name: /drugs?, soonest first|medicamentos, primero/ });

describe('the list', () => {
  test('has the drugs of the claims, soonest first, those that wait for approval last', async () => {
    await open();
    const names = within(await list())
      .getAllByRole('rowheader')
      .map((cell) => cell.firstChild?.textContent);
    expect(names).toEqual([
      'Lipestra 20 mg tablet',
      'Fluticasone 50 mcg nasal spray',
      'Metformin ER 500 mg long-acting tablet',
      'Glyvexa 10 mg tablet',
      'Atorvastatin 20 mg tablet',
      'Lisinopril 10 mg tablet',
      'Zolentra 40 mg capsule',
    ]);
  });

  test('says when a drug can be refilled and what it costs now and in the rest of the year', async () => {
    await open();
    const metformin = await rowOf(/^Metformin ER/);
    expect(metformin.getByText('60 tablets for 30 days, Otter Creek Drug')).toBeVisible();
    expect(metformin.getByText('Nov 20')).toBeVisible();
    expect(metformin.getByText('Refill from Nov 16')).toBeVisible();
    expect(metformin.getByText('$4.00')).toBeVisible();
    expect(metformin.getByText('$8.00')).toBeVisible();
    expect(metformin.getByRole('link', { name: /^Compare prices: Metformin ER/ })).toHaveAttribute(
      'href',
      '/member/price-a-drug?hsn=918700&ndc=99004187001&quantity=60&days=30',
    );
  });

  test('a drug that was refused long ago and never filled is listed without a day', async () => {
    const { store } = await open();
    await list();
    const { drugs, ...others } = myDrugList.select(store.getState()).data!;
    cleanup();
    const body = {
      ...others,
      drugs: drugs.map((drug) =>
        drug.state === 'waiting' ? { ...drug, state: 'stopped', lastFilledOn: null } : drug,
      ),
    };
    await open('commercial-member', { overrides: { 'myDrugs.getList': { body } } });
    expect(await screen.findByText('Zolentra 40 mg capsule, never filled')).toBeVisible();
  });

  test('a drug that was not approved says what to do, and is not counted', async () => {
    await open();
    const zolentra = await rowOf(/^Zolentra/);
    expect(zolentra.getByText('After approval')).toBeVisible();
    expect(zolentra.getByText('Not counted')).toBeVisible();
    expect(zolentra.getByRole('link', { name: /^See what to do/ })).toHaveAttribute(
      'href',
      '/member/claims?range=90&claim=HS-26307-10427',
    );
  });

  test('a drug that was refused more than 90 days ago leads to its claim on its day', async () => {
    const { store } = await open();
    await list();
    const { data } = myDrugList.select(store.getState());
    cleanup();
    const old = { claimId: 'HS-26106-28769', claimDate: '2026-04-16' };
    const drugs = data!.drugs.map((drug) =>
      drug.state === 'waiting' ? { ...drug, ...old } : drug,
    );
    const { user } = await open('commercial-member', {
      overrides: { 'myDrugs.getList': { body: { ...data, drugs } } },
    });
    const zolentra = await rowOf(/^Zolentra/);
    await user.click(zolentra.getByRole('link', { name: /^See what to do/ }));
    const details = await screen.findByRole('button', { name: /^Details of Veltorin/ });
    await waitFor(() => expect(details).toHaveAttribute('aria-expanded', 'true'));
    expect(screen.getByRole('heading', { name: /Apr 16, 2026/ })).toBeVisible();
  });

  test.each([
    ['without a claim', { claimId: '', claimDate: '' }],
    ['whose claim has no day', { claimId: 'HS-1', claimDate: '' }],
  ])('a drug that was refused, %s, leads to the claims', async (_which, claim) => {
    const { store } = await open();
    await list();
    const { data } = myDrugList.select(store.getState());
    cleanup();
    const drugs = data!.drugs.map((drug) => ({ ...drug, ...claim }));
    await open('commercial-member', {
      overrides: { 'myDrugs.getList': { body: { ...data, drugs } } },
    });
    const zolentra = await rowOf(/^Zolentra/);
    expect(zolentra.getByRole('link', { name: /^See what to do/ })).toHaveAttribute(
      'href',
      '/member/claims',
    );
  });

  test('a drug that was last filled long ago is apart', async () => {
    await open();
    expect(
      await screen.findByText('Veltorin 25 mg tablet, last filled Apr 16, 2026'),
    ).toBeVisible();
  });

  test('a refill by mail that can be ordered leads to mail order, after its token', async () => {
    const { user, transport, platform } = await open('medicare-member');
    const amlodipine = await rowOf(/^Amlodipine/);
    await user.click(amlodipine.getByRole('link', { name: /^Order this refill Amlodipine/ }));
    await waitFor(() => expect(platform.visited).toEqual(['/member/mailorder']));
    expect(transport.calls.map(({ endpointId }) => endpointId)).toContain(
      'session.fetchMailOrderToken',
    );
  });

  test('a drug without the day of its refill is not called ready', async () => {
    const { store } = await open('medicare-member');
    await rowOf(/^Amlodipine/);
    const { drugs, ...others } = myDrugList.select(store.getState()).data!;
    cleanup();
    const body = { ...others, drugs: drugs.map((drug) => ({ ...drug, refillFrom: '' })) };
    await open('medicare-member', { overrides: { 'myDrugs.getList': { body } } });
    const amlodipine = await rowOf(/^Amlodipine/);
    expect(amlodipine.queryByText('You can refill it now')).not.toBeInTheDocument();
    expect(amlodipine.queryByRole('link', { name: /^Order this refill/ })).not.toBeInTheDocument();
  });

  test('another person of the family has other drugs, and is not in the URL', async () => {
    const { user } = await open();
    await list();
    await user.selectOptions(await screen.findByLabelText('For whom'), 'Theo Sampleton');
    const albuterol = await rowOf(/^Albuterol 90 mcg inhaler/);
    expect(albuterol.getByText('Being filled')).toBeVisible();
    expect(screen.queryByRole('rowheader', { name: /^Glyvexa/ })).toBeNull();
    expect(window.location.search).toBe('');
  });
});

describe('for whom', () => {
  const names = async () =>
    within(await screen.findByLabelText('For whom'))
      .getAllByRole('option')
      .map((each) => each.textContent);
  const pricedFor = ({ transport }: Awaited<ReturnType<typeof open>>) =>
    transport.calls
      .filter(({ endpointId }) => endpointId === 'myDrugs.getList')
      .map(({ query }) => query['memberId']);

  test.each(['commercial-member', 'family-authorized', 'family-view-only'])(
    'an adult is not offered, whatever home delivery allows, and it is said where they see theirs: %s',
    async (scenario) => {
      await open(scenario);
      expect(await names()).toEqual(['Marisol Sampleton', 'Theo Sampleton']);
      expect(screen.getByLabelText('For whom')).toHaveDisplayValue('Marisol Sampleton');
      expect(
        screen.getByText(
          'Other adults on your plan see their drugs and prices in their own accounts.',
        ),
      ).toBeVisible();
    },
  );

  test('an adult of the page before is not requested: the drugs are one’s own', async () => {
    const rendered = await open('family-authorized', { state: { pricedFor: 'EVF00421787-02' } });
    await rowOf(/^Glyvexa/);
    expect(screen.getByText(/^You do not see the drugs and prices of the person/)).toBeVisible();
    expect(screen.getByLabelText('For whom')).toHaveDisplayValue('Marisol Sampleton');
    expect(pricedFor(rendered)).toEqual(['EVF00421787']);
  });

  test('a dependent has no one to choose, and no one is said to be missing', async () => {
    const row = (memberNumber: string, sub: string) => ({
      member: { memberNumber, sub, firstName: '', lastName: '', dob: '1980-01-01' },
    });
    const balance = [row('EVF00421787-01', 'S'), row('EVF00421787-03', 'D')];
    await open('minor-member', {
      overrides: { 'balances.getBenefitBalance': { body: { balance, planInfo: {} } } },
    });
    await rowOf(/^Albuterol/);
    expect(screen.queryByText(/Other adults on your plan/)).toBeNull();
  });

  test('back to oneself is the id of the signed-in member', async () => {
    const rendered = await open();
    const choice = await screen.findByLabelText('For whom');
    await rendered.user.selectOptions(choice, 'Theo Sampleton');
    await rowOf(/^Albuterol 90 mcg inhaler/);
    await rendered.user.selectOptions(choice, 'Marisol Sampleton');
    await rowOf(/^Glyvexa/);
    expect(pricedFor(rendered)).toEqual(['EVF00421787', 'EVF00421787-03', 'EVF00421787']);
  });
});

test('savings are the largest first, with what a year of them saves', async () => {
  await open();
  const card = within(
    (await screen.findByRole('heading', { name: 'Savings to ask about' })).closest('section')!,
  );
  const titles = card.getAllByRole('heading', { level: 3 }).map((each) => each.textContent);
  expect(titles.slice(0, 2)).toEqual([
    'Glyvexa 10 mg tablet, 90 days at Everfern Home Delivery',
    'Simvastatin 20 mg in place of Lipestra 20 mg tablet',
  ]);
  expect(card.getByText('$282.64 a year')).toBeVisible();
  // 164 days of supply in a year are nearest to five fills: 5 × 40.50
  expect(card.getByText('$202.50 a year')).toBeVisible();
  expect(
    card.getByText(
      /^\$1\.50 for 30 days at Maple & Main Pharmacy in place of \$42\.00\. Your pace: about 150 days of supply a year\./,
    ),
  ).toBeVisible();
});

test('the pace of another person is theirs, and a pharmacy that is not known leaves no gap', async () => {
  const { user, store } = await open();
  await screen.findByRole('heading', { name: 'Savings to ask about' });
  const own = myDrugList.select(store.getState()).data!;
  await user.selectOptions(await screen.findByLabelText('For whom'), 'Theo Sampleton');
  await screen.findByRole('rowheader', { name: /^Albuterol/ });
  const drugs = own.drugs.map((drug) => ({ ...drug, pharmacy: null }));
  act(
    () =>
      void store.dispatch(myDrugList.succeeded({ memberId: 'EVF00421787-03' }, { ...own, drugs })),
  );
  const card = (await screen.findByRole('heading', { name: 'Savings to ask about' })).closest(
    'section',
  )!;
  expect(card).toHaveTextContent(
    '$1.50 a fill in place of $42.00. Theo’s pace: about 150 days of supply a year. Ask your prescriber.',
  );
  expect(card).toHaveTextContent('Theo’s pace is the days of supply filled for Theo, over');
  expect(card).not.toHaveTextContent(/your pace| at (for|in) /i);
});

test('from October on the way to next year says how many drugs change', async () => {
  await open();
  expect(await screen.findByText('2 of your 7 drugs change.')).toBeVisible();
  expect(screen.getByText('1 not covered')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See my drugs next year' })).toHaveAttribute(
    'href',
    '/member/my-drugs/next-year',
  );
});

test('costs of next year that are not known yet are said, not “none changes”', async () => {
  await open('medicare-extra-help');
  expect(await screen.findByText(/What \d+ of your drugs cost in 2027 is not known/)).toBeVisible();
  expect(screen.queryByText('None of your drugs changes.')).toBeNull();
  // The plan has no deductible.
  expect(screen.queryByText(/deductible is met/)).toBeNull();
});

test('before October there is nothing about next year', async () => {
  await open('commercial-member', { now: new Date('2026-09-30T09:00:00') });
  await list();
  expect(screen.queryByRole('link', { name: 'See my drugs next year' })).toBeNull();
});

test('a minor sees their own drugs and no choice of persons', async () => {
  await open('minor-member');
  expect((await rowOf(/^Albuterol/)).getByText('$10.00')).toBeVisible();
  expect(screen.queryByLabelText('For whom')).toBeNull();
});

test.each([
  ['en', 'commercial-member', 'My drugs'],
  ['es', 'medicare-member', 'Mis medicamentos'],
] as const)('in %s %s has no accessibility findings', async (language, scenario, title) => {
  await open(scenario, { language });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  await list();
  await expectNoAxeViolations();
});
