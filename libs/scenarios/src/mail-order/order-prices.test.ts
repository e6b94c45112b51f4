import { mailOrderRefills } from '@portal/contracts/mail-order-refills';
import { emptyCart, readCheckout } from '@portal/domain/mail-order';
import { claimPriceProblems } from '../checks/claim-prices';
import { withBody } from '../testing/drugs';
import { loadFixtures, type Scenario } from '../fixtures/read-fixtures';
import { runOf } from '../testing/mail-order';

const { scenarios } = loadFixtures();
const member = 'GMR00730512';
const [apixora, glyvexa] = ['5521701', '5521718'];
const begin = () => runOf('mail-order-across-deductible', member);
type Run = ReturnType<typeof begin>;

/** 295.00 of the deductible are left. 180 Apixora by mail: 93 % of 960.00; 90 Glyvexa: 93 % of 1,104.00. */
const alone = {
  // 295.00 + 25 % of 597.80
  [apixora]: 444.45,
  // 295.00 + 25 % of 731.72
  [glyvexa]: 477.93,
};
/** 444.45 + 25 % of 1,026.72: the first has met the deductible. */
const inOrder = { [apixora]: 444.45, [glyvexa]: 256.68 };

/** What the checkout of the portal computes from the service's list. */
function checkoutOf(run: Run, order: readonly string[]) {
  const { refills, year } = mailOrderRefills.getList.response.parse(
    run.call('mailOrderRefills.getList', { query: { memberId: member } }).body,
  );
  const lines = order.map((rxNumber) => ({ rxNumber, days: 90 }));
  const none = { addresses: [], shipping: [], cards: [], billMeAllowed: false };
  const { lines: priced, totals } = readCheckout(
    { ...emptyCart('key', member), lines },
    { ...none, refills, year, packaging: { childResistant: true }, now: new Date(), today: '' },
  );
  return {
    costs: Object.fromEntries(priced.map(({ refill, choice }) => [refill.rxNumber, choice.cost])),
    totals,
  };
}

const limitsOf = (run: Run) => {
  const { body } = run.call('balances.getBenefitBalance', { params: { memberId: member } });
  const [own] = body['balance'] as unknown as { deductible: string; pm: string }[];
  return { deductible: Number(own!.deductible), outOfPocket: Number(own!.pm) };
};

const packaging = { childResistant: false, largePrint: true, labelLanguage: 'en' };

