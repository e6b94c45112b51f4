import { screen, waitFor, within } from '@testing-library/react';
import { expectNoAxeViolations, renderScreen } from '../../../testing';

jest.setTimeout(60_000);

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
    expect(metformin.getByText('60 for 30 days, Otter Creek Drug')).toBeVisible();
    expect(metformin.getByText('Nov 20')).toBeVisible();
    expect(metformin.getByText('Refill from Nov 16')).toBeVisible();
    expect(metformin.getByText('$4.00')).toBeVisible();
    expect(metformin.getByText('$8.00')).toBeVisible();
    expect(metformin.getByRole('link', { name: /^Compare prices: Metformin ER/ })).toHaveAttribute(
      'href',
      '/member/price-a-drug?hsn=918700&ndc=99004187001&quantity=60&days=30',
    );
  });

  test('a drug that was not approved says what to do, and is not counted', async () => {
    await open();
    const zolentra = await rowOf(/^Zolentra/);
    expect(zolentra.getByText('After approval')).toBeVisible();
    expect(zolentra.getByText('Not counted')).toBeVisible();
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
    await user.click(amlodipine.getByRole('link', { name: /^Order this refill ?: Amlodipine/ }));
    await waitFor(() => expect(platform.visited).toEqual(['/member/mailorder']));
    expect(transport.calls.map(({ endpointId }) => endpointId)).toContain(
      'session.fetchMailOrderToken',
    );
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

describe('the year', () => {
  test('is a chart whose table has the same figures; paid and to come add up', async () => {
    await open();
    const table = await screen.findByRole('table', {
      name: 'What your drugs cost you by month, 2026',
    });
    const cells = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map((cell) => cell.textContent));
    expect(cells.slice(-4)).toEqual([
      ['October', '$223.50$160.00 deductible', '$1,858.40'],
      ['November$10.00 paid, $148.00 to come', '$158.00', '$2,016.40'],
      ['DecemberExpected', '$96.00', '$2,112.40'],
      ['Total', '$2,112.40$1,500.00 deductible', '$2,112.40'],
    ]);
    expect(screen.getByText('$1,868.40')).toBeVisible();
    expect(screen.getByRole('img', { name: /January to December 2026/ })).toHaveTextContent(
      'Deductible met',
    );
  });

  test('the head says what is still to pay, what runs out first, and the deductible', async () => {
    await open();
    const head = within(await screen.findByRole('region', { name: 'In short' }));
    expect(head.getByText('$244.00')).toBeVisible();
    expect(head.getByText('for 6 refills through December 31')).toBeVisible();
    expect(head.getByText('Sun, Nov 8')).toBeVisible();
    expect(head.getByText('Met')).toBeVisible();
  });

  test('says with which fill the deductible was met, and that the limit is not reached', async () => {
    await open();
    expect(
      await screen.findByRole('heading', { name: 'Deductible: met in October' }),
    ).toBeVisible();
    expect(
      screen.getByText('Glyvexa 10 mg tablet on October 28, 2026 paid the last of your $1,500.00.'),
    ).toBeVisible();
    expect(
      screen.getByText('At this pace you end the year at $2,112.40 of $4,000.00.'),
    ).toBeVisible();
  });

  test('in Medicare it may be a fill to come that meets the deductible', async () => {
    await open('medicare-in-deductible');
    expect(
      await screen.findByRole('heading', { name: 'Deductible: you reach it in February' }),
    ).toBeVisible();
  });

  test('deductible met in March, maximum in October: the chart and the sentences say so', async () => {
    const fill = (month: number, youPay: number, deductible = 0) => ({
      filledOn: `2026-${String(month).padStart(2, '0')}-09`,
      drugName: 'Apixora',
      youPay,
      deductible,
    });
    const paid = [fill(1, 205, 205), fill(2, 205, 205), fill(3, 205, 205)];
    const toCome = [4, 5, 6, 7, 8, 9].map((month) => fill(month, 220));
    const body = {
      pricedAt: '2026-03-31T09:00:00Z',
      planYear: 2026,
      isPartD: true,
      countsYear: true,
      limits: {
        deductible: { met: 615, limit: 615 },
        outOfPocket: { met: 615, limit: 2100 },
      },
      paid,
      drugs: [
        {
          state: 'current',
          hsn: '917601',
          ndc: '99005176002',
          drugName: 'Apixora',
          quantity: 60,
          days: 30,
          nextFillOn: '2026-04-09',
          price: { youPay: 220 },
          rules: { tier: 3 },
          toCome: [...toCome, fill(10, 165), fill(11, 0), fill(12, 0)],
        },
      ],
    };
    await open('medicare-member', {
      now: new Date('2026-03-31T09:00:00'),
      overrides: { 'myDrugs.getList': { body } },
    });
    expect(await screen.findByRole('heading', { name: 'Deductible: met in March' })).toBeVisible();
    expect(
      screen.getByRole('heading', { name: 'Out-of-pocket limit: you reach it in October' }),
    ).toBeVisible();
    const chart = screen.getByRole('img', { name: /January to December 2026/ });
    expect(chart).toHaveTextContent('$205Deductible met');
    expect(chart).toHaveTextContent('$165Limit reached');
  });
});

test('savings are the largest first, with what a year of them saves', async () => {
  await open();
  const card = within(
    (await screen.findByRole('heading', { name: 'Savings to ask about' })).closest('section')!,
  );
  const titles = card.getAllByRole('heading', { level: 3 }).map((each) => each.textContent);
  expect(titles[0]).toBe('Simvastatin 20 mg in place of Lipestra 20 mg tablet');
  expect(card.getByText('$486.00 a year')).toBeVisible();
  expect(card.getByText('$282.64 a year')).toBeVisible();
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

test('before October there is nothing about next year', async () => {
  await open('commercial-member', { now: new Date('2026-09-30T09:00:00') });
  await list();
  expect(screen.queryByRole('link', { name: 'See my drugs next year' })).toBeNull();
});

describe('what is missing is said', () => {
  test('a drug without a price: the others are listed, the totals leave it out', async () => {
    await open('my-drugs-one-without-price');
    expect(await screen.findByText('We have no price now for Glyvexa 10 mg tablet')).toBeVisible();
    expect((await rowOf(/^Glyvexa/)).getByText('No price now')).toBeVisible();
    expect((await rowOf(/^Metformin ER/)).getByText('$4.00')).toBeVisible();
    // 244.00 without two fills of 92.00
    expect(screen.getAllByText('$60.00').length).toBeGreaterThan(0);
  });

  test('without the balances the prices say that nothing of the year is counted', async () => {
    await open('balances-failing');
    expect(
      await screen.findByText(/We could not load what you have paid this year\./),
    ).toBeVisible();
    expect((await rowOf(/^Metformin ER/)).getByText('$4.00')).toBeVisible();
  });

  test('no drugs: what will be here', async () => {
    await open('empty-handed');
    expect(
      await screen.findByRole('heading', { name: 'No drugs on record in the last 12 months' }),
    ).toBeVisible();
    await expectNoAxeViolations();
  });

  test('a failure loads on retry', async () => {
    const { user, transport } = await open('my-drugs-failing');
    expect(await screen.findByText('Your drugs did not load.')).toBeVisible();
    transport.override('myDrugs.getList', { status: 200 });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await list()).toBeVisible();
  });
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
