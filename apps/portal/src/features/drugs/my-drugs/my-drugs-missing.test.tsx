import { act, cleanup, screen, within } from '@testing-library/react';
import { expectNoAxeViolations, renderScreen } from '../../../testing';
import { myDrugList, type Saving } from './my-drugs.requests';

const open = (scenario: string) => renderScreen('/member/my-drugs', { scenario });
const rowOf = async (name: RegExp) =>
  within((await screen.findByRole('rowheader', { name })).closest('tr')!);
const list = () => screen.findByRole('table', { name: /drugs?, soonest first/ });

describe('what is missing is said', () => {
  test.each([
    ['is taken from the balances', {}, 'You now pay your share.'],
    [
      'is not known where these lack the person',
      { 'balances.getBenefitBalance': { body: { planInfo: {}, balance: [] } } },
      /an amount of your limits is missing, or two of our answers/,
    ],
    [
      'is not known where these did not load',
      { 'balances.getBenefitBalance': { status: 503 } },
      /part of your plan’s data did not load/,
    ],
  ])('what a fill costs without a limit that the service lost %s', async (_how, others, said) => {
    const { store } = await open('commercial-member');
    expect(await screen.findByText('You now pay your share.')).toBeVisible();
    const { data } = myDrugList.select(store.getState());
    const { limit: _lost, ...outOfPocket } = data!.limits.outOfPocket;
    const limits = { ...data!.limits, outOfPocket };
    cleanup();
    await renderScreen('/member/my-drugs', {
      scenario: 'commercial-member',
      overrides: { ...others, 'myDrugs.getList': { body: { ...data, limits } } },
    });
    expect(await screen.findByText(said)).toBeVisible();
  });

  test('a limit that only one of two answers says is met: nothing of the year is claimed', async () => {
    const { store } = await open('commercial-member');
    expect(await screen.findByText('You now pay your share.')).toBeVisible();
    const { data } = myDrugList.select(store.getState());
    const outOfPocket = { ...data!.limits.outOfPocket, met: 4000 };
    cleanup();
    const { transport } = await renderScreen('/member/my-drugs', {
      scenario: 'commercial-member',
      overrides: {
        'myDrugs.getList': { body: { ...data, limits: { ...data!.limits, outOfPocket } } },
      },
    });
    expect(await screen.findByText(/do not agree on your limits of the year/)).toBeVisible();
    expect(screen.getByText(/an amount of your limits is missing, or two/)).toBeVisible();
    const short = within(screen.getByRole('region', { name: 'In short' }));
    expect(short.getAllByText('Not available yet')).toHaveLength(2);
    expect(short.queryByText(/\$/)).toBeNull();
    const reports = transport.calls.flatMap(({ endpointId, body }) =>
      endpointId === 'session.reportClientError' ? [body] : [],
    );
    expect(reports).toEqual([
      expect.objectContaining({
        endpointId: 'myDrugs.getList',
        field: 'limits.outOfPocket',
        otherEndpointId: 'balances.getBenefitBalance',
      }),
    ]);
  });

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
    const short = within(screen.getByRole('region', { name: 'In short' }));
    expect(short.getAllByText('Not available yet')).toHaveLength(2);
    expect(screen.getByText(/What is still to come is not known now\./)).toBeVisible();
  });

  test('without the plan’s benefits no drug is said not to be covered', async () => {
    await open('benefits-failing');
    expect(await screen.findByText('Your plan’s benefits did not load')).toBeVisible();
    const metformin = await rowOf(/^Metformin ER/);
    expect(metformin.getByText(/^\$[\d.]+ without your plan$/)).toBeVisible();
    expect(screen.queryByText('Not covered')).toBeNull();
    expect(screen.queryByText(/^We could not load what you have paid/)).toBeNull();
    expect(screen.queryByText('No refills expected through December 31')).toBeNull();
  });

  test('a paid fill without amount or day: the year leaves it out and says so', async () => {
    await open('claims-missing-figures');
    expect(await screen.findByText(/^2 fills lack their amount or day/)).toBeVisible();
    const chart = screen.getByRole('img', { name: /^What your drugs cost you/ });
    expect(chart.querySelectorAll('.chart-bar rect:not([height="0"])')).toHaveLength(0);
    expect(chart).not.toHaveTextContent('−$0');
    expect(screen.queryByText(/^0 drugs/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Print my list' })).toBeNull();
    expect(screen.queryByText(/count nothing of it/)).toBeNull();
  });

  test('what is met is not known where the balances lack it', async () => {
    await open('balances-missing-amounts');
    const short = within(await screen.findByRole('region', { name: 'In short' }));
    expect(short.getAllByText('Not available yet')).toHaveLength(2);
  });

  test('a saving whose prices are not known says none; one whose amount is not known is none', async () => {
    const { store } = await open('commercial-member');
    const savings = () => screen.queryByRole('region', { name: 'Savings to ask about' });
    await list();
    const { data, input } = myDrugList.select(store.getState());
    const show = (change: Partial<Saving>) => {
      const drugs = data!.drugs.map((drug) => ({
        ...drug,
        savings: drug.savings.map((saving) => ({ ...saving, ...change })),
      }));
      act(() => void store.dispatch(myDrugList.succeeded(input!, { ...data!, drugs })));
    };
    show({ youPay: null, inPlaceOf: null });
    expect(savings()).not.toHaveTextContent('$0.00');
    expect(savings()).toHaveTextContent(/\$[\d.,]+ a year/);
    show({ savedPerYear: null });
    expect(savings()).toBeNull();
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
