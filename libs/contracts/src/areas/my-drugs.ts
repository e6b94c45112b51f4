import * as z from 'zod/mini';
import { defineEndpoints, endpoint } from '../endpoint';
import {
  code,
  count,
  drugName,
  essential,
  flag,
  hsn,
  isoDate,
  isoDateTime,
  key,
  label,
  list,
  memberId,
  ndc,
  money,
  nonNegativeMoney,
  npi,
  nullWithout,
  part,
  pharmacyName,
  planYear,
  quantity,
  recordId,
  required,
  rxNumber,
} from '../fields';
import { pharmacyKinds } from './benefits';
import { Rules } from '../drug-list';

/** A yearly limit, and how much of it is met; null where the plan has none. */
const Limit = z.object({ met: nonNegativeMoney, limit: nonNegativeMoney });

/** A fill that was paid, or is to come, with what of it counts toward the year. */
const CountedFill = z.object({
  filledOn: isoDate,
  drugName,
  /** Below zero for a fill that was reversed. */
  youPay: money,
  deductible: money,
  /** What counts toward the out-of-pocket limit: what was paid, and what Extra Help paid. */
  outOfPocket: money,
});

/** One way to pay less: another drug, a longer supply, or another pharmacy. */
const Saving = z.object({
  kind: code(['drug', 'supply', 'pharmacy']),
  hsn,
  ndc,
  quantity,
  drugName,
  spanishName: drugName,
  isBrand: flag,
  strength: label,
  tier: count,
  pharmacyName,
  /** Null for home delivery. */
  miles: nonNegativeMoney,
  pharmacyKind: code(pharmacyKinds),
  days: count,
  /** A fill of so many days, once the deductible is met; `inPlaceOf` what it takes the place of. */
  youPay: nonNegativeMoney,
  inPlaceOf: nonNegativeMoney,
  savedPerYear: nonNegativeMoney,
});

/**
 * A drug of the member's claims. `current` ones are expected to be filled again, `waiting` ones were refused
 * and not filled since, `stopped` ones have not been filled for long.
 */
const MyDrug = z.object({
  rxNumber,
  state: code(['current', 'waiting', 'stopped']),
  hsn,
  ndc,
  drugName,
  spanishName: drugName,
  isBrand: flag,
  drugForm: label,
  strength: label,
  quantity,
  days: count,
  pharmacy: nullWithout(z.object({ npi, name: pharmacyName, kind: code(pharmacyKinds) }), 'name'),
  /** Why the last claim was not paid; '' when it was. */
  rejectCode: key,
  /** The claim that was not paid, and its day; '' without one. */
  claimId: recordId,
  claimDate: isoDate,
  lastFilledOn: isoDate,
  /** The pharmacy has sent a claim that is not decided yet. */
  isInProgress: flag,
  /** When the last fill is used up at the usual pace; the day of the answer when it is used up already. */
  nextFillOn: isoDate,
  /** The day from which the plan pays for the next fill. */
  refillFrom: isoDate,
  refillsLeft: count,
  /** Null: not on the plan's drug list. */
  rules: nullWithout(Rules, 'tier'),
  /** What the next fill costs today; null when there is no price. */
  price: nullWithout(
    z.object({
      agreedPrice: nonNegativeMoney,
      youPay: nonNegativeMoney,
      planPays: nonNegativeMoney,
      deductible: nonNegativeMoney,
    }),
    'youPay',
  ),
  /** Without the plan; null when it is not sold so. */
  cashPrice: nonNegativeMoney,
  /** The fills until the end of the plan year, each priced after all that come before it. */
  toCome: list(CountedFill),
  savings: list(Saving),
  /** A year of fills once the deductible is met, by this year's drug list and by the next. */
  yearCost: nonNegativeMoney,
  nextYear: nullWithout(
    z.object({
      planYear,
      rules: nullWithout(Rules, 'tier'),
      yearCost: nonNegativeMoney,
      /** The fills of that year, with nothing of its limits met before. */
      toCome: list(CountedFill),
      /** The cheapest drug for the same condition on that list; null when none costs less. */
      alternative: nullWithout(
        z.object({
          hsn,
          drugName,
          spanishName: drugName,
          isBrand: flag,
          tier: count,
          yearCost: nonNegativeMoney,
        }),
        'hsn',
      ),
    }),
    'planYear',
  ),
});

/** A member's drugs from their claims, at today's prices. */
export const MyDrugs = z.object({
  pricedAt: isoDateTime,
  planYear,
  planName: label,
  /** The plan of the next year: the one that was chosen for it, else the same. */
  nextPlanName: label,
  isPartD: flag,
  hasExtraHelp: flag,
  /** False: without what has been paid this year. */
  countsYear: flag,
  /** The person's own limits, as they stand today. */
  limits: part(z.object({ deductible: part(Limit), outOfPocket: part(Limit) })),
  /** The family's, where several are covered; the price of a fill counts whichever has less left. */
  familyLimits: part(z.object({ deductible: part(Limit), outOfPocket: part(Limit) })),
  /** The paid fills of this plan year, those of drugs that are not listed included. */
  paid: essential(z.array(CountedFill)),
  drugs: essential(z.array(MyDrug)),
});

export const myDrugs = defineEndpoints('myDrugs', 'claims', {
  getList: endpoint({
    summary: "A member's drugs from their claims: what each costs now, this year and the next.",
    method: 'GET',
    path: '/drugservice/api/member/drugs',
    upstream: 'drug',
    auth: 'member',
    members: 'patients',
    patientScope: 'view',
    query: z.object({ memberId: required(memberId) }),
    response: MyDrugs,
    spec: 'ours',
    assumed: true,
  }),
});
