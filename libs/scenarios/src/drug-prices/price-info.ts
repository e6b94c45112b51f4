import {
  daysProblem,
  hasPreferredPrices,
  mostDays,
  mostUnits,
  quantityProblem,
  type QuantityProblem,
} from '@portal/domain';
import * as z from 'zod/mini';
import type { Context, Memory } from '../memory/behaviour';
import type { Json } from '../files/scenario-file';
import { withOpenOrders } from '../mail-order/open-orders';
import { orderedClaims } from '../mail-order/ordered-claims';
import { comparedPharmacies, ownNpiOf } from '../drugs/compared-pharmacies';
import { rulesOf } from '../drugs/drug-answers';
import { ownPlanCode, planForVisitor, planOfMember } from '../drugs/plan-of-member';
import { chargedTier, comparedFills, fillQuote, isOnce, type Pricing } from '../drugs/quotes';
import type { DrugProduct } from '../drug-catalogue/drug-products';
import { othersFor } from '../drugs/cheaper-drugs';
import { drugsTakenBy, takenBy } from '../drugs/taken-fill';
import { alternativesIn } from './alternatives';
import { ownIdOf } from '../people/person';

/** What a scenario may say about its prices. */
export const PriceFixture = z.object({
  /** Pharmacies that give no price. */
  pharmaciesWithoutPrice: z.optional(z.array(z.string())),
});

/** The query of drugs.getPrice. */
export type PriceQuery = Readonly<Record<string, string>>;

export type PriceInfo = Readonly<Record<string, Json>>;

/** A request that cannot be priced, with the parameter that it is refused for. */
interface Refused {
  status: number;
  code: string;
  text: string;
  fields: { field: string; problem: string }[];
}

/** `isOfClaims`: it tells how the person takes the drug. */
type PriceAnswer = { priceInfo: PriceInfo; isOfClaims: boolean } | { refused: Refused };

/**
 * The price of a fill at each pharmacy, computed from plan, balances and drug list; without a quote id. `asksClaims`:
 * who asks may see claims.
 */
export function priceInfoOf(
  memory: Memory,
  context: Context,
  query: PriceQuery,
  asksClaims: boolean,
): PriceAnswer {
  const { hsn = '', ndc, npi, memberId, planCode, zip = '' } = query;
  const product = context.drugs.productOf(hsn);
  const strength = product?.strengths.find((each) => each.ndc === ndc);
  if (!product || !strength) {
    return refuse(404, 'DRUG_NOT_FOUND', 'There is no such strength of this drug.');
  }
  const [quantity, days] = [Number(query['quantity']), Number(query['days'])];
  const problem = quantityProblem(quantity, product.form, days);
  if (problem) {
    const most = `The quantity is at most ${mostUnits(product.form, days)} for ${days} days.`;
    const text = problem === 'tooMuch' ? most : quantitySentences[problem];
    return refuse(400, 'QUANTITY_INVALID', text, { field: 'quantity', problem });
  }
  const wrongDays = daysProblem(days);
  if (wrongDays) {
    const text = `The days of supply are 1 to ${mostDays}.`;
    return refuse(400, 'DAYS_INVALID', text, { field: 'days', problem: wrongDays });
  }
  const fixture = context.fixtureOf('drugs.getPrice') ?? {};
  const { pharmaciesWithoutPrice = [] } = fixture as z.output<typeof PriceFixture>;
  const isOwnPlan = planCode === undefined || planCode === ownPlanCode(context);
  const person = memberId ?? ownIdOf(context);
  const plan =
    context.identity && isOwnPlan
      ? withOpenOrders(planOfMember(context, memberId), memory, context, person)
      : planForVisitor(context, planCode);
  const row = plan?.formulary.rowOf(product);
  const ordered = orderedClaims(memory, context, person);
  const others =
    isOwnPlan && asksClaims
      ? drugsTakenBy(memory, context, person, ordered)
      : new Set<DrugProduct>();
  const pricing: Pricing = { drugs: context.drugs, plan, taken: others };
  const fill = { product, strength, quantity, days };
  const ownNpi = ownNpiOf(memory, context);
  const compared = comparedPharmacies(context, zip, ownNpi, npi);
  // Home delivery is not for a vaccine or a course that begins today.
  const pharmacies = compared.pharmacies.filter(({ kind }) => kind !== 'mail' || !isOnce(fill));
  const answering = pharmacies.filter(({ npi }) => !pharmaciesWithoutPrice.includes(npi));
  const taken =
    isOwnPlan && asksClaims ? takenBy(memory, context, person, strength.ndc, ordered) : undefined;
  const isAnswered = !pharmaciesWithoutPrice.includes(taken?.place?.npi ?? '');
  // An alternative that is left out tells that it is taken.
  const leavesOut = othersFor(pricing, product).some((each) => others.has(each));
  const isOfClaims = taken !== undefined || leavesOut;
  const hasPreferred = plan !== undefined && hasPreferredPrices(plan.tiers);
  const priceInfo = {
    pricedAt: context.now.toISOString(),
    memberId: context.identity ? person : null,
    defaultPharmacyNpi: ownNpi ?? null,
    planName: plan?.planName ?? null,
    hsn,
    ndc: strength.ndc,
    drugName: product.drugName,
    spanishName: product.spanishName,
    isBrand: product.isBrand,
    drugForm: product.form,
    strength: strength.strength,
    quantity,
    days,
    zip,
    zipFound: compared.zipFound,
    nextPharmacy: compared.nextPharmacy,
    isCovered: row !== undefined,
    countsYear: plan?.countsYear ?? false,
    isPartD: plan?.isPartD ?? false,
    coversOutOfNetwork: plan?.coversOutOfNetwork ?? false,
    rules: rulesOf(context.drugs, row),
    chargedTier: chargedTier(pricing, product) ?? null,
    pharmacies: pharmacies.map((pharmacy) => ({
      ...pharmacy,
      // To a plan without prices of preferred pharmacies they are like the others.
      kind: pharmacy.kind === 'preferredRetail' && !hasPreferred ? 'retail' : pharmacy.kind,
      fills: pharmaciesWithoutPrice.includes(pharmacy.npi)
        ? []
        : comparedFills(pricing, fill).map((each) => fillQuote(pricing, pharmacy, each)),
    })),
    alternatives: alternativesIn(
      pricing,
      answering,
      fill,
      isAnswered ? taken : taken && { ...taken, place: undefined },
    ),
  };
  return { priceInfo, isOfClaims };
}

const quantitySentences: Readonly<Record<Exclude<QuantityProblem, 'tooMuch'>, string>> = {
  missing: 'Send a quantity.',
  notAboveZero: 'The quantity must be more than 0.',
  notWhole: 'This form comes in whole units only.',
};

const refuse = (
  status: number,
  code: string,
  text: string,
  ...fields: Refused['fields']
): PriceAnswer => ({
  refused: { status, code, text, fields },
});
