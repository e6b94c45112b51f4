import * as z from 'zod/mini';
import { defineEndpoints, endpoint } from '../endpoint';
import * as f from '../fields';
import { pharmacyKinds } from './benefits';
import { Rules } from '../drug-list';

/** A yearly limit, null where the plan has none, and how much of it is met, null where that is not known. */
const Limit = z.object({ met: f.nonNegativeMoney, limit: f.nonNegativeMoneyOrNone });

/** A fill that was paid, or is to come, with what of it counts toward the year. */
const CountedFill = z.object({
  filledOn: f.isoDate,
  drugName: f.drugName,
  /** Below zero for a fill that was reversed. */
  youPay: f.money,
  deductible: f.money,
  /** What counts toward the out-of-pocket limit: what was paid, and what Extra Help paid. */
  outOfPocket: f.money,
});

/** One way to pay less: another drug, a longer supply, or another pharmacy. */
const Saving = z.object({
  kind: f.code(['drug', 'supply', 'pharmacy']),
  hsn: f.hsn,
  ndc: f.ndc,
  quantity: f.quantity,
  drugName: f.drugName,
  spanishName: f.drugName,
  isBrand: f.flag,
  strength: f.label,
  tier: f.count,
  pharmacyName: f.pharmacyName,
  /** Null for home delivery. */
  miles: f.nonNegativeMoney,
  pharmacyKind: f.code(pharmacyKinds),
  days: f.count,
  /** A fill of so many days, once the deductible is met; `inPlaceOf` what it takes the place of. */
  youPay: f.nonNegativeMoney,
  inPlaceOf: f.nonNegativeMoney,
  savedPerYear: f.nonNegativeMoney,
});

/**
 * A drug of the member's claims. `current` ones are expected to be filled again, `waiting` ones were refused
 * and not filled since, `stopped` ones have not been filled for long.
 */
const MyDrug = z.object({
  rxNumber: f.rxNumber,
  state: f.code(['current', 'waiting', 'stopped']),
  hsn: f.hsn,
  ndc: f.ndc,
  drugName: f.drugName,
  spanishName: f.drugName,
  isBrand: f.flag,
  drugForm: f.label,
  strength: f.label,
  quantity: f.quantity,
  days: f.count,
  pharmacy: f.nullWithout(
    z.object({ npi: f.npi, name: f.pharmacyName, kind: f.code(pharmacyKinds) }),
    'name',
  ),
  /** Why the last claim was not paid; '' when it was. */
  rejectCode: f.key,
  /** The claim that was not paid, and its day; '' without one. */
  claimId: f.recordId,
  claimDate: f.isoDate,
  lastFilledOn: f.isoDate,
  /** The pharmacy has sent a claim that is not decided yet. */
  isInProgress: f.flag,
  /** When the last fill is used up at the usual pace; the day of the answer when it is used up already. */
  nextFillOn: f.isoDate,
  /** The day from which the plan pays for the next fill. */
  refillFrom: f.isoDate,
  refillsLeft: f.count,
  /** Null: not on the plan's drug list. */
  rules: f.nullWithout(Rules, 'tier'),
  /** What the next fill costs today; null when there is no price. */
  price: f.nullWithout(
    z.object({
      agreedPrice: f.nonNegativeMoney,
      youPay: f.nonNegativeMoney,
      planPays: f.nonNegativeMoney,
      deductible: f.nonNegativeMoney,
    }),
    'youPay',
  ),
  /** Without the plan; null when it is not sold so. */
  cashPrice: f.nonNegativeMoney,
  /** The days of supply that a year counts, at the person's own pace or as prescribed; null for a short course. */
  yearDays: f.count,
  isOwnPace: f.flag,
  /** The fills until the end of the plan year, each priced after all that come before it. */
  toCome: f.list(CountedFill),
  savings: f.list(Saving),
  /**
   * The fills to expect of the next plan year by this year's drug list and limits, of which nothing is met before, each
   * priced after those of all drugs before it. One that was refused: as if it were filled from January 1 on.
   */
  yearCost: f.nonNegativeMoney,
  nextYear: f.nullWithout(
    z.object({
      planYear: f.planYear,
      rules: f.nullWithout(Rules, 'tier'),
      /** The same fills by that year's list and limits: the sum of `toCome`, and what plans.getOptions says of a drug that was not refused. */
      yearCost: f.nonNegativeMoney,
      /** The fills of that year, with nothing of its limits met before. */
      toCome: f.list(CountedFill),
      /** The cheapest drug for the same condition on that list, with its cost on the days of these fills; null when none costs less. */
      alternative: f.nullWithout(
        z.object({
          hsn: f.hsn,
          drugName: f.drugName,
          spanishName: f.drugName,
          isBrand: f.flag,
          tier: f.count,
          yearCost: f.nonNegativeMoney,
        }),
        'hsn',
      ),
    }),
    'planYear',
  ),
});

/** A member's drugs from their claims, at today's prices. */
export const MyDrugs = z.object({
  pricedAt: f.isoDateTime,
  planYear: f.planYear,
  planName: f.label,
  /** The plan of the next year: the one that was chosen for it, else the same. */
  nextPlanName: f.label,
  isPartD: f.flag,
  hasExtraHelp: f.flag,
  /** False: without what has been paid this year. */
  countsYear: f.flag,
  /** The person's own limits, as they stand today. */
  limits: f.part(z.object({ deductible: f.part(Limit), outOfPocket: f.part(Limit) })),
  /** The family's, where several are covered; the price of a fill counts whichever has less left. */
  familyLimits: f.part(z.object({ deductible: f.part(Limit), outOfPocket: f.part(Limit) })),
  /**
   * The paid fills of this plan year, those of drugs that are not listed included. One whose claim has no day or amount
   * has neither.
   */
  paid: f.essential(z.array(CountedFill)),
  drugs: f.essential(z.array(MyDrug)),
});

export const myDrugs = defineEndpoints('myDrugs', 'claims', {
  getList: endpoint({
    summary: "A member's drugs from their claims: what each costs now, this year and the next.",
    method: 'GET',
    path: '/drugservice/api/member/drugs',
    upstream: 'drug',
    auth: 'member',
    members: 'claimsScope',
    query: z.object({ memberId: f.required(f.memberId) }),
    response: MyDrugs,
    spec: 'ours',
    assumed: true,
  }),
});
