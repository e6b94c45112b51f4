import { sumAmounts, toCents } from '@portal/domain';
import {
  addressRefusal,
  asksForEasyOpen,
  needsOf,
  shippingRefusal,
  supplyDays,
  addressProblemsOf,
} from '@portal/domain/mail-order';
import type { Context, Memory, Refused } from '../memory/behaviour';
import { addressesIn, fileOf, packagingOf, pciTokenOf, shownAddress } from './checkout';
import type { StoredOrder } from './mail-order-files';
import { prescriptionsOf } from './prescriptions';
import { needsOfDrug } from './refills';
import { shippingOf } from './shipping';
import { quantityFor } from './supplies';
import { dayOf } from '../memory/dates';
import { cardsNow, isExpiredOn } from '../account/cards';

export interface SentItem {
  rxNumber: string;
  days: number;
  cost: number;
}

export interface SentOrder {
  memberId: string;
  items: SentItem[];
  addressId: string;
  shippingId: string;
  packaging: StoredOrder['packaging'];
  payment: { pciToken: string } | { billMe: true };
  expectedTotal: number;
}

/** An address that is in use at another time. */
const placeProblems: Readonly<Record<string, string>> = {
  notYet: 'notInForce',
  over: 'notInForce',
};

/** The refused fields of an order. */
export function orderProblems(memory: Memory, sent: SentOrder, context: Context): Refused[] {
  const { items, addressId, shippingId, payment, packaging, memberId, expectedTotal } = sent;
  const own = prescriptionsOf(memory, context, memberId);
  const ordered = items.map(({ rxNumber }) => own.find((each) => each.rxNumber === rxNumber));
  const needs = needsOf(ordered.flatMap((rx) => (rx ? [needsOfDrug(context, rx)] : [])));
  const address = addressesIn(memory, context).find((each) => each.addressId === addressId);
  const method = shippingOf(shippingId);
  const total = sumAmounts([...items.map(({ cost }) => cost), method?.cost ?? 0]);
  const today = dayOf(context.now, context);
  const notThere = address && addressRefusal(shownAddress(address), needs, today);
  const addressProblem = address ? notThere && (placeProblems[notThere] ?? notThere) : 'unknown';
  const rules: [isRefused: boolean, field: string, problem: string][] = [
    ...items.flatMap(({ rxNumber, days }, index): [boolean, string, string][] => {
      const rx = ordered[index];
      const isTwice = items.findIndex((each) => each.rxNumber === rxNumber) !== index;
      const quantity = rx ? quantityFor(rx, days) : 0;
      return [
        [!rx, `items.${index}.rxNumber`, 'unknown'],
        [isTwice, `items.${index}.rxNumber`, 'duplicate'],
        [!supplyDays.includes(days), `items.${index}.days`, 'option'],
        [rx !== undefined && quantity > rx.maxQuantity, `items.${index}.days`, 'aboveLimit'],
      ];
    }),
    [Boolean(addressProblem), 'addressId', addressProblem ?? ''],
    [!method, 'shippingId', 'unknown'],
    [Boolean(method && shippingRefusal(method, needs)), 'shippingId', 'coldChain'],
    [
      asksForEasyOpen(packaging, packagingOf(memory, context, memberId)),
      'packaging',
      'adultConfirmation',
    ],
    ...paymentRules(memory, payment, context),
    [toCents(total) !== toCents(expectedTotal), 'expectedTotal', 'changed'],
  ];
  return rules.flatMap(([isRefused, field, problem]) => (isRefused ? [{ field, problem }] : []));
}

/** The card that a token charges. */
export const chargedBy = (pciToken: string, memory: Memory, context: Context) =>
  cardsNow(memory, context).find(({ cardId }) => pciTokenOf(cardId) === pciToken);

function paymentRules(
  memory: Memory,
  payment: SentOrder['payment'],
  context: Context,
): [boolean, string, string][] {
  if ('billMe' in payment) return [[!fileOf(context).billMeAllowed, 'payment', 'billMe']];
  const card = chargedBy(payment.pciToken, memory, context);
  return [
    [!card, 'payment', 'unknownCard'],
    [
      card !== undefined && isExpiredOn(card, dayOf(context.now, context)),
      'payment',
      'cardExpired',
    ],
  ];
}

/** An address as it is sent. */
export interface SentAddress {
  nickname: string;
  name: string;
  line1: string;
  line2: string;
  city: string;
  state: string;
  zip: string;
  phone: string;
  note: string;
  from: string;
  until: string;
  isDefault: boolean;
}

/** The refused fields of an address. The service does not know the order yet, so a PO box is valid. */
export function addressProblems(address: SentAddress, today: string): Refused[] {
  const isTemporary = address.from !== '' || address.until !== '';
  const needs = { coldChain: false, signature: false };
  const found = addressProblemsOf({ ...address, isTemporary }, needs, today).map(
    ({ field, code }) => ({ field, problem: code }),
  );
  return isTemporary && address.isDefault
    ? [...found, { field: 'isDefault', problem: 'temporary' }]
    : found;
}
