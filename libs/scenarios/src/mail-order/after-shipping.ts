import { addDays, sumAmounts } from '@portal/domain';
import { UserInfo } from '@portal/contracts/user';
import type { Context, Memory } from '../behaviour';
import { cardsNow, withoutId } from '../behaviours/payment-cards';
import { personNumbers } from '../drugs/plan-of-member';
import type { Json } from '../scenario-file';
import type { StoredOrder } from './mail-order-files';
import { hasShipped, totalOf } from './order-view';
import { dayOf, namedDrugOf, prescriptionWith } from './refills';
import { changedIn, countsAsFill } from './stored-orders';

type Body = Record<string, Json>;
type Rows = Record<string, Json>[];
type Follow = (body: Body, shipped: StoredOrder[], memory: Memory, context: Context) => Body;

const dollars = (amount: number) => amount.toFixed(2);
const add = (one: Json | undefined, more: number) => dollars(sumAmounts([Number(one ?? 0), more]));

/** The fills of orders that shipped in this run, with what each counts. */
const fillsOf = (shipped: readonly StoredOrder[]) =>
  shipped.flatMap((order) => order.items.map((item) => ({ ...item, order })));

const claimId = (orderNumber: string, rxNumber: string) => `HS-${orderNumber}-${rxNumber}`;

