import * as z from 'zod/mini';
import { DrugClasses, DrugInfo, DrugList, productHsn, Rules } from '../drug-list';
import { defineEndpoints, endpoint } from '../endpoint';
import {
  city,
  code,
  count,
  drugName,
  essential,
  flag,
  isoDate,
  isoDateTime,
  key,
  label,
  language,
  list,
  memberId,
  ndc,
  nonNegativeMoney,
  npi,
  orNull,
  percent,
  pharmacyName,
  planId,
  quantity,
  recordId,
  required,
  requiredNumber,
  state,
  withMeaning,
  zip,
  zip5,
} from '../fields';
import { pharmacyKinds } from './benefits';

/** The price of one fill. What the member pays is the sum of the four parts. */
const FillQuote = z.object({
  days: count,
  quantity,
  /** False: the plan does not pay for this supply here. */
  isOffered: flag,
  agreedPrice: nonNegativeMoney,
  youPay: nonNegativeMoney,
  /** What Extra Help pays of the plan's share; `planPays` is without it. */
  extraHelpPays: nonNegativeMoney,
  planPays: nonNegativeMoney,
  deductible: nonNegativeMoney,
  copay: nonNegativeMoney,
  coinsurance: nonNegativeMoney,
  coinsurancePercent: percent,
  brandDifference: nonNegativeMoney,
  /** Why the plan's copay or coinsurance does not hold. */
  reason: code(['outOfPocketLimit', 'extraHelp', 'insulinCap', 'vaccine', 'none']),
  limitedBy: code(['individual', 'family', 'none']),
  /** The same fill once more, after this one. */
  nextYouPay: nonNegativeMoney,
  /** Ninety days of it, each fill priced after those before it; null for other supplies than 30 and 90 days. */
  ninetyDaysYouPay: nonNegativeMoney,
  /** Without the plan; null when it is not sold so. */
  cashPrice: nonNegativeMoney,
});

const PharmacyQuote = z.object({
  npi,
  name: pharmacyName,
  /** `preferredRetail` only where the plan has its own prices at preferred pharmacies. */
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
      /** Names this answer, which the service stores until the day given; it can't be guessed. */
      quoteId: recordId,
      storedUntil: isoDate,
      pricedAt: isoDateTime,
      planName: label,
      /** The person of the plan whom the prices are for; empty for a visitor. */
      memberId,
      /** The member's default pharmacy at that time; empty without one. */
      defaultPharmacyNpi: npi,
      hsn: productHsn,
      ndc,
      drugName,
      spanishName: drugName,
      isBrand: flag,
      drugForm: label,
      strength: label,
      quantity,
      days: count,
      zip,
      /** False: there is no such ZIP code, or it is one of a territory. */
      zipFound: flag,
      /** The nearest pharmacy, when none is near enough to be compared. */
      nextPharmacy: orNull(z.object({ name: pharmacyName, city, state, miles: nonNegativeMoney })),
      /** False: cash prices only, because no plan is known or it does not cover the drug. */
      isCovered: flag,
      /** False: without what has been paid this year. */
      countsYear: flag,
      isPartD: flag,
      /** Out of network: true, the plan pays a part back; false, it pays in an emergency only. */
      coversOutOfNetwork: flag,
      rules: orNull(Rules),
      /** The tier whose share is charged: for a brand with a generic it may be the generic's. */
      chargedTier: count,
      pharmacies: essential(z.array(PharmacyQuote)),
      /** As many days of each as of the fill, at the pharmacy with the lowest price, once the deductible is met. */
      alternatives: list(
        z.object({
          hsn: productHsn,
          ndc,
          quantity,
          drugName,
          spanishName: drugName,
          isBrand: flag,
          strength: label,
          tier: count,
          pharmacyName,
          days: count,
          youPay: nonNegativeMoney,
          /** The fill that was asked for. */
          inPlaceOf: nonNegativeMoney,
          /** Null for a short course, which is not taken all year. */
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
  plans: essential(
    z.array(
      z.object({
        planCode: required(planId),
        planName: label,
        /** A month, this year. */
        premium: nonNegativeMoney,
        /** Of one person, this year. */
        deductible: nonNegativeMoney,
        outOfPocketLimit: nonNegativeMoney,
      }),
    ),
  ),
});

const both = { upstream: 'drug', auth: 'either', assumed: true } as const;

export const drugs = defineEndpoints('drugs', 'prices', {
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
      /** In which the names are read, grouped by letter and sorted; English unless stated. */
      language: z.optional(language),
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
      hsn: productHsn,
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
      hsn: productHsn,
      ndc: required(ndc),
      quantity: requiredNumber(quantity),
      days: requiredNumber(count),
      zip: zip5,
      /** A pharmacy to compare too, wherever it is. */
      npi: z.optional(required(npi)),
      /** For whom: age and gender, such as 48F; U when the gender is unknown (assumed). */
      ageGender: z.optional(
        withMeaning(z.string().check(z.regex(/^\d{1,3}[FMU]$/, 'Write it as 48F.')), 'key'),
      ),
      memberId: z.optional(required(memberId)),
      /** The plan that was chosen to be looked at; a member's own plan counts without it. */
      planCode: z.optional(required(planId)),
    }),
    response: PriceInfo,
    errors: ['QUANTITY_INVALID', 'DAYS_INVALID'],
    spec: '§3, Other; EP-2',
  }),
  getQuote: endpoint({
    ...both,
    summary:
      'A price that was quoted in the last 30 days, as it was: to its member, or to a visitor.',
    method: 'GET',
    path: '/drugservice/api/drug/price/quote/:quoteId',
    params: { quoteId: required(recordId) },
    response: PriceInfo,
    spec: 'ours',
  }),
});
