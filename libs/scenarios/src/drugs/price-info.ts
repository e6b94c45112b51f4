import { quantityProblem } from '@portal/domain';
import * as z from 'zod/mini';
import type { Context } from '../behaviour';
import type { Json } from '../scenario-file';
import { comparedPharmacies } from './compared-pharmacies';
import { rulesOf } from './drug-answers';
import { planForVisitor, planOfMember } from './plan-of-member';
import { cheaperDrugs, comparedFills, fillQuote, type Pricing } from './quotes';

/** What a scenario may say about its prices. */
export const PriceFixture = z.object({
  /** Pharmacies that give no price. */
  silentPharmacies: z.optional(z.array(z.string())),
  extraHelp: z.optional(z.enum(['full', 'lowestIncome'])),
});

/** The query of drugs.getPrice. */
export type PriceQuery = Readonly<Record<string, string>>;

export type PriceInfo = Readonly<Record<string, Json>>;

type PriceAnswer =
  { priceInfo: PriceInfo } | { refused: { status: number; code: string; text: string } };

/** The price of a fill at each pharmacy, computed from plan, balances and drug list; without a quote id. */
export function priceInfoOf(context: Context, query: PriceQuery): PriceAnswer {
  const { hsn = '', ndc, memberId, planCode, zip = '' } = query;
  const product = context.drugs.productOf(hsn);
  const strength = product?.strengths.find((each) => each.ndc === ndc);
  if (!product || !strength) {
    return refuse(404, 'DRUG_NOT_FOUND', 'There is no such strength of this drug.');
  }
  const [quantity, days] = [Number(query['quantity']), Number(query['days'])];
  if (quantityProblem(quantity, product.form)) {
    return refuse(400, 'QUANTITY_INVALID', 'There is no such quantity of this form.');
  }
  const fixture = context.fixtureOf('drugs.getPrice') ?? {};
  const { silentPharmacies = [], extraHelp } = fixture as z.output<typeof PriceFixture>;
  const plan = context.identity
    ? planOfMember(context, memberId)
    : planForVisitor(context, planCode);
  const row = plan?.formulary.rowOf(product);
  const pricing: Pricing = { drugs: context.drugs, plan, extraHelp };
  const fill = { product, strength, quantity, days };
  const { pharmacies, zipFound } = comparedPharmacies(context, zip);
  const [first] = pharmacies;
  const priceInfo = {
    pricedAt: context.now.toISOString(),
    planName: plan?.planName ?? null,
    hsn,
    drugName: product.drugName,
    drugForm: product.form,
    strength: strength.strength,
    quantity,
    days,
    zip,
    zipFound,
    isCovered: row !== undefined,
    countsYear: plan?.countsYear ?? false,
    isPartD: plan?.isPartD ?? false,
    rules: rulesOf(context.drugs, row),
    pharmacies: pharmacies.map((pharmacy) => ({
      ...pharmacy,
      fills: silentPharmacies.includes(pharmacy.npi)
        ? []
        : comparedFills(fill).map((each) => fillQuote(pricing, pharmacy, each)),
    })),
    alternatives: first ? cheaperDrugs(pricing, first, fill) : [],
  };
  return { priceInfo };
}

const refuse = (status: number, code: string, text: string) => ({
  refused: { status, code, text },
});
