import { addDays } from '@portal/domain';
import type { Context, Memory } from '../memory/behaviour';
import type { Json } from '../files/scenario-file';
import { cardOf } from './checkout';
import { familyIn, type StoredPerson } from '../people/family';
import type { StoredOrder } from './mail-order-files';
import { isBilledByItself, isChargedByItself, noRefund, ownInvoiceId, totalOf } from './order-view';
import { namedDrugOf } from './refills';
import { homeDeliveryOf } from '../drugs/compared-pharmacies';
import { dayOf } from '../memory/dates';
import { isPerson, memberInfo } from '../people/person';

export type Body = Record<string, Json>;
export type Rows = Record<string, Json>[];
/** The body of a response file after some orders. */
export type Follow = (body: Body, orders: StoredOrder[], memory: Memory, context: Context) => Body;

/** An amount as the services write it: "7.50". */
export const dollars = (amount: number) => amount.toFixed(2);

/** What the line of anything but a medicine has in the place of one. */
const noMedicine = {
  drugName: null,
  spanishName: null,
  isBrand: null,
  strength: null,
  drugForm: null,
  days: null,
  filledOn: null,
};

/** The rows of a file with those of orders among them, each before the first row that is not of a later day. */
function withRows(day: string, rows: object[], known: Json | undefined): Json {
  const dayOfRow = (row: object) => String((row as Body)[day]);
  const merged: object[] = [...((known ?? []) as Rows)];
  for (const row of rows.toReversed()) {
    const at = merged.findIndex((each) => dayOfRow(each) <= dayOfRow(row));
    merged.splice(at === -1 ? merged.length : at, 0, row);
  }
  return merged as Json;
}

const fullNameOf = (person: StoredPerson | undefined) =>
  person ? `${person.givenName} ${person.familyName}` : null;

/** Billed when it ships: a card was charged then, all else is due in 30 days. */
const withInvoices: Follow = (body, shipped, memory, context) => {
  const user = memberInfo(context);
  const people = familyIn(memory, context);
  const invoices = shipped.map((order) => {
    const issuedOn = dayOf(new Date(order.plan.shipped), context);
    const shipping =
      order.shippingCost > 0
        ? [{ kind: 'SHIPPING', medicine: noMedicine, amount: dollars(order.shippingCost) }]
        : [];
    return {
      invoiceId: ownInvoiceId(order),
      invoiceNumber: order.orderNumber,
      memberId: user.memberId,
      filledFor: fullNameOf(people.find((each) => isPerson(each.memberId, order.memberId))),
      pharmacyName: homeDeliveryOf(context)?.name ?? null,
      issuedOn,
      dueOn: addDays(issuedOn, 30),
      amount: dollars(totalOf(order)),
      amountDue: order.cardId === null ? dollars(totalOf(order)) : '0.00',
      lines: [
        ...order.items.map(({ rxNumber, ndc, days, cost }) => {
          const { drugName, spanishName, isBrand, strength, drugForm } = namedDrugOf(
            context,
            rxNumber,
            ndc,
          );
          const filledOn = dayOf(new Date(order.plan.filling), context);
          const medicine = {
            drugName,
            spanishName,
            isBrand,
            strength,
            drugForm,
            days,
            filledOn,
          };
          return { kind: 'MEDICINE', medicine, amount: dollars(cost) };
        }),
        ...shipping,
      ],
    };
  });
  return { ...body, invoices: withRows('issuedOn', invoices, body['invoices']) };
};

const withPayments: Follow = (body, shipped, memory, context) => {
  const payments = shipped
    .filter(({ cardId }) => cardId !== null)
    .map((order) => ({
      paymentId: `PM-${order.orderNumber}`,
      confirmationNumber: `EVF-P-${order.orderNumber}`,
      paidOn: dayOf(new Date(order.plan.shipped), context),
      amount: dollars(totalOf(order)),
      status: order.refund ? 'REFUNDED' : 'POSTED',
      automatic: false,
      card: cardOf(order, memory, context),
      refund: order.refund
        ? { amount: dollars(order.refund.amount), on: order.refund.on }
        : noRefund,
    }));
  return { ...body, payments: withRows('paidOn', payments, body['payments']) };
};

/** What follows from orders also before this run, and from which of them. */
export const billing: Readonly<Record<string, { follow: Follow; isOf: typeof isBilledByItself }>> =
  {
    'payments.getHistory': { follow: withPayments, isOf: isChargedByItself },
    'payments.getInvoices': { follow: withInvoices, isOf: isBilledByItself },
  };
