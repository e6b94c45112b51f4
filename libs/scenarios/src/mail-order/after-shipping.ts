import { extraHelpName, sumAmounts } from '@portal/domain';
import { fillsUsed } from '@portal/domain/mail-order';
import type { Context, Memory } from '../memory/behaviour';
import type { Json } from '../files/scenario-file';
import { billing, type Body, dollars, type Follow, type Rows } from './bills-of-orders';
import type { StoredOrder } from './mail-order-files';
import { hasShipped, totalOf } from './order-view';
import { countsThisYear, fillingDay } from './open-orders';
import { fileIn, namedDrugOf } from './refills';
import { prescriptionWith } from './prescriptions';
import { countsAsFill, ordersIn } from './stored-orders';
import { homeDeliveryOf } from '../drugs/compared-pharmacies';
import { dayOf } from '../memory/dates';
import { personNumbers } from '../people/person';

/** The fills of orders that shipped in this run, with what each counts. */
const fillsOf = (shipped: readonly StoredOrder[]) =>
  shipped.flatMap((order) => order.items.map((item) => ({ ...item, order })));

const claimId = (orderNumber: string, rxNumber: string) => `HS-${orderNumber}-${rxNumber}`;

const withClaims: Follow = (body, shipped, _memory, context) => {
  const history = body['claimsHistory'] as { claim?: Rows } | null;
  if (!history?.claim) return body;
  const pharmacy = homeDeliveryOf(context);
  // Newest first: what was priced last is at the top.
  const latest = shipped.map((order) => ({ ...order, items: order.items.toReversed() }));
  const rows = fillsOf(latest).map(({ order, rxNumber, ndc, cost, price }) => {
    const { drugName, strength, drugForm } = namedDrugOf(context, rxNumber, ndc);
    return {
      healthServiceId: claimId(order.orderNumber, rxNumber),
      memberId: personNumbers(context, order.memberId)[0] ?? order.memberId,
      memberFirstName: firstName(context, order.memberId),
      dateOfService: fillingDay(order, context),
      drugName: `${drugName ?? ''} ${strength ?? ''} ${drugForm ?? ''}`,
      PRODUCT_ID: ndc,
      serviceProvider: pharmacy?.name ?? null,
      amtInsurancePaid: dollars(price?.planPays ?? 0),
      copayAmount: dollars(cost),
      CLAIM_STATUS: 'PAID',
    };
  });
  return { ...body, claimsHistory: { ...history, claim: [...rows, ...history.claim] } };
};

function firstName({ asWritten }: Context, memberId: string): string | null {
  const { balance = [] } = (asWritten('balances.getBenefitBalance') ?? {}) as {
    balance?: { member: { memberNumber: string; firstName: string } }[];
  };
  const found = balance.find(
    ({ member }) => member.memberNumber.replace(/-01$/, '') === memberId.replace(/-01$/, ''),
  );
  return found?.member.firstName ?? null;
}

const withEntries: Follow = (body, shipped, memory, context) => {
  const pharmacy = homeDeliveryOf(context);
  const known = (body['entries'] ?? []) as Rows;
  const fillCountOf = fillCounter(known, shipped, memory, context);
  const entries = fillsOf(shipped).map(({ order, price, rxNumber, quantity, days, cost }) => {
    const rx = prescriptionWith(memory, context, rxNumber);
    const filledOn = fillingDay(order, context);
    return {
      healthServiceId: claimId(order.orderNumber, rxNumber),
      claimNumber: `${order.orderNumber}-${rxNumber}`,
      rxNumber,
      quantity,
      daysSupply: days,
      prescriberName: rx?.prescriberName ?? null,
      pharmacyNpi: pharmacy?.npi ?? null,
      pharmacyPhone: pharmacy?.phone ?? null,
      fullPrice: dollars(price?.agreedPrice ?? cost),
      planDiscount: '0.00',
      deductibleAmount: dollars(price?.deductible ?? 0),
      copayAmount: dollars(price?.copay ?? cost),
      coinsuranceAmount: dollars(price?.coinsurance ?? 0),
      brandDifferenceAmount: dollars(price?.brandDifference ?? 0),
      otherPayerAmount: dollars(price?.extraHelpPays ?? 0),
      otherPayerName: price?.extraHelpPays ? extraHelpName : null,
      amtInsurancePaid: dollars(price?.planPays ?? 0),
      receivedOn: filledOn,
      ...fillCountOf(rxNumber, days, order),
    };
  });
  return { ...body, entries: [...entries, ...known] };
};

