import type { FillPrice, FillTerms, YearToDate } from '@portal/domain';
import type { Context, Memory } from '../behaviour';
import { pharmacyWith } from '../drugs/compared-pharmacies';
import { planOfMember } from '../drugs/plan-of-member';
import { memberPrice, memberTerms, type Pricing } from '../drugs/quotes';
import { homeDeliveryOf } from '../pharmacies/home-delivery';
import type { Prescription } from './mail-order-files';
import { withOpenOrders } from './open-orders';

type Supply = Pick<Prescription, 'ndc' | 'quantity' | 'days'>;

/** What supplies by mail cost a person, by the rules of every other price (decision 026). */
export interface MailPricing {
  /** What of the yearly limits is met; undefined without a plan. */
  year: YearToDate | undefined;
  priceOf: (supply: Supply) => FillPrice | undefined;
  termsOf: (supply: Supply) => FillTerms | undefined;
  /** The same with more of the limits met. */
  at: (year: YearToDate) => MailPricing;
}

export function mailPricing(memory: Memory, context: Context, memberId: string): MailPricing {
  const plan = withOpenOrders(planOfMember(context, memberId), memory, context, memberId);
  const pricing: Pricing = { drugs: context.drugs, plan };
  const home = homeDeliveryOf(context);
  const pharmacy = home && pharmacyWith(context, home.npi);
  const asked = ({ ndc, quantity, days }: Supply) => {
    const found = context.drugs.strengthOf(ndc);
    return found && { ...found, quantity, days };
  };
  const at = (year: YearToDate | undefined): MailPricing => ({
    year,
    priceOf: (supply) => {
      const fill = asked(supply);
      return fill && pharmacy && memberPrice(pricing, pharmacy, fill, year);
    },
    termsOf: (supply) => {
      const fill = asked(supply);
      return fill && pharmacy && memberTerms(pricing, pharmacy, fill);
    },
    at,
  });
  return at(plan?.year);
}

const unknown = { met: null, limit: null };

/** The yearly limits as they are on the wire. */
export function wireYear({ year }: MailPricing) {
  const limits = (kind: keyof YearToDate) => {
    const { individual = unknown, family = unknown } = year?.[kind] ?? {};
    return { individual, family: family ?? unknown };
  };
  return { deductible: limits('deductible'), outOfPocket: limits('outOfPocket') };
}