describe('two medicines of one order across the deductible', () => {
  test('each is listed at its price alone', () => {
    const listed = begin()
      .refills()
      .map((each) => [each['rxNumber'], (each['choices'] as { cost: number }[]).at(-1)!.cost]);
    expect(Object.fromEntries(listed)).toEqual(alone);
  });

  test('the checkout prices the second as the first left the deductible', () => {
    const { costs, totals } = checkoutOf(begin(), [apixora, glyvexa]);
    expect(costs).toEqual(inOrder);
    // 922.38 − 701.13
    expect(totals).toMatchObject({ medicines: 701.13, lessThanAlone: 221.25 });
  });

  test('order, claims and limits come to the same cent', () => {
    const run = begin();
    const before = limitsOf(run);
    const { body } = run.order(inOrder, { packaging });
    expect(body['order']).toMatchObject({ failed: [], total: 701.13 });
    run.wait(80);
    const entries = [apixora, glyvexa].map((rxNumber) => {
      const params = { healthServiceId: `HS-HD-30001-${rxNumber}` };
      const entry = run.call('claims.getEntry', { params }).body;
      return [entry['deductibleAmount'], entry['coinsuranceAmount'], entry['amtInsurancePaid']];
    });
    expect(entries).toEqual([
      ['295.00', '149.45', '448.35'],
      ['0.00', '256.68', '770.04'],
    ]);
    const after = limitsOf(run);
    expect(after.deductible - before.deductible).toBeCloseTo(295, 5);
    expect(after.outOfPocket - before.outOfPocket).toBeCloseTo(701.13, 5);
    expect(claimPriceProblems(afterwards(run))).toEqual([]);
  });

  test('the prices alone are refused: nothing is charged beyond the order’s', () => {
    const { body } = begin().order(alone, { packaging });
    expect(body['order']).toMatchObject({
      done: [{ rxNumber: apixora }],
      failed: [{ rxNumber: glyvexa, reason: 'PRICE_CHANGED', newCost: 256.68 }],
      total: 444.45,
    });
  });

  test('the other way round the other one meets it', () => {
    // 477.93 + 25 % of 892.80
    const costs = { [glyvexa]: 477.93, [apixora]: 223.2 };
    expect(checkoutOf(begin(), [glyvexa, apixora]).costs).toEqual(costs);
    const items = [glyvexa, apixora].map((rxNumber) => ({
      rxNumber,
      days: 90,
      cost: costs[rxNumber],
    }));
    const { body } = begin().order(costs, { items, packaging });
    expect(body['order']).toMatchObject({ failed: [], total: 701.13 });
  });

  test('two orders of one morning cost what one order of both costs, and the claims follow', () => {
    const run = begin();
    run.order({ [apixora]: 444.45 }, { packaging });
    expect(run.refill(glyvexa)!['choices']).toMatchObject([{}, {}, { days: 90, cost: 256.68 }]);
    const quote = run.call('drugs.getPrice', { query: glyvexaBy90 }).body['priceInfo'];
    expect(byMail(quote)).toBe(256.68);
    const { body } = run.order({ [glyvexa]: 256.68 }, { packaging }, 'key-2');
    expect(body['order']).toMatchObject({ failed: [], total: 256.68 });
    run.wait(80);
    expect(limitsOf(run)).toEqual({ deductible: 615, outOfPocket: 1056.13 });
    expect(claimPriceProblems(afterwards(run))).toEqual([]);
  });

  test('an order that is cancelled counts no longer', () => {
    const run = begin();
    run.order({ [apixora]: 444.45 }, { packaging });
    run.call('mailOrders.cancel', {
      params: { orderNumber: 'HD-30001' },
      body: { memberId: member },
    });
    expect(run.refill(glyvexa)!['choices']).toMatchObject([{}, {}, { days: 90, cost: 477.93 }]);
  });

  test('when the first cannot be filled, the second is not charged more than was agreed', () => {
    const run = runOf(withNoStock(apixora), member);
    const { body } = run.order(inOrder, { packaging });
    expect(body['order']).toMatchObject({
      done: [],
      failed: [
        { rxNumber: apixora, reason: 'OUT_OF_STOCK' },
        { rxNumber: glyvexa, reason: 'PRICE_CHANGED', cost: 256.68, newCost: 477.93 },
      ],
      total: 0,
    });
  });
});

const glyvexaBy90 = {
  hsn: '919601',
  ndc: '99005196002',
  quantity: '90',
  days: '90',
  zip: '55000',
};

const byMail = (quote: unknown) =>
  (
    quote as { pharmacies: { kind: string; fills: { days: number; youPay: number }[] }[] }
  ).pharmacies
    .find(({ kind }) => kind === 'mail')
    ?.fills.find(({ days }) => days === 90)?.youPay;

const withNoStock = (rxNumber: string) =>
  withBody(
    scenarios.get('mail-order-across-deductible')!,
    'mailOrderRefills.getList',
    ({ prescriptions }: { prescriptions: { rxNumber: string }[] }) => {
      const rx = prescriptions.find((each) => each.rxNumber === rxNumber)!;
      Object.assign(rx, { whenOrdered: { reason: 'OUT_OF_STOCK' } });
    },
  );

/** The scenario with claims as they are after this run, and the limits that they came to. */
function afterwards(run: Run): Scenario {
  const params = { memberId: member, fromDate: '2026-01-01', toDate: '2026-12-31' };
  const history = run.call('claims.getHistory', { params }).body;
  const entries = [apixora, glyvexa].flatMap((rxNumber) =>
    ['HD-30001', 'HD-30002'].flatMap((order) => {
      const healthServiceId = `HS-${order}-${rxNumber}`;
      const { status, body } = run.call('claims.getEntry', { params: { healthServiceId } });
      return status === 200 ? [body] : [];
    }),
  );
  expect(entries).toHaveLength(2);
  const before = scenarios.get('mail-order-across-deductible')!;
  const claimed = withBody(before, 'claims.getEntry', (body: { entries: unknown[] }) =>
    body.entries.push(...entries),
  );
  return withBody(claimed, 'claims.getHistory', (body: object) => Object.assign(body, history));
}
