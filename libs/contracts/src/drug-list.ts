import * as z from 'zod/mini';
import {
  count,
  drugName,
  essential,
  flag,
  hsn,
  isoDate,
  key,
  label,
  list,
  ndc,
  nonNegativeMoney,
  nullWithout,
  orNull,
  part,
  pharmacyName,
  planYear,
  quantity,
  required,
} from './fields';

/** Identifies a drug product: a generic or a brand in one form (assumed). */
export const productHsn = required(hsn);

const names = { drugName, genericName: drugName, spanishName: drugName };

const drugOfList = {
  hsn: productHsn,
  ...names,
  drugForm: label,
  isBrand: flag,
  /** The tier on the plan's drug list; null when it is not covered, or no plan is known. */
  tier: count,
};

/** A product of a list. */
const DrugOfList = z.object(drugOfList);

/** Specification §3, Other: drugListResponse, hsn and drugName; the other fields are ours. */
export const DrugList = z.object({
  drugListResponse: essential(
    z.array(
      z.object({
        ...drugOfList,
        /** Of a search: the everyday name that was typed, such as "shingles shot"; '' when it was a name of the drug. */
        everydayName: label,
      }),
    ),
  ),
});

/** A class of drugs, with its name in both languages and how many drugs it has. */
export const DrugClasses = z.object({
  drugClasses: essential(z.array(z.object({ classId: required(key), en: label, es: label }))),
});

/** What the plan asks for before it pays. */
export const Rules = z.object({
  tier: count,
  priorAuthorization: flag,
  /** The drugs to try first. */
  stepTherapy: list(z.object({ drugName: required(drugName), spanishName: drugName })),
  quantityLimit: nullWithout(z.object({ quantity, days: count }), 'quantity'),
  /** Medicare: Part B may pay instead of Part D. */
  partBOrD: flag,
  limitedAccess: flag,
});

/** An item of `drugInfo.data`: one strength, with its usual amount. The portal adds `isCollapsed`. */
const DrugItem = z.object({
  ndc,
  strength: label,
  quantity,
  days: count,
  isUsual: flag,
  /** The usual amount at `pricesAt` once the deductible is met, on this drug list and on the next. */
  youPay: nonNegativeMoney,
  nextYearYouPay: nonNegativeMoney,
});

/** Specification §3, Other: drugInfo.data; the fields are ours. */
export const DrugInfo = z.object({
  planYear,
  /** When the plan's drug list was last changed. */
  changedOn: isoDate,
  drugInfo: essential(
    z.object({
      hsn: productHsn,
      ...names,
      drugForm: label,
      isBrand: flag,
      hasGeneric: flag,
      drugClass: part(z.object({ classId: key, en: label, es: label })),
      /** Null: not on the plan's drug list. */
      rules: orNull(Rules),
      /** False: no plan is known, so nothing is said about coverage. */
      hasDrugList: flag,
      /** On the list of the next plan year; null when it is not on it. */
      nextYear: orNull(Rules),
      hasNextYear: flag,
      data: essential(z.array(DrugItem)),
      /** The pharmacy of the items' prices; '' when they have none. */
      pricesAt: pharmacyName,
      otherForms: list(DrugOfList),
      alternatives: list(DrugOfList),
    }),
  ),
});
