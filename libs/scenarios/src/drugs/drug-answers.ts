import { deductibleMet } from '@portal/domain';
import type { Context, Memory } from '../memory/behaviour';
import type { DrugCatalogue } from '../drug-catalogue/drug-catalogue';
import type { DrugProduct } from '../drug-catalogue/drug-products';
import type { CoveredRow, Formulary } from '../drug-catalogue/formulary';
import type { Json } from '../files/scenario-file';
import { planYearOf } from '../people/plan-year';
import { formularyFor, formularyForPerson, planOfMember, yearStartOf } from './plan-of-member';
import { memberInfo } from '../people/person';
import { ownNpiOf, comparedPharmacies } from './compared-pharmacies';
import { memberPrice } from './quotes';

/** A product as a list shows it. */
export const listed = (product: DrugProduct, formulary: Formulary | undefined) => ({
  hsn: product.hsn,
  drugName: product.drugName,
  genericName: product.genericName,
  spanishName: product.spanishName,
  drugForm: product.form,
  isBrand: product.isBrand,
  tier: formulary?.rowOf(product)?.tier ?? null,
});

const noLimit = { quantity: null, days: null };

/** The rules of a drug in a list when the plan's drug list does not have it: no tier. */
export const noRules: Json = {
  tier: null,
  priorAuthorization: false,
  stepTherapy: [],
  quantityLimit: noLimit,
  partBOrD: false,
  limitedAccess: false,
};

/** What the plan asks for, as it is on the wire; null when the drug is not covered. */
export const rulesOf = (drugs: DrugCatalogue, row: CoveredRow | undefined): Json =>
  row
    ? {
        tier: row.tier,
        priorAuthorization: row.pa ?? false,
        stepTherapy: (row.st ?? []).map((name) => ({
          drugName: name,
          spanishName: spanishName(drugs, name),
        })),
        quantityLimit: row.ql ?? noLimit,
        partBOrD: row.bd ?? false,
        limitedAccess: row.la ?? false,
      }
    : null;

/** The Spanish name of a generic, as it is in a sentence; a brand's name is the same in both languages. */
function spanishName(drugs: DrugCatalogue, name: string): string {
  const product = drugs.named(name);
  return product && !product.isBrand ? product.spanishName.toLowerCase() : name;
}

/** The day of the list's last change; before it, the list is as its year began. Never after the day of the call. */
const lastChanged = ({ changedOn, planYear }: Formulary, { today }: Context): string =>
  [changedOn, `${planYear}-01-01`].find((day) => day <= today) ?? today;

/** The answer about one product on a plan's drug list. */
export function infoOf(
  memory: Memory,
  context: Context,
  product: DrugProduct,
  planCode: string | undefined,
  list: string | undefined,
): Json {
  const { drugs } = context;
  const formulary = formularyForPerson(context, planCode, list);
  const next = list === 'next' ? undefined : formularyFor(context, planCode, 'next');
  const { id: classId = '', en = '', es = '' } = drugs.classOf(product) ?? {};
  const others = (found: DrugProduct[]) => found.map((each) => listed(each, formulary));
  const { pricesAt, priceOf } = usualPrices(memory, context, product);
  const isCovered = (each: DrugProduct) => formulary?.rowOf(each) !== undefined;
  return {
    planYear: formulary?.planYear ?? planYearOf(context),
    changedOn: formulary ? lastChanged(formulary, context) : null,
    drugInfo: {
      hsn: product.hsn,
      drugName: product.drugName,
      genericName: product.genericName,
      spanishName: product.spanishName,
      drugForm: product.form,
      isBrand: product.isBrand,
      hasGeneric: product.hasGeneric,
      hasDrugList: formulary !== undefined,
      drugClass: { classId, en, es },
      rules: rulesOf(context.drugs, formulary?.rowOf(product)),
      nextYear: rulesOf(context.drugs, next?.rowOf(product)),
      hasNextYear: next !== undefined,
      data: product.strengths.map(({ strength, ndc }) => ({
        ndc,
        strength,
        quantity: product.usual.quantity,
        days: product.usual.days,
        isUsual: strength === product.usual.strength,
        youPay: priceOf(ndc, formulary),
        nextYearYouPay: priceOf(ndc, next),
      })),
      pricesAt,
      otherForms: others(
        drugs.products.filter(
          (each) => each.genericName === product.genericName && each.hsn !== product.hsn,
        ),
      ),
      alternatives: others(drugs.alternativesTo(product).filter(isCovered)).slice(0, 5),
    },
  };
}

interface UsualPrices {
  /** The pharmacy of the prices; null without any. */
  pricesAt: string | null;
  /** The usual amount of a strength once the deductible is met, by a drug list; null where the plan pays nothing. */
  priceOf: (ndc: string, list: Formulary | undefined) => number | null;
}

/** What the strengths of a product cost a member: at the default pharmacy, else at the nearest of the network. */
function usualPrices(memory: Memory, context: Context, product: DrugProduct): UsualPrices {
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
      const then = isNext ? yearStartOf(context, plan, formulary) : { ...plan, formulary };
      const pricing = { drugs: context.drugs, plan: then };
      const { quantity, days } = product.usual;
      const fill = { product, strength, quantity, days };
      return memberPrice(pricing, pharmacy, fill, deductibleMet(then.year))?.youPay ?? null;
    },
  };
}
