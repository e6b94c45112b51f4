import { sumAmounts } from '@portal/domain';
import {
  addressEnding,
  fillsUsed,
  isQuick,
  needsOf,
  type QuickRefillDetails,
  type QuickRefillPayment,
  usualAddress,
} from '@portal/domain/mail-order';
import type { Context, Memory } from '../memory/behaviour';
import {
  addressesIn,
  fileOf,
  packagingOf,
  pciTokenOf,
  shownAddress,
  usualCardOn,
} from './checkout';
import type { Prescription } from './mail-order-files';
import type { SentOrder } from './check-order';
import { mailPricing } from './mail-pricing';
import { filled, isEligible, needsOfDrug, statusOf } from './refills';
import { currentPrescriptions } from './prescriptions';
import { arrival, shippingOf } from './shipping';
import { suppliesOf } from './supplies';
import { dayOf } from '../memory/dates';
import { isPerson } from '../people/person';

/** A refill that can be ordered now without signing in, with the order that it would make. */
export interface QuickRefill {
  prescription: Prescription;
  shown: {
    rxNumber: string;
    days: number;
    quantity: number;
    refillsLeft: number;
    cost: number;
    shippingCost: number;
    total: number;
    addressEnding: string;
    arrivesBy: string;
  };
  canBill: boolean;
  hasCard: boolean;
  orderPaidBy: (payment: QuickRefillPayment) => SentOrder | undefined;
}

/** The refill with this number, to the usual address by the standard method; undefined when it cannot be ordered. */
export function quickRefillOf(
  rxNumber: string,
  memory: Memory,
  context: Context,
): QuickRefill | undefined {
  const prescription = currentPrescriptions(memory, context).find(
    (each) => each.rxNumber === rxNumber,
  );
  if (!prescription || !isEligible(context)) return undefined;
  const now = filled(prescription, memory, context);
  const supplies = suppliesOf(now, mailPricing(memory, context, prescription.memberId));
  const choice = supplies.choices.at(-1);
  const needs = needsOf([needsOfDrug(context, prescription)]);
  if (!choice || statusOf(now, supplies, context).status !== 'READY' || !isQuick(needs)) {
    return undefined;
  }
  const today = dayOf(context.now, context);
  const address = usualAddress(addressesIn(memory, context).map(shownAddress), needs, today);
  const method = shippingOf('standard')!;
  const card = usualCardOn(today, memory, context);
  const canBill = fileOf(context).billMeAllowed;
  if (!address || (!canBill && !card)) return undefined;
  const { days, quantity, cost } = choice;
  const total = sumAmounts([cost, method.cost]);
  return {
    prescription,
    shown: {
      rxNumber,
      days,
      quantity,
      cost,
      total,
      refillsLeft: now.refillsLeft - fillsUsed(days, now.days),
      shippingCost: method.cost,
      addressEnding: addressEnding(address.line1),
      arrivesBy: arrival(method, address.zip, context).arrivesBy,
    },
    canBill,
    hasCard: card !== undefined,
    orderPaidBy: (payment) => {
      const charged = card && { pciToken: pciTokenOf(card.cardId) };
      const paidBy = payment === 'card' ? charged : canBill && ({ billMe: true } as const);
      if (!paidBy) return undefined;
      const { memberId } = prescription;
      return {
        memberId,
        addressId: address.addressId,
        shippingId: method.shippingId,
        items: [{ rxNumber, days, cost }],
        packaging: packagingOf(memory, context, memberId),
        payment: paidBy,
        expectedTotal: total,
      };
    },
  };
}

/** Whether a prescription is in an open order that could be made without signing in. */
export function inProcessOf(
  rxNumber: string,
  memory: Memory,
  context: Context,
): Prescription | undefined {
  const prescription = currentPrescriptions(memory, context).find(
    (each) => each.rxNumber === rxNumber,
  );
  const isOpen =
    prescription &&
    isQuick(needsOf([needsOfDrug(context, prescription)])) &&
    filled(prescription, memory, context).openOrder;
  return isOpen ? prescription : undefined;
}

/** Whether the details are those of the person who takes the drug. */
export function isOwner(
  { memberId }: Prescription,
  details: QuickRefillDetails,
  { fixtureOf }: Context,
): boolean {
  const { memebrId, dob, memberAddress } = (fixtureOf('user.getMemberInfo') ?? {}) as UserFile;
  if ('zip' in details) return memberAddress?.zip === details.zip;
  if (isPerson(memebrId ?? '', memberId)) return dob === details.birthDate;
  const { balance = [] } = (fixtureOf('balances.getBenefitBalance') ?? {}) as BalanceFile;
  return balance.some(
    ({ member }) => isPerson(member.memberNumber, memberId) && member.dob === details.birthDate,
  );
}

interface UserFile {
  memebrId?: string;
  dob?: string;
  memberAddress?: { zip?: string };
}
interface BalanceFile {
  balance?: { member: { memberNumber: string; dob: string } }[];
}
