import { type FillTerms, priceTerms, type YearToDate } from '@portal/domain';
import { type Context, type Memory, remember } from '../memory/behaviour';
import { pharmacyWith, homeDeliveryOf } from '../drugs/compared-pharmacies';
import { planOfMember } from '../drugs/plan-of-member';
import { memberPrice, memberTerms, type Pricing } from '../drugs/quotes';
import { withOpenOrders } from './open-orders';
import type { MailPricing, Supply } from './supplies';

export function mailPricing(memory: Memory, context: Context, memberId: string): MailPricing {
  const plan = withOpenOrders(planOfMember(context, memberId), memory, context, memberId);
  const pricing: Pricing = { drugs: context.drugs, plan };
  const home = homeDeliveryOf(context);
  const pharmacy = home && pharmacyWith(context, home.npi);
  const asked = ({ ndc, quantity, days }: Supply) => {
    const found = context.drugs.strengthOf(ndc);
    return found && { ...found, quantity, days };
  };
  const termsOf = (supply: Supply) => {
    const fill = asked(supply);
    const terms = fill && pharmacy && memberTerms(pricing, pharmacy, fill);
    const cost = newCostOf(supply, memory);
    return terms && cost !== undefined ? withCost(terms, cost) : terms;
  };
  const at = (year: YearToDate | undefined): MailPricing => ({
    year,
    priceOf: (supply) => {
      const fill = asked(supply);
      if (newCostOf(supply, memory) === undefined) {
        return fill && pharmacy && memberPrice(pricing, pharmacy, fill, year);
      }
      const terms = termsOf(supply);
      return terms && year && priceTerms(terms, year, plan?.isPartD);
    },
    termsOf,
    at,
  });
  return at(plan?.year);
}

const changedPricesIn = ({ facts }: Memory) => (facts['mailOrderPrices'] ?? []) as string[];

/** The memory after an order was told that these prescriptions cost something else: they do from now on. */
export const withChangedPrices = (memory: Memory, rxNumbers: readonly string[]): Memory =>
  rxNumbers.length === 0
    ? memory
    : remember(memory, 'mailOrderPrices', [...changedPricesIn(memory), ...rxNumbers]);

/** What a prescription costs since an order was told so; undefined where its price did not change. */
const newCostOf = ({ rxNumber, whenOrdered }: Supply, memory: Memory): number | undefined =>
  changedPricesIn(memory).includes(rxNumber) ? whenOrdered?.newCost : undefined;

/** The same fill for a fixed amount. */
const withCost = (terms: FillTerms, copay: number): FillTerms => ({
  ...terms,
  agreedPrice: Math.max(terms.agreedPrice, copay),
  charge: { copay, coinsurancePercent: null, atLeast: null, atMost: null },
  deductibleApplies: false,
  brandDifference: 0,
  brandDifferenceCounts: false,
  extraHelpCopay: null,
});

const unknown = { met: null, limit: null };

/** The yearly limits as they are on the wire. */
export function wireYear({ year }: MailPricing) {
  const limits = (kind: keyof YearToDate) => {
    const { individual = unknown, family = unknown } = year?.[kind] ?? {};
    return { individual, family: family ?? unknown };
  };
  return { deductible: limits('deductible'), outOfPocket: limits('outOfPocket') };
}
