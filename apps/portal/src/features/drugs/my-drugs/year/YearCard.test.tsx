import { act, screen, within } from '@testing-library/react';
import { renderScreen } from '../../../../testing';
import { myDrugList } from '../my-drugs.requests';

type Options = NonNullable<Parameters<typeof renderScreen>[1]>;
const open = (scenario = 'commercial-member', options: Options = {}) =>
  renderScreen('/member/my-drugs', { scenario, ...options });

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

  test.each([
    [{}, 'At least $1,868.40', 'At least $223.50', true],
    [{ youPay: -5 }, 'Not known yet', 'Not known yet', false],
  ])('says no more than is known where a fill lacks its day, with %j', async (...row) => {
    const [change, sum, ofMonth, hasFigure] = row;
    const { store } = await open();
    await screen.findByText('$1,868.40');
    const { data, input } = myDrugList.select(store.getState());
    const [first, ...others] = data!.paid;
    const paid = [{ ...first!, filledOn: '' }, { ...first!, ...change }, ...others];
    act(() => void store.dispatch(myDrugList.succeeded(input!, { ...data!, paid })));
    expect(screen.getByText(sum, { selector: 'p > b' })).toBeVisible();
    const october = screen.getByRole('rowheader', { name: 'October' }).closest('tr')!;
    expect(within(october).getAllByText(ofMonth)[0]).toBeVisible();
    const chart = screen.getByRole('img', { name: /January to December 2026/ });
    expect(chart.textContent.includes('$224+')).toBe(hasFigure);
  });

  test.each([
    ['December', '2026-12', 'At least $148.00', 'At least $2,016.40'],
    ['November', '2026-11', 'At least $96.00', 'At least $1,964.40'],
  ])('says no more than is known where refills of %s have no price', async (...refills) => {
    const [month, from, rest, end] = refills;
    const { store } = await open();
    await screen.findByText('$1,868.40');
    const { data, input } = myDrugList.select(store.getState());
    const drugs = data!.drugs.map((drug) => ({
      ...drug,
      toCome: drug.toCome.map((fill) =>
        fill.filledOn.startsWith(from) ? { ...fill, youPay: null } : fill,
      ),
    }));
    act(() => void store.dispatch(myDrugList.succeeded(input!, { ...data!, drugs })));
    const head = within(screen.getByRole('region', { name: 'In short' }));
    expect(head.getByText(rest)).toBeVisible();
    expect(head.getByText('for 6 refills through December 31')).toBeVisible();
    expect(screen.getByText(/^\d refills to come have no price now/)).toBeVisible();
    const row = (name: string) =>
      screen.getByRole('rowheader', { name: new RegExp(`^${name}`) }).closest('tr')!;
    expect(row(month)).toHaveTextContent(/Expected/);
    expect(row(month)).not.toHaveTextContent('to come');
    expect(within(row('Total')).getAllByRole('cell')[0]).toHaveTextContent(end);
    expect(screen.queryByText(/At this pace you end the year/)).toBeNull();
    const stated = [...document.querySelectorAll('[data-says^="drugRestOfYear"]')];
    expect(stated.some((each) => each.getAttribute('data-says')!.endsWith('?notSent'))).toBe(true);
  });

  test('says how much of the limit is medical care, where both share it', async () => {
    const { store } = await open('combined-rx-med');
    const text = /^\$(.*) of medical care counts so far\./;
    const said = await screen.findByText(text);
    screen.getByText('Medical care counts toward the out-of-pocket limit too');
    expect(said.dataset['says']).toMatch(/^otherCareTo own outOfPocket \d+\.\d\d$/);
    const { limits, paid } = myDrugList.select(store.getState()).data!;
    const ofFills = paid.reduce((sum, { outOfPocket }) => sum + (outOfPocket ?? 0), 0);
    const amount = Number(text.exec(said.textContent)![1]!.replace(',', ''));
    expect(amount).toBeCloseTo(limits.outOfPocket.met! - ofFills, 2);
    const { data, input } = myDrugList.select(store.getState());
    const lacking = [{ ...data!.paid[0]!, youPay: null }, ...data!.paid];
    act(() => void store.dispatch(myDrugList.succeeded(input!, { ...data!, paid: lacking })));
    expect(screen.queryByText(/medical care counts/)).toBeNull();
  });

  test('says nothing of medical care where the limit counts prescriptions alone', async () => {
    await open();
    await screen.findByText(/^At this pace you end the year at/);
    expect(screen.queryByText(/edical care counts/)).toBeNull();
  });

  test('the head says what is still to pay, what runs out first, and the deductible', async () => {
    await open();
    const head = within(await screen.findByRole('region', { name: 'In short' }));
    expect(head.getByText('$244.00')).toBeVisible();
    expect(head.getByText('for 6 refills through December 31')).toBeVisible();
    // Lipestra, last filled in August.
    expect(head.getByText('Used up by now')).toBeVisible();
    expect(head.getByText('Met')).toBeVisible();
  });

  test('says with which fill the deductible was met, and that the limit is not reached', async () => {
    await open();
    expect(
      await screen.findByRole('heading', { name: 'Deductible: met in October' }),
    ).toBeVisible();
    expect(
      screen.getByText(
        'With Glyvexa 10 mg tablet on October 28, 2026 you met your $1,500.00 deductible.',
      ),
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
      planName: 'Goldenrod Medicare Rx (PDP)',
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
      overrides: {
        'myDrugs.getList': { body },
        'balances.getBenefitBalance': { body: { planInfo: {}, balance: [] } },
      },
    });
    expect(await screen.findByRole('heading', { name: 'Deductible: met in March' })).toBeVisible();
    expect(
      screen.getByRole('heading', { name: 'Out-of-pocket limit: you reach it in October' }),
    ).toBeVisible();
    const chart = screen.getByRole('img', { name: /January to December 2026/ });
    expect(chart).toHaveTextContent('$205Deductible met');
    expect(chart).toHaveTextContent('$165Limit reached');
  });

  test('the family has met its limit: nothing more to pay, and nothing is left', async () => {
    await open('family-maximum-met');
    expect(
      await screen.findByRole('heading', { name: 'Family out-of-pocket limit: met' }),
    ).toBeVisible();
    expect(screen.queryByRole('heading', { name: /limit: not this year/ })).toBeNull();
    const head = within(screen.getByRole('region', { name: 'In short' }));
    expect(head.getByText('$0.00')).toBeVisible();
  });
});

