import type { FillTerms } from '@portal/domain';
import { fillsUsed, supplyDays } from '@portal/domain/mail-order';
import type { Prescription } from './mail-order-files';
import type { MailPricing } from './mail-pricing';

/** The units of a supply of so many days. */
export const quantityFor = ({ quantity, days }: Prescription, wanted: number): number =>
  days === wanted ? quantity : Math.ceil((quantity * wanted) / days);

/** The supplies of one order that the plan covers: those that the refills left cover, and those that need more. */
export function suppliesOf(prescription: Prescription, { priceOf, termsOf }: MailPricing) {
  const { maxQuantity, refillsLeft } = prescription;
  const priced = supplyDays
    .map((days) => ({ days, quantity: quantityFor(prescription, days) }))
    .filter(({ quantity }) => quantity <= maxQuantity)
    .flatMap((each) => {
      const supply = { ...prescription, ...each };
      const price = priceOf(supply);
      const terms = termsOf(supply);
      const refills = fillsUsed(each.days, prescription.days);
      return price && terms ? [{ ...each, refills, cost: price.youPay, terms }] : [];
    });
  return {
    choices: priced
      .filter(({ refills }) => refills <= refillsLeft)
      .map(({ days, quantity, cost, terms }) => ({
        ...{ days, quantity, cost },
        terms: wireTerms(terms),
      })),
    /** None where no refill is left at all. */
    beyondRefills: priced
      .filter(({ refills }) => refillsLeft > 0 && refills > refillsLeft)
      .map(({ days, refills }) => ({ days, refills })),
  };
}
export type Supplies = ReturnType<typeof suppliesOf>;

const wireTerms = ({ charge, specialRule: _specialRule, ...terms }: FillTerms) => {
  const { copay, coinsurancePercent, atLeast, atMost } = charge;
  return { ...terms, copay, coinsurancePercent, atLeast, atMost };
};
