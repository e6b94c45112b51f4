import { BenefitBalance, PlanBalance } from '@portal/contracts/balances';
import { BenefitSummary } from '@portal/contracts/benefits';
import { ClaimEntry, ClaimsHistory } from '@portal/contracts/claims';
import { isCounted, sumAmounts } from '@portal/domain';
import * as z from 'zod/mini';
import type { Json } from '../files/scenario-file';
import type { Context } from '../memory/behaviour';
import { dayAt } from '../memory/dates';
import { MedicalAmount, medicalAmountsOf } from '../people/medical-amounts';
import { isPerson } from '../people/person';
import { planYearOf, planYearOfDay } from '../people/plan-year';
import type { MyClaim } from './my-claims';
import { outOfPocketOf } from './plan-of-member';

/** Why a file states sums of claims: they are then what the service answers, right or wrong. */
const asStated = z.optional(z.string().check(z.minLength(1)));

/** People and limits; what each paid follows from the claims, and from what medical care adds where it shares a limit. */
export const BalancesFile = z.extend(BenefitBalance, {
  medicalAmounts: z.optional(z.array(MedicalAmount)),
  asStated,
});

/** The plan's name, and until when it counts; its sums follow from the claims. */
export const PlanBalanceFile = z.extend(PlanBalance, { asStated });

type Body = Record<string, Json>;
type SumsContext = Pick<Context, 'scenario' | 'now' | 'today' | 'days' | 'known' | 'asWritten'>;

const balancesId = 'balances.getBenefitBalance';
const sumsOf = {
  person: ['deductible', 'pm'],
  plan: ['grossDrugCost', 'memberPaid', 'planPaid', 'otherPaid', 'trueOutOfPocket'],
} as const;

const states = (body: Body, sums: readonly string[]) => sums.some((sum) => sum in body);

const isOwnYear = (context: SumsContext) =>
  planYearOf(context) === Number(context.scenario.clock.slice(0, 4));

/** The claims of the plan year up to the day that count, those of orders that shipped included. */
function countedClaims(context: SumsContext): MyClaim[] {
  const { claimsHistory } = ClaimsHistory.parse(context.known('claims.getHistory') ?? {});
  const file = context.known('claims.getEntry') as { entries?: Body[] } | undefined;
  const entries = new Map(file?.entries?.map((each) => [each['healthServiceId'], each]));
  const year = planYearOf(context);
  // An order of the day may ship after midnight.
  const until = [context.today, dayAt(context.now, context.scenario.clock)].sort().at(-1)!;
  return (claimsHistory?.claim ?? [])
    .filter((row) => isCounted(row) && row.dateOfService <= until)
    .filter(({ dateOfService }) => planYearOfDay(dateOfService, context) === year)
    .map((row) => ({ ...row, entry: ClaimEntry.parse(entries.get(row.healthServiceId) ?? {}) }));
}

/** Whether the plan counts brand differences. */
const countsBrandDifference = ({ asWritten }: SumsContext): boolean =>
  BenefitSummary.parse(asWritten('benefits.getSummary') ?? {}).brandDifferenceCounts;

const dollars = (amounts: readonly (number | null)[]): string => sumAmounts(amounts).toFixed(2);

function balances({ asStated: _why, medicalAmounts: _dated, ...file }: Body, context: SumsContext) {
  const rows = file['balance'];
  if (!Array.isArray(rows)) return file;
  const claims = countedClaims(context);
  const countsDifference = countsBrandDifference(context);
  const medical = medicalAmountsOf(context.asWritten);
  const days = [String(planYearOf(context)), context.today] as const;
  const balance = (rows as { member: { memberNumber: string } }[]).map((row) => {
    if (states(row as unknown as Body, sumsOf.person) && isOwnYear(context)) return row;
    const { memberNumber } = row.member;
    const own = claims.filter(({ memberId }) => isPerson(memberId, memberNumber));
    return {
      ...row,
      deductible: dollars([
        ...own.map(({ entry }) => entry.deductibleAmount),
        medical('deductible', days, memberNumber),
      ]),
      pm: dollars([
        ...own.map((claim) => outOfPocketOf(claim, countsDifference)),
        medical('outOfPocket', days, memberNumber),
      ]),
    };
  });
  return { ...file, balance } as unknown as Body;
}

function planBalance({ asStated: _why, ...file }: Body, context: SumsContext): Body {
  if (states(file, sumsOf.plan) && isOwnYear(context)) return file;
  const listed = context.asWritten(balancesId);
  const people = listed === undefined ? null : BenefitBalance.parse(listed).balance;
  const isListed = ({ memberId }: MyClaim) =>
    people?.some(({ member }) => isPerson(member.memberNumber, memberId)) ?? true;
  const claims = countedClaims(context).filter(isListed);
  const memberPaid = claims.map(({ copayAmount }) => copayAmount);
  const planPaid = claims.map(({ amtInsurancePaid }) => amtInsurancePaid);
  const otherPaid = claims.map(({ entry }) => entry.otherPayerAmount);
  const countsDifference = countsBrandDifference(context);
  const {
    planName = null,
    planYear: _ofFile,
    ...more
  } = Object.fromEntries(
    Object.entries(file).filter(([key]) => !(sumsOf.plan as readonly string[]).includes(key)),
  );
  return {
    planYear: planYearOf(context),
    planName,
    grossDrugCost: dollars([...memberPaid, ...planPaid, ...otherPaid]),
    memberPaid: dollars(memberPaid),
    planPaid: dollars(planPaid),
    ...(sumAmounts(otherPaid) > 0 && { otherPaid: dollars(otherPaid) }),
    ...(context.scenario.businessLine === 'MEDD' && {
      trueOutOfPocket: dollars(claims.map((claim) => outOfPocketOf(claim, countsDifference))),
    }),
    ...more,
  };
}

const summing: Readonly<Record<string, (body: Body, context: SumsContext) => Body>> = {
  [balancesId]: balances,
  'balances.getPlanBalance': planBalance,
};

/**
 * The balances with the sums of the claims that count, and of dated medical amounts, in the plan year up to the day.
 * What a file states itself is answered as it is in the scenario's own year; so is a recording. Other response files are
 * as they are.
 */
export function withSumsOfClaims(
  id: string,
  body: Json | undefined,
  context: SumsContext,
): Json | undefined {
  const sum = summing[id];
  if (!sum || context.scenario.recorded) return body;
  return body && typeof body === 'object' && !Array.isArray(body) ? sum(body, context) : body;
}
