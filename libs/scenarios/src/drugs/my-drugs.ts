import { addDays } from '@portal/domain';
import { UserInfo } from '@portal/contracts/user';
import type { Context } from '../behaviour';
import { clockDay } from '../dates';
import type { Json } from '../scenario-file';
import { comparedPharmacies, type ComparedPharmacy } from './compared-pharmacies';
import { noRules, rulesOf } from './drug-answers';
import type { Formulary } from './formulary';
import { claimedDrugs, claimsOfPerson, isPaid, type MyClaim } from './my-claims';
import { fillsOf, fillsToCome, nothingMetYet, yearCost } from './my-fills';
import { nextAlternative, noAlternative, savingsOf } from './my-savings';
import { formularyFor, personNumbers, planOfMember } from './plan-of-member';
import { memberPrice, type Pricing } from './quotes';
import { daysOf, type PriceFaults, type ReadDrug, readDrug } from './read-my-drug';

/** The drugs of a person's claims, priced by the same rules as single quotes. */
export function myDrugs(context: Context, memberId: string, faults: PriceFaults): Json {
  const days = daysOf(context);
  const plan = planOfMember(context, memberId);
  const pricing: Pricing = { drugs: context.drugs, plan, extraHelp: faults.extraHelp };
  const claims = claimsOfPerson(context, personNumbers(context, memberId), days.today);
  const recent = claims.filter(({ dateOfService }) => dateOfService > addDays(days.today, -365));
  const drugs = claimedDrugs(recent).map((drug) => readDrug(context, pricing, faults, days, drug));
  const toCome = fillsToCome(pricing, plan?.year, drugs, (day) => day <= days.yearEnd);
  const nextList = formularyFor(context, undefined, 'next');
  const nextPricing = { ...pricing, plan: plan && nextList && { ...plan, formulary: nextList } };
  const nextYear = plan && nothingMetYet(plan.year);
  const nextToCome = fillsToCome(nextPricing, nextYear, drugs, (day) => day > days.yearEnd);
  const { zip } = UserInfo.parse(context.fixtureOf('user.getMemberInfo') ?? {});
  const { pharmacies } = comparedPharmacies(context, zip.slice(0, 5));
  const heard = pharmacies.filter(({ npi }) => !faults.silentPharmacies.includes(npi));
  return {
    pricedAt: context.now.toISOString(),
    planYear: Number(clockDay(context.scenario.clock).slice(0, 4)),
    planName: plan?.planName ?? null,
    isPartD: plan?.isPartD ?? false,
    hasExtraHelp: faults.extraHelp !== undefined,
    countsYear: plan?.countsYear ?? false,
    limits: {
      deductible: { ...(plan?.year.deductible.individual ?? { met: null, limit: null }) },
      outOfPocket: { ...(plan?.year.outOfPocket.individual ?? { met: null, limit: null }) },
    },
    paid: claims
      .filter((claim) => isPaid(claim) && claim.dateOfService >= days.yearStart)
      .map(paidFill),
    drugs: drugs.map((drug) => ({
      ...drug.facts,
      ...pricesOf(pricing, nextList, heard, drug, fillsOf(nextToCome, drug)),
      toCome: fillsOf(toCome, drug),
    })),
  };
}

const paidFill = ({ dateOfService, drugName, copayAmount, entry }: MyClaim) => ({
  filledOn: dateOfService,
  drugName,
  youPay: copayAmount ?? 0,
  deductible: entry.deductibleAmount ?? 0,
});

// A row has every field, so that a contract can require them (decision 015).
const noPrice = { agreedPrice: null, youPay: null, planPays: null, deductible: null };
const noNextYear = {
  planYear: null,
  rules: noRules,
  yearCost: null,
  toCome: [],
  alternative: noAlternative,
};

function pricesOf(
  pricing: Pricing,
  nextList: Formulary | undefined,
  pharmacies: readonly ComparedPharmacy[],
  { asked, place, facts }: ReadDrug,
  nextToCome: Json[],
) {
  if (!asked || !place || facts.state === 'stopped') {
    return { price: noPrice, cashPrice: null, savings: [], yearCost: null, nextYear: noNextYear };
  }
  const price = memberPrice(pricing, place, asked);
  const { plan } = pricing;
  const { product, strength, quantity, days } = asked;
  const cash = pricing.drugs.priceAt(place.npi, {
    product,
    unitPrice: strength.unitPrice,
    quantity,
    days,
  })?.cash;
  return {
    price: price
      ? {
          agreedPrice: price.agreedPrice,
          youPay: price.youPay,
          planPays: price.planPays,
          deductible: price.deductible,
        }
      : noPrice,
    cashPrice: cash ?? null,
    savings: savingsOf(pricing, place, pharmacies, asked),
    yearCost: yearCost(pricing, place, asked),
    nextYear:
      plan && nextList
        ? {
            planYear: nextList.planYear,
            rules: rulesOf(pricing.drugs, nextList.rowOf(product)) ?? noRules,
            yearCost: yearCost(
              { ...pricing, plan: { ...plan, formulary: nextList } },
              place,
              asked,
            ),
            toCome: nextToCome,
            alternative: nextAlternative({ ...pricing, plan }, nextList, place, asked),
          }
        : noNextYear,
  };
}