test.each([
  ['commercial-member', 1],
  ['medicare-extra-help', 0],
])('in %s January brings a deductible back only if there is one', async (scenario, count) => {
  await open(scenario);
  await screen.findByRole('table', { name: 'What your drugs cost you by month, 2026' });
  expect(screen.queryAllByRole('heading', { name: /^January 1: both start again/ })).toHaveLength(
    count,
  );
});

test.each([
  ['medicare-extra-help', true],
  ['commercial-member', false],
])('in %s what Extra Help pays counts toward the limit: %s', async (scenario, counts) => {
  await open(scenario);
  await screen.findByRole('heading', { name: /^Out-of-pocket limit/ });
  expect(
    screen.queryByText(/What Extra Help pays counts toward the out-of-pocket limit/) !== null,
  ).toBe(counts);
});

test('in Spanish the drug that meets the deductible has its Spanish form', async () => {
  await open('commercial-member', { language: 'es' });
  expect(
    await screen.findByText(/^Con Glyvexa 10 mg, tableta, el 28 de octubre de 2026, alcanzó/),
  ).toBeVisible();
});

test('without the plan’s benefits: what is to come is not known, and is no $0.00', async () => {
  await open('benefits-failing');
  const table = await screen.findByRole('table', { name: /^What your drugs cost you by month/ });
  expect(screen.getByText(/What is still to come is not known now\.$/)).toBeVisible();
  const december = within(table)
    .getByRole('rowheader', { name: /^December/ })
    .closest('tr')!;
  expect(december).toHaveTextContent('Not known now');
  expect(december).not.toHaveTextContent('$');
  expect(within(table).getByRole('rowheader', { name: 'Paid so far' })).toBeVisible();
});