/**
 * Counts on from the newest claim of a prescription, or from its first fill. A supply of several fills counts them
 * all, so that the refills authorized less the number of the fill are those that are left.
 */
function fillCounter(known: Rows, shipped: StoredOrder[], memory: Memory, context: Context) {
  const file = context.fixtureOf('claims.getHistory') as {
    claimsHistory?: { claim?: Rows } | null;
  } | null;
  const unpaid = new Set(
    file?.claimsHistory?.claim
      ?.filter((row) => ['REJECTED', 'REVERSED', 'DUPLICATE'].includes(String(row['CLAIM_STATUS'])))
      .map((row) => row['healthServiceId']),
  );
  const isFill = (id: Json | undefined) => !unpaid.has(id);
  return (rxNumber: string, days: number, order: StoredOrder) => {
    const rx = prescriptionWith(memory, context, rxNumber);
    const fills = fillsOf(shipped)
      .filter((each) => each.rxNumber === rxNumber && each.order.placedOn <= order.placedOn)
      .reduce((sum, each) => sum + fillsUsed(each.days, rx?.days ?? days), 0);
    // A claim that was not paid is no fill, whatever its number.
    const claimed = known
      .filter((entry) => entry['rxNumber'] === rxNumber && isFill(entry['healthServiceId']))
      .sort((one, other) => Number(other['fillNumber']) - Number(one['fillNumber']))[0];
    const wasFilled = fileIn(context).prescriptions.some(
      (each) => each.rxNumber === rxNumber && each.lastFilledOn !== null,
    );
    // The first fill of a prescription has the number 0, and is none of its refills.
    const first = wasFilled ? 0 : 1;
    const before = Number(claimed?.['fillNumber'] ?? -first);
    const refillsAuthorized = Number(
      claimed?.['refillsAuthorized'] ?? (rx ? rx.refillsLeft - first : 0),
    );
    return { fillNumber: before + fills, refillsAuthorized };
  };
}

/** The plan counts a fill of its year on the day on which it ships. */
const withPlanBalance: Follow = (body, shipped, _memory, context) => {
  const days = shipped
    .filter((order) => countsThisYear(order, context))
    .map(({ plan }) => dayOf(new Date(plan.shipped), context));
  if (days.length === 0) return body;
  const before = [body['countedThrough'] ?? []].flat() as string[];
  return { ...body, countedThrough: [...before, ...days].sort().at(-1)! };
};

const withEligibility: Follow = (body, shipped) => {
  const known = body['mailOrderUserEligibility'] as { eligibility: { currentBalance: number } };
  const billed = shipped.filter(({ cardId }) => cardId === null).map(totalOf);
  const currentBalance = sumAmounts([known.eligibility.currentBalance, ...billed]);
  return { ...body, mailOrderUserEligibility: { ...known, eligibility: { currentBalance } } };
};

/** What follows from the orders that the files do not count yet. */
const counting: Readonly<Record<string, Follow>> = {
  'balances.getPlanBalance': withPlanBalance,
  'claims.getEntry': withEntries,
  'claims.getHistory': withClaims,
  'mailOrder.getUserEligibility': withEligibility,
};

/** A response file after the orders that shipped: their claims, invoices and payments. */
export function afterShipping(
  id: string,
  body: Json | undefined,
  memory: Memory,
  context: Context,
): Json | undefined {
  const bill = billing[id];
  const follow = bill?.follow ?? counting[id];
  if (!follow || body === undefined || body === null || typeof body !== 'object') return body;
  const { now } = context;
  const counts = (order: StoredOrder) =>
    order.isNew === true && countsAsFill(order) && hasShipped(order, now);
  const shipped = ordersIn(memory, context).filter((order) =>
    bill ? bill.isOf(order, now) : counts(order),
  );
  return shipped.length > 0 ? follow(body as Body, shipped, memory, context) : body;
}
