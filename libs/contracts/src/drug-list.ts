import * as z from 'zod/mini';
import * as f from './fields';

/** Identifies a drug product: a generic or a brand in one form (assumed). */
export const productHsn = f.required(f.hsn);

const names = { drugName: f.drugName, genericName: f.drugName, spanishName: f.drugName };

const drugOfList = {
  hsn: productHsn,
  ...names,
  drugForm: f.label,
  isBrand: f.flag,
  /** The tier on the plan's drug list; null when it is not covered, or no plan is known. */
  tier: f.count,
};

/** A product of a list. */
const DrugOfList = z.object(drugOfList);

/** Specification §3, Other: drugListResponse, hsn and drugName; the other fields are ours. */
export const DrugList = z.object({
  drugListResponse: f.essential(
    z.array(
      z.object({
        ...drugOfList,
        /** Of a search: the everyday name that was typed, such as "shingles shot"; '' when it was a name of the drug. */
        everydayName: f.label,
      }),
    ),
  ),
});

/** A class of drugs, with its name in both languages and how many drugs it has. */
export const DrugClasses = z.object({
  drugClasses: f.essential(
    z.array(z.object({ classId: f.required(f.key), en: f.label, es: f.label })),
  ),
});

/** What the plan asks for before it pays. */
export const Rules = z.object({
  tier: f.count,
  priorAuthorization: f.flag,
  /** The drugs to try first. */
  stepTherapy: f.list(z.object({ drugName: f.required(f.drugName), spanishName: f.drugName })),
  quantityLimit: f.nullWithout(z.object({ quantity: f.quantity, days: f.count }), 'quantity'),
  /** Medicare: Part B may pay instead of Part D. */
  partBOrD: f.flag,
  limitedAccess: f.flag,
});

/** An item of `drugInfo.data`: one strength, with its usual amount. The portal adds `isCollapsed`. */
const DrugItem = z.object({
  ndc: f.ndc,
  strength: f.label,
  quantity: f.quantity,
  days: f.count,
  isUsual: f.flag,
  /** The usual amount at `pricesAt` once the deductible is met, on this drug list and on the next. */
  youPay: f.nonNegativeMoney,
  nextYearYouPay: f.nonNegativeMoney,
});

/** Specification §3, Other: drugInfo.data; the fields are ours. */
export const DrugInfo = z.object({
  planYear: f.planYear,
  /** When the plan's drug list was last changed. */
  changedOn: f.isoDate,
  drugInfo: f.essential(
    z.object({
      hsn: productHsn,
      ...names,
      drugForm: f.label,
      isBrand: f.flag,
      hasGeneric: f.flag,
      drugClass: f.part(z.object({ classId: f.key, en: f.label, es: f.label })),
      /** Null: not on the plan's drug list. */
      rules: f.orNull(Rules),
      /** False: no plan is known, so nothing is said about coverage. */
      hasDrugList: f.flag,
      /** On the list of the next plan year; null when it is not on it. */
      nextYear: f.orNull(Rules),
      hasNextYear: f.flag,
      data: f.essential(z.array(DrugItem)),
      /** The pharmacy of the items' prices; '' when they have none. */
      pricesAt: f.pharmacyName,
      otherForms: f.list(DrugOfList),
      alternatives: f.list(DrugOfList),
    }),
  ),
});
