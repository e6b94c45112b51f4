import * as z from 'zod/mini';
import { defineEndpoints, endpoint } from '../endpoint';
import {
  code,
  count,
  drugName,
  essential,
  flag,
  isoDate,
  isoDateTime,
  key,
  label,
  list,
  memberId,
  ndc,
  nonNegativeMoney,
  npi,
  nullWithout,
  orNull,
  part,
  percent,
  pharmacyName,
  planId,
  planYear,
  quantity,
  recordId,
  required,
  requiredNumber,
  withMeaning,
  zip,
  zip5,
} from '../fields';
import { textField } from '../field';
import { pharmacyKinds } from './benefits';

/** Identifies a drug product: a generic or a brand in one form (assumed). */
const hsn = required(textField('hsn', { pattern: /^\d{6}$/, message: 'An hsn has six digits.' }));

const names = { drugName, genericName: drugName, spanishName: drugName };

/** A product of a list. */
const DrugOfList = z.object({
  hsn,
  ...names,
  drugForm: label,
  isBrand: flag,
  /** The tier on the plan's drug list; null when it is not covered, or no plan is known. */
  tier: count,
});

/** Specification §3, Other: drugListResponse, hsn and drugName; the other fields are ours. */
export const DrugList = z.object({ drugListResponse: essential(z.array(DrugOfList)) });

/** A class of drugs, with its name in both languages and how many drugs it has. */
export const DrugClasses = z.object({
  drugClasses: essential(
    z.array(z.object({ classId: required(key), en: label, es: label, drugs: count })),
  ),
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
const DrugItem = z.object({ ndc, strength: label, quantity, days: count, isUsual: flag });

/** Specification §3, Other: drugInfo.data; the fields are ours. */
export const DrugInfo = z.object({
  planYear,
  /** When the plan's drug list was last changed. */
  changedOn: isoDate,
  drugInfo: essential(
    z.object({
      hsn,
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
      otherForms: list(DrugOfList),
      alternatives: list(DrugOfList),
    }),
  ),
});

/** The price of one fill. What the member pays is the sum of the four parts. */
const FillQuote = z.object({
  days: count,
  quantity,
  /** False: the plan does not pay for this supply here. */
  isOffered: flag,
  agreedPrice: nonNegativeMoney,
  youPay: nonNegativeMoney,
  planPays: nonNegativeMoney,
  deductible: nonNegativeMoney,
  copay: nonNegativeMoney,
  coinsurance: nonNegativeMoney,
  coinsurancePercent: percent,
  brandDifference: nonNegativeMoney,
  limitedBy: code(['individual', 'family', 'none']),
  /** The same fill once more, after this one. */
  nextYouPay: nonNegativeMoney,
  /** Without the plan; null when it is not sold so. */
  cashPrice: nonNegativeMoney,
});

const PharmacyQuote = z.object({
  npi,
  name: pharmacyName,
  kind: code(pharmacyKinds),
  inNetwork: flag,
  miles: nonNegativeMoney,
  /** None: the pharmacy gave no price. */
  fills: list(FillQuote),
});

/** Specification §3, Other: priceInfo; its fields are ours. */
export const PriceInfo = z.object({
  priceInfo: essential(
    z.object({
      /** Names this answer, which the service stores until the day given. */
      quoteId: recordId,
      storedUntil: isoDate,
      pricedAt: isoDateTime,
      planName: label,
      hsn,
      drugName,
      drugForm: label,
      strength: label,
      quantity,
      days: count,
      zip,
      zipFound: flag,
      /** False: cash prices only, because no plan is known or it does not cover the drug. */
      isCovered: flag,
      /** False: without what has been paid this year. */
      countsYear: flag,
      isPartD: flag,
      rules: orNull(Rules),
      pharmacies: essential(z.array(PharmacyQuote)),
      alternatives: list(
        z.object({
          hsn,
          drugName,
          strength: label,
          tier: count,
          youPay: nonNegativeMoney,
          savedPerYear: nonNegativeMoney,
        }),
      ),
    }),
  ),
});

/** Which of a plan's drug lists: the one of this plan year, or of the next. */
const drugListYear = withMeaning(z.enum(['current', 'next']), 'code');

/** A client's plans; not in the specification (ours). */
export const Plans = z.object({
  plans: essential(z.array(z.object({ planCode: required(planId), planName: label }))),
});

const both = { upstream: 'drug', auth: 'either', assumed: true } as const;

export const drugs = defineEndpoints('drugs', {
  search: endpoint({
    ...both,
    summary: 'Drugs by a name that may be misspelt or Spanish.',
    method: 'GET',
    path: '/drugservice/api/drug',
    query: z.object({ drugName: required(drugName), planCode: z.optional(required(planId)) }),
    response: DrugList,
    spec: '§3, Other; EP-2',
  }),
  browse: endpoint({
    ...both,
    summary: "A plan's drugs with a first letter, or of a class.",
    method: 'GET',
    path: '/drugservice/api/drug/list',
    query: z.object({
      letter: z.optional(
        withMeaning(z.string().check(z.regex(/^[A-Z]$/, 'Send one capital letter.')), 'key'),
      ),
      classId: z.optional(required(key)),
      planCode: z.optional(required(planId)),
    }),
    response: DrugList,
    spec: '§3, Other; EP-2',
  }),
  getClasses: endpoint({
    ...both,
    summary: 'The classes of drugs, in plain words.',
    method: 'GET',
    path: '/drugservice/api/drug/classes',
    response: DrugClasses,
    spec: 'ours',
  }),
  getInfo: endpoint({
    ...both,
    summary: "A drug on a plan's drug list: strengths, tier, rules and alternatives.",
    method: 'GET',
    path: '/drugservice/api/drug/info',
    query: z.object({
      hsn,
      planCode: z.optional(required(planId)),
      drugList: z.optional(drugListYear),
    }),
    response: DrugInfo,
    spec: '§3, Other; EP-2',
  }),
  getPlans: endpoint({
    ...both,
    summary: "The client's plans, of which a visitor chooses one for prices and drug lists.",
    method: 'GET',
    path: '/drugservice/api/drug/plans',
    response: Plans,
    spec: 'ours',
  }),
  getPrice: endpoint({
    ...both,
    summary: 'What a fill costs at pharmacies near a ZIP code, today.',
    method: 'GET',
    path: '/drugservice/api/drug/price',
    members: 'family',
    query: z.object({
      hsn,
      ndc: required(ndc),
      quantity: requiredNumber(quantity),
      days: requiredNumber(count),
      zip: zip5,
      /** For whom: age and gender, such as 48F; U when the gender is unknown (assumed). */
      ageGender: z.optional(
        withMeaning(z.string().check(z.regex(/^\d{1,3}[FMU]$/, 'Write it as 48F.')), 'key'),
      ),
      memberId: z.optional(required(memberId)),
      /** The plan that a visitor chose; a member's own plan counts without it. */
      planCode: z.optional(required(planId)),
    }),
    response: PriceInfo,
    spec: '§3, Other; EP-2',
  }),
  getQuote: endpoint({
    ...both,
    summary: 'A price that was quoted in the last 30 days, as it was.',
    method: 'GET',
    path: '/drugservice/api/drug/price/quote/:quoteId',
    params: { quoteId: required(recordId) },
    response: PriceInfo,
    spec: 'ours',
  }),
});