const withClaims: Follow = (body, shipped, _memory, context) => {
  const history = body['claimsHistory'] as { claim?: Rows } | null;
  if (!history?.claim) return body;
  const pharmacy = context.pharmacies.mailOrderOf(context.scenario.client);
  const rows = fillsOf(shipped).map(({ order, rxNumber, ndc, cost, price }) => {
    const { drugName, strength, drugForm } = namedDrugOf(context, rxNumber, ndc);
    return {
      healthServiceId: claimId(order.orderNumber, rxNumber),
      memberId: personNumbers(context, order.memberId)[0] ?? order.memberId,
      memberFirstName: firstName(context, order.memberId),
      dateOfService: dayOf(new Date(order.plan.filling), context),
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

function firstName({ fixtureOf }: Context, memberId: string): string | null {
  const { balance = [] } = (fixtureOf('balances.getBenefitBalance') ?? {}) as {
    balance?: { member: { memberNumber: string; firstName: string } }[];
  };
  const found = balance.find(
    ({ member }) => member.memberNumber.replace(/-01$/, '') === memberId.replace(/-01$/, ''),
  );
  return found?.member.firstName ?? null;
}

const withEntries: Follow = (body, shipped, _memory, context) => {
  const pharmacy = context.pharmacies.mailOrderOf(context.scenario.client);
  const entries = fillsOf(shipped).map(({ order, price, rxNumber, quantity, days, cost }) => {
    const rx = prescriptionWith(context, rxNumber);
    const filledOn = dayOf(new Date(order.plan.filling), context);
    return {
      healthServiceId: claimId(order.orderNumber, rxNumber),
      claimNumber: `${order.orderNumber}-${rxNumber}`,
      ...{ rxNumber, quantity, daysSupply: days },
      prescriberName: rx?.prescriberName ?? null,
      pharmacyNpi: pharmacy?.npi ?? null,
      pharmacyPhone: pharmacy?.phone ?? null,
      fullPrice: dollars(price?.agreedPrice ?? cost),
      planDiscount: '0.00',
      deductibleAmount: dollars(price?.deductible ?? 0),
      copayAmount: dollars(price?.copay ?? cost),
      coinsuranceAmount: dollars(price?.coinsurance ?? 0),
      brandDifferenceAmount: dollars(price?.brandDifference ?? 0),
      otherPayerAmount: '0.00',
      amtInsurancePaid: dollars(price?.planPays ?? 0),
      receivedOn: filledOn,
      fillNumber: 0,
      refillsAuthorized: rx?.refillsLeft ?? 0,
    };
  });
  return { ...body, entries: [...entries, ...((body['entries'] ?? []) as Rows)] };
};

/** What counts toward the limits of the person who took the drug. */
const withBalance: Follow = (body, shipped) => {
  const rows = body['balance'] as { member: { memberNumber: string } & Body }[] | undefined;
  if (!rows) return body;
  const isOf = (row: { member: { memberNumber: string } }) => (order: StoredOrder) =>
    row.member.memberNumber.replace(/-01$/, '') === order.memberId.replace(/-01$/, '');
  const balance = rows.map((row) => {
    const own = fillsOf(shipped.filter(isOf(row)));
    const { deductible, pm } = row as unknown as Body;
    return {
      ...row,
      deductible: add(deductible, sumAmounts(own.map(({ price }) => price?.deductible ?? 0))),
      pm: add(pm, sumAmounts(own.map(({ cost }) => cost))),
    };
  });
  return { ...body, balance } as unknown as Body;
};

const withPlanBalance: Follow = (body, shipped) => {
  const fills = fillsOf(shipped);
  const paid = sumAmounts(fills.map(({ cost }) => cost));
  const planPaid = sumAmounts(fills.map(({ price }) => price?.planPays ?? 0));
  return {
    ...body,
    grossDrugCost: add(body['grossDrugCost'], paid + planPaid),
    memberPaid: add(body['memberPaid'], paid),
    planPaid: add(body['planPaid'], planPaid),
  };
};

/** Billed when it ships: a card was charged then, all else is due in 30 days. */
const withInvoices: Follow = (body, shipped, _memory, context) => {
  const user = UserInfo.parse(context.fixtureOf('user.getMemberInfo') ?? {});
  const invoices = shipped.map((order) => {
    const issuedOn = dayOf(new Date(order.plan.shipped), context);
    const shipping =
      order.shippingCost > 0
        ? [{ description: 'Shipping', amount: dollars(order.shippingCost) }]
        : [];
    return {
      invoiceId: `INV-${order.orderNumber}`,
      invoiceNumber: order.orderNumber,
      memberId: user.memberId,
      issuedOn,
      dueOn: addDays(issuedOn, 30),
      amount: dollars(totalOf(order)),
      amountDue: order.cardId === null ? dollars(totalOf(order)) : '0.00',
      lines: [
        ...order.items.map(({ rxNumber, ndc, days, cost }) => {
          const { drugName, strength, drugForm } = namedDrugOf(context, rxNumber, ndc);
          const description = `${drugName ?? ''} ${strength ?? ''} ${drugForm ?? ''}, ${days} days`;
          return { description, amount: dollars(cost) };
        }),
        ...shipping,
      ],
    };
  });
  return { ...body, invoices: [...invoices, ...((body['invoices'] ?? []) as Rows)] };
};

const withPayments: Follow = (body, shipped, memory, context) => {
  const payments = shipped
    .filter(({ cardId }) => cardId !== null)
    .map((order) => {
      const card = cardsNow(memory, context).find(({ cardId }) => cardId === order.cardId);
      return {
        paymentId: `PM-${order.orderNumber}`,
        confirmationNumber: `EVF-P-${order.orderNumber}`,
        paidOn: dayOf(new Date(order.plan.shipped), context),
        amount: dollars(totalOf(order)),
        status: 'POSTED',
        automatic: false,
        card: card ? withoutId(card) : null,
      };
    });
  return { ...body, payments: [...payments, ...((body['payments'] ?? []) as Rows)] as Json };
};

const withEligibility: Follow = (body, shipped) => {
  const known = body['mailOrderUserEligibility'] as { eligibility: { currentBalance: number } };
  const billed = shipped.filter(({ cardId }) => cardId === null).map(totalOf);
  const currentBalance = sumAmounts([known.eligibility.currentBalance, ...billed]);
  return { ...body, mailOrderUserEligibility: { ...known, eligibility: { currentBalance } } };
};

const follows: Readonly<Record<string, Follow>> = {
  'balances.getBenefitBalance': withBalance,
  'balances.getPlanBalance': withPlanBalance,
  'claims.getEntry': withEntries,
  'claims.getHistory': withClaims,
  'mailOrder.getUserEligibility': withEligibility,
  'payments.getHistory': withPayments,
  'payments.getInvoices': withInvoices,
};

/** A response file after the orders that shipped in this run: their claims, limits, invoices and payments. */
export function afterShipping(
  id: string,
  body: Json | undefined,
  memory: Memory,
  context: Context,
): Json | undefined {
  const follow = follows[id];
  if (!follow || body === undefined || body === null || typeof body !== 'object') return body;
  const shipped = changedIn(memory).filter(
    (order) => order.isNew && countsAsFill(order) && hasShipped(order, context.now),
  );
  return shipped.length > 0 ? follow(body as Body, shipped, memory, context) : body;
}
