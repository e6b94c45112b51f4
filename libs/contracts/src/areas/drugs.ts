import * as z from 'zod/mini';
import { DrugClasses, DrugInfo, DrugList, productHsn, Rules } from '../drug-list';
import { defineEndpoints, endpoint } from '../endpoint';
import * as f from '../fields';
import { pharmacyKinds } from './benefits';

/** The price of one fill. What the member pays is the sum of the four parts. */
const FillQuote = z.object({
  days: f.count,
  quantity: f.quantity,
  /** False: the plan does not pay for this supply here. */
  isOffered: f.flag,
  agreedPrice: f.nonNegativeMoney,
  youPay: f.nonNegativeMoney,
  /** What Extra Help pays of the plan's share; `planPays` is without it. */
  extraHelpPays: f.nonNegativeMoney,
  planPays: f.nonNegativeMoney,
  deductible: f.nonNegativeMoney,
  copay: f.nonNegativeMoney,
  coinsurance: f.nonNegativeMoney,
  coinsurancePercent: f.percent,
  brandDifference: f.nonNegativeMoney,
  /** Why the plan's copay or coinsurance does not hold. */
  reason: f.code(['outOfPocketLimit', 'extraHelp', 'insulinCap', 'vaccine', 'none']),
  limitedBy: f.code(['individual', 'family', 'none']),
  /** The same fill once more, after this one. */
  nextYouPay: f.nonNegativeMoney,
  /** Ninety days of it, each fill priced after those before it; null for other supplies than 30 and 90 days. */
  ninetyDaysYouPay: f.nonNegativeMoney,
  /** Without the plan; null when it is not sold so. */
  cashPrice: f.nonNegativeMoney,
});

const PharmacyQuote = z.object({
  npi: f.npi,
  name: f.pharmacyName,
  /** `preferredRetail` only where the plan has its own prices at preferred pharmacies. */
  kind: f.code(pharmacyKinds),
  inNetwork: f.flag,
  miles: f.nonNegativeMoney,
  /** None: the pharmacy gave no price. */
  fills: f.list(FillQuote),
});

/** Specification §3, Other: priceInfo; its fields are ours. */
export const PriceInfo = z.object({
  priceInfo: f.essential(
    z.object({
      /** Names this answer, which the service stores until the day given; it can't be guessed. */
      quoteId: f.recordId,
      storedUntil: f.isoDate,
      pricedAt: f.isoDateTime,
      planName: f.label,
      /** The person of the plan whom the prices are for; empty for a visitor. */
      memberId: f.memberId,
      /** The member's default pharmacy at that time; empty without one. */
      defaultPharmacyNpi: f.npi,
      hsn: productHsn,
      ndc: f.ndc,
      drugName: f.drugName,
      spanishName: f.drugName,
      isBrand: f.flag,
      drugForm: f.label,
      strength: f.label,
      quantity: f.quantity,
      days: f.count,
      zip: f.zip,
      /** False: there is no such ZIP code, or it is one of a territory. */
      zipFound: f.flag,
      /** The nearest pharmacy, when none is near enough to be compared. */
      nextPharmacy: f.orNull(
        z.object({ name: f.pharmacyName, city: f.city, state: f.state, miles: f.nonNegativeMoney }),
      ),
      /** False: cash prices only, because no plan is known or it does not cover the drug. */
      isCovered: f.flag,
      /** False: without what has been paid this year. */
      countsYear: f.flag,
      isPartD: f.flag,
      /** Out of network: true, the plan pays a part back; false, it pays in an emergency only. */
      coversOutOfNetwork: f.flag,
      rules: f.orNull(Rules),
      /** The tier whose share is charged: for a brand with a generic it may be the generic's. */
      chargedTier: f.count,
      pharmacies: f.essential(z.array(PharmacyQuote)),
      /**
       * As many days of each as of the fill, once the deductible is met. Of a drug that the person takes, the fill is
       * their last one, at its pharmacy; else the one that was asked for, at the pharmacy with the lowest price.
       */
      alternatives: f.list(
        z.object({
          hsn: productHsn,
          ndc: f.ndc,
          quantity: f.quantity,
          drugName: f.drugName,
          spanishName: f.drugName,
          isBrand: f.flag,
          strength: f.label,
          tier: f.count,
          pharmacyName: f.pharmacyName,
          days: f.count,
          youPay: f.nonNegativeMoney,
          /** What that fill costs. */
          inPlaceOf: f.nonNegativeMoney,
          /** Null for a short course, which is not taken all year. */
          savedPerYear: f.nonNegativeMoney,
          /** The days of supply that the year counts; at the person's own pace, else as prescribed. */
          yearDays: f.count,
          isOwnPace: f.flag,
        }),
      ),
    }),
  ),
});

/** Which of a plan's drug lists: the one of this plan year, or of the next. */
const drugListYear = f.withMeaning(z.enum(['current', 'next']), 'code');

/** What a plan costs in a year: the premium of a month, the limits of one person. */
const planAmounts = {
  premium: f.nonNegativeMoney,
  deductible: f.nonNegativeMoney,
  outOfPocketLimit: f.nonNegativeMoney,
};

/** A client's plans; not in the specification (ours). */
export const Plans = z.object({
  plans: f.essential(
    z.array(
      z.object({
        planCode: f.required(f.planId),
        planName: f.label,
        ...planAmounts,
        /** The same amounts of the next year; from the day on which they are known. */
        nextYear: z.optional(z.object(planAmounts)),
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
    query: z.object({
      drugName: f.required(f.drugName),
      planCode: z.optional(f.required(f.planId)),
    }),
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
        f.withMeaning(z.string().check(z.regex(/^[A-Z]$/, 'Send one capital letter.')), 'key'),
      ),
      classId: z.optional(f.required(f.key)),
      /** In which the names are read, grouped by letter and sorted; English unless stated. */
      language: z.optional(f.language),
      planCode: z.optional(f.required(f.planId)),
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
      planCode: z.optional(f.required(f.planId)),
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
    members: 'claimsScope',
    query: z.object({
      hsn: productHsn,
      ndc: f.required(f.ndc),
      quantity: f.requiredNumber(f.quantity),
      days: f.requiredNumber(f.count),
      zip: f.zip5,
      /** A pharmacy to compare too, wherever it is. */
      npi: z.optional(f.required(f.npi)),
      /** For whom: age and gender, such as 48F; U when the gender is unknown (assumed). */
      ageGender: z.optional(
        f.withMeaning(z.string().check(z.regex(/^\d{1,3}[FMU]$/, 'Write it as 48F.')), 'key'),
      ),
      memberId: z.optional(f.required(f.memberId)),
      /** The plan that was chosen to be looked at; a member's own plan counts without it. */
      planCode: z.optional(f.required(f.planId)),
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
    params: { quoteId: f.required(f.recordId) },
    response: PriceInfo,
    spec: 'ours',
  }),
});
