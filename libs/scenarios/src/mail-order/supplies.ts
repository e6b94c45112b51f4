import type { FillTerms, YearToDate, FillPrice } from '@portal/domain';
import { fillsUsed, supplyDays } from '@portal/domain/mail-order';
import type { Prescription } from './mail-order-files';

export type Supply = Pick<Prescription, 'rxNumber' | 'ndc' | 'quantity' | 'days' | 'whenOrdered'>;

/** What supplies by mail cost a person, by the rules of every other price (decision 026). */
export interface MailPricing {
  /** What of the yearly limits is met; undefined without a plan. */
  year: YearToDate | undefined;
  priceOf: (supply: Supply) => FillPrice | undefined;
  termsOf: (supply: Supply) => FillTerms | undefined;
  /** The same with more of the limits met. */
  at: (year: YearToDate) => MailPricing;
}

/** The units of a supply of so many days. */
export const quantityFor = ({ quantity, days }: Prescription, wanted: number): number =>
  days === wanted ? quantity : Math.ceil((quantity * wanted) / days);

/**
 * The supplies of one order: those that may be ordered, those that need more refills than are left, and those that
 * are too much at once or that the plan does not pay for by mail.
 */
export function suppliesOf(prescription: Prescription, { priceOf, termsOf }: MailPricing) {
  const { maxQuantity, refillsLeft } = prescription;
  const supplies = supplyDays.map((days) => {
    const quantity = quantityFor(prescription, days);
    const supply = { ...prescription, days, quantity };
    const price = priceOf(supply);
    const terms = termsOf(supply);
    const isPriced = price !== undefined && terms !== undefined;
    return { days, quantity, priced: isPriced ? { cost: price.youPay, terms } : null };
  });
  const priced = supplies.flatMap(({ days, quantity, priced: found }) => {
    const refills = fillsUsed(days, prescription.days);
    return found && quantity <= maxQuantity ? [{ days, quantity, refills, ...found }] : [];
  });
  return {
    choices: priced
      .filter(({ refills }) => refills <= refillsLeft)
      .map(({ days, quantity, cost, terms }) => ({
        days,
        quantity,
        cost,
        terms: wireTerms(terms),
      })),
    /** None where no refill is left at all. */
    beyondRefills: priced
      .filter(({ refills }) => refillsLeft > 0 && refills > refillsLeft)
      .map(({ days, refills }) => ({ days, refills })),
    notOffered: supplies.flatMap(({ days, quantity, priced: found }) => {
      if (!found) return [{ days, reason: 'PLAN' }];
      return quantity > maxQuantity ? [{ days, reason: 'QUANTITY' }] : [];
    }),
  };
}
export type Supplies = ReturnType<typeof suppliesOf>;

const wireTerms = ({ charge, specialRule: _specialRule, ...terms }: FillTerms) => {
  const { copay, coinsurancePercent, atLeast, atMost } = charge;
  return { ...terms, copay, coinsurancePercent, atLeast, atMost };
};
