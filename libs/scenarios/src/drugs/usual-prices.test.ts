import { drugs, PriceInfo } from '@portal/contracts/drugs';
import { newMemory, play } from '../play/play';
import { loadFixtures } from '../fixtures/read-fixtures';
import { answerOf, withBody, withDeductibleLeft } from '../testing/drugs';

const { scenarios } = loadFixtures();
const commercial = scenarios.get('commercial-member')!;
const glyvexa = { hsn: '919601', ndc: '99005196002' };

test.each([
  ['commercial-member', undefined, '2026-10-15'],
  ['commercial-member', '2027-02-04', '2027-01-14'],
  ['medicare-in-deductible', undefined, '2026-01-01'],
  ['medicare-in-deductible', '2026-11-23', '2026-10-24'],
])('the drug list of %s on %s last changed on %s', (name, today, changedOn) => {
  const scenario = scenarios.get(name)!;
  const request = { endpointId: 'drugs.getInfo', params: {}, query: { hsn: '910000' } };
  const options = today === undefined ? {} : { today };
  const { answer } = play(scenario, newMemory(scenario), request, options);
  expect(answer.body).toMatchObject({ changedOn });
});

describe('the usual amount of each strength', () => {
  const infoIn = (scenario = commercial, query: Record<string, string> = {}) => {
    const body = answerOf(scenario, 'drugs.getInfo', { hsn: glyvexa.hsn, ...query });
    const { pricesAt, data } = drugs.getInfo.response.parse(body).drugInfo;
    return { pricesAt, prices: data.map((item) => [item.youPay, item.nextYearYouPay]) };
  };

  test('costs a member what the default pharmacy charges, this year and the next', () => {
    // 25 % of 368.00 on tier 3, then 40 % on tier 4.
    expect(infoIn()).toEqual({
      pricesAt: 'Maple & Main Pharmacy',
      prices: [
        [expect.any(Number), expect.any(Number)],
        [92, 147.2],
      ],
    });
  });

  test('has the deductible met, whatever of it is left', () => {
    const notMet = withBody(
      commercial,
      'balances.getBenefitBalance',
      ({ balance }: { balance: { deductible: string }[] }) => {
        Object.assign(balance[0]!, { deductible: '0.00', pm: '368.40' });
      },
    );
    expect(infoIn(notMet).prices[1]).toEqual([92, 147.2]);
  });

  test('of the next year has nothing paid of the out-of-pocket limit', () => {
    const past = scenarios.get('medicare-past-threshold')!;
    const { data } = drugs.getInfo.response.parse(
      answerOf(past, 'drugs.getInfo', { hsn: past.drugs.named('Apixora')!.hsn }),
    ).drugInfo;
    const usual = data.find(({ isUsual }) => isUsual);
    expect(usual?.youPay).toBe(0);
    expect(usual?.nextYearYouPay).toBeGreaterThan(0);
  });

  test('without a default pharmacy costs what the nearest of the network charges', () => {
    expect(infoIn(scenarios.get('default-pharmacy-none')!).pricesAt).toBe('Maple & Main Pharmacy');
  });

  test('has the prices of the list that was asked for, and none for a visitor', () => {
    expect(infoIn(commercial, { drugList: 'next' }).prices[1]).toEqual([147.2, null]);
    expect(infoIn(scenarios.get('visitor')!, { planCode: 'FAM-1500' })).toEqual({
      pricesAt: '',
      prices: [
        [null, null],
        [null, null],
      ],
    });
  });
});

describe('ninety days', () => {
  const ninety = (scenario = commercial, query: Record<string, string> = {}) => {
    const fill = { ...glyvexa, quantity: '30', days: '30', zip: '55000', ...query };
    const { pharmacies } = PriceInfo.parse(answerOf(scenario, 'drugs.getPrice', fill)).priceInfo;
    return (npi: string) =>
      pharmacies
        .find((each) => each.npi === npi)
        ?.fills.map(({ days, ninetyDaysYouPay }) => [days, ninetyDaysYouPay]);
  };

  test('are three fills of 30 days or one of 90', () => {
    const prices = ninety();
    expect(prices('1234567893')).toEqual([
      [30, 276],
      [90, 276],
    ]);
    expect(prices('1999000114')).toEqual([
      [30, null],
      [90, 205.34],
    ]);
  });

  test('count the deductible that the first fill meets once', () => {
    const scenario = withDeductibleLeft(300)(commercial);
    // 24.00, the last of the family’s deductible, and 25 % of 344.00, then twice 25 % of 368.00.
    const rafael = ninety(scenario, { memberId: 'EVF00421787-02' })('1234567893');
    expect(rafael?.[0]).toEqual([30, 294]);
  });

  test('are not compared with other supplies', () => {
    const prices = ninety(commercial, { days: '45', quantity: '45' });
    expect(prices('1234567893')?.find(([days]) => days === 45)).toEqual([45, null]);
  });
});
