import { deductibleMet } from '@portal/domain';
import type { Context, Memory } from '../memory/behaviour';
import { comparedPharmacies, ownNpiOf } from './compared-pharmacies';
import type { DrugProduct } from '../drug-catalogue/drug-products';
import type { Formulary } from '../drug-catalogue/formulary';
import { planYearOf } from '../people/plan-year';
import { nextYearOf, planOfMember } from './plan-of-member';
import { memberPrice } from './quotes';
import { memberInfo } from '../people/person';

interface UsualPrices {
  /** The pharmacy of the prices; null without any. */
  pricesAt: string | null;
  /** The usual amount of a strength once the deductible is met, by a drug list; null where the plan pays nothing. */
  priceOf: (ndc: string, list: Formulary | undefined) => number | null;
}

/** What the strengths of a product cost a member: at the default pharmacy, else at the nearest of the network. */
export function usualPrices(memory: Memory, context: Context, product: DrugProduct): UsualPrices {
  const plan = context.identity && planOfMember(context);
  const user = memberInfo(context);
  const own = ownNpiOf(memory, context);
  const near = comparedPharmacies(context, user.zip.slice(0, 5), own).pharmacies.filter(
    ({ inNetwork, kind }) => inNetwork && kind !== 'mail',
  );
  const pharmacy = near.find(({ npi }) => npi === own) ?? near[0];
  if (!plan || !pharmacy) return { pricesAt: null, priceOf: () => null };
  return {
    pricesAt: pharmacy.name,
    priceOf: (ndc, formulary) => {
      const strength = product.strengths.find((each) => each.ndc === ndc);
      if (!formulary || !strength) return null;
      const isNext = formulary.planYear > planYearOf(context);
      const then = isNext ? nextYearOf(context, plan, formulary) : { ...plan, formulary };
      const pricing = { drugs: context.drugs, plan: then };
      const { quantity, days } = product.usual;
      const fill = { product, strength, quantity, days };
      return memberPrice(pricing, pharmacy, fill, deductibleMet(then.year))?.youPay ?? null;
    },
  };
}
