import { BenefitBalance } from '@portal/contracts/balances';
import { ClaimEntry, ClaimRow } from '@portal/contracts/claims';
import { isoDay, isWholeYear, sumAmounts, yearStatement } from '@portal/domain';
import * as z from 'zod/mini';
import type { Json } from '../files/scenario-file';
import {
  type Behaviours,
  type Context,
  type Memory,
  serviceError,
  answer,
  derivedFrom,
} from '../memory/behaviour';
import { claimsScopeIn, peopleNotShared } from '../drugs/claims-scope';
import { spanishNameOfClaim } from '../drugs/my-claims';
import { addDays } from '../memory/dates';
import type { PlayRequest } from '../memory/check-request';
import { listedPeople } from '../drugs/listed-people';
import { isPerson } from '../people/person';
import { requestOfClaim } from '../coverage-requests/request-view';

type Row = {
  healthServiceId: string;
  dateOfService: string;
  memberId?: Json;
  drugName?: string | null;
  PRODUCT_ID?: string | null;
};
type History = { claimsHistory?: { claim?: Row[] | null } | null };
type Entry = {
  healthServiceId: string;
  otherPayerAmount?: Json;
  otherPayerName?: Json;
  accumulators?: { kind: string; scope: string }[];
};
type EntriesFile = { entries?: Entry[] };

const entriesOfFile = ({ fixtureOf }: Context): Entry[] =>
  ((fixtureOf('claims.getEntry') ?? {}) as EntriesFile).entries ?? [];

/**
 * The details of the file. They state no limit of the family that the plan does not have, and none to a caller who does
 * not see what each person of the plan paid: a limit before and after a claim would tell it.
 */
function entriesIn(request: PlayRequest, context: Context): Entry[] {
  const entries = entriesOfFile(context);
  const balance = context.fixtureOf('balances.getBenefitBalance');
  if (!balance) return entries;
  const read = BenefitBalance.parse(balance);
  const { familyDeductible, familyOOPMax } = read.planInfo;
  const leavesOut = listedPeople(read, request, context)?.leavesOut;
  const without = [
    ...(leavesOut || familyDeductible === 'none' ? ['deductible'] : []),
    ...(leavesOut || familyOOPMax === 'none' ? ['outOfPocket'] : []),
  ];
  if (without.length === 0) return entries;
  const isStated = ({ kind, scope }: { kind: string; scope: string }) =>
    scope !== 'family' || !without.includes(kind);
  return entries.map(({ accumulators, ...entry }) => ({
    ...entry,
    ...(accumulators && { accumulators: accumulators.filter(isStated) }),
  }));
}

interface Dates {
  fromDate: string;
  toDate: string;
}

const historyIn = ({ fixtureOf }: Context) => fixtureOf('claims.getHistory') as History | undefined;

/** The rows of the history whose person's claims the member sees. */
function sharedRows(memory: Memory, context: Context, history = historyIn(context)): Row[] {
  const isSeen = claimsScopeIn(memory, context);
  return (history?.claimsHistory?.claim ?? []).filter(({ memberId }) => isSeen(String(memberId)));
}

/**
 * The rows between the two dates, both included, of the requested member. A subscriber's id matches
 * the whole family: `EVF1` also finds the rows of `EVF1-03`. Each has its drug's Spanish name, and who
 * else paid how much from its detail.
 */
function rowsBetween(
  rows: readonly Row[],
  { fromDate, toDate, memberId }: Dates & { memberId: string },
  context: Context,
): Row[] {
  const entries = new Map(entriesOfFile(context).map((entry) => [entry.healthServiceId, entry]));
  return rows
    .filter(
      (row) =>
        isBetween(row, fromDate, toDate) &&
        (row.memberId === memberId || String(row.memberId).startsWith(`${memberId}-`)),
    )
    .map((row) => ({
      ...row,
      ...spanishNameOfClaim(row.drugName, row.PRODUCT_ID, context.drugs),
      otherPayerAmount: entries.get(row.healthServiceId)?.otherPayerAmount ?? null,
      otherPayerName: entries.get(row.healthServiceId)?.otherPayerName ?? null,
    }));
}

/** Whether a claim is of these days; one without a day may be. */
function isBetween({ dateOfService }: Row, fromDate: string, toDate: string): boolean {
  const day = isoDay(dateOfService);
  return day === null || (day >= fromDate && day <= toDate);
}

/** Whether these are the days of whole years, or of a year until today: two shorter times would tell the day of a fill. */
function areOfYears({ fromDate, toDate }: Dates, context: Context): boolean {
  const asRead = (day: string) => addDays(day, context.days);
  return (
    asRead(fromDate).endsWith('-01-01') && (isWholeYear(asRead(toDate)) || toDate >= context.today)
  );
}

/** The adults whose claims are not shared, with what was paid for them in years; a sum that lacks a claim's amount is null. */
function notShared(
  memory: Memory,
  request: PlayRequest,
  context: Context,
  dates: Dates,
): Record<string, string | null>[] {
  const rows = historyIn(context)?.claimsHistory?.claim ?? [];
  return peopleNotShared(memory, request, context).map(({ memberId, givenName }) => {
    const own = rows.filter((row) => isPerson(String(row.memberId), memberId));
    const claims = rowsBetween(own, { ...dates, memberId }, context).map((row) => ({
      ...ClaimRow.parse(row),
      drug: '',
    }));
    const { sums } = yearStatement(claims);
    const dollars = (amount: number | null, lacking: number) =>
      areOfYears(dates, context) && lacking === 0 ? sumAmounts([amount]).toFixed(2) : null;
    return {
      memberId,
      memberFirstName: givenName,
      copayAmount: dollars(sums.youPaid, sums.unknown),
      amtInsurancePaid: dollars(sums.planPaid, sums.planUnknown),
      otherPayerAmount: dollars(sums.othersPaid, Number(sums.othersPaid === null)),
    };
  });
}

/** Whether a claim is of a person whose claims the member does not see. */
function isWithheld(memory: Memory, context: Context, healthServiceId: string | undefined) {
  const isSeen = claimsScopeIn(memory, context);
  return (historyIn(context)?.claimsHistory?.claim ?? []).some(
    (row) => row.healthServiceId === healthServiceId && !isSeen(String(row.memberId)),
  );
}

const claimNotFound = serviceError(404, 'CLAIM_NOT_FOUND', 'There is no claim with this id.');

export const behaviours: Behaviours = {
  'claims.getHistory': {
    play: (memory, request, context) => {
      const { fromDate = '', toDate = '', memberId = '' } = request.params;
      const dates = { fromDate, toDate };
      const history = context.fixture as History;
      const body = history.claimsHistory?.claim
        ? {
            ...history,
            claimsHistory: {
              ...history.claimsHistory,
              claim: rowsBetween(
                sharedRows(memory, context, history),
                { ...dates, memberId },
                context,
              ),
              notShared: notShared(memory, request, context, dates),
            },
          }
        : history;
      return answer(memory, body);
    },
  },
  /** What the explanation of a claim says: its row and its detail; the services write it as a PDF. */
  'claims.getExplanation': derivedFrom('claims.getEntry', (memory, request, context) => {
    const { healthServiceId } = request.params;
    const claim = sharedRows(memory, context).find(
      (each) => each.healthServiceId === healthServiceId,
    );
    const entry = entriesIn(request, context).find(
      (each) => each.healthServiceId === healthServiceId,
    );
    const coverageRequest = entry && requestOfClaim(entry.healthServiceId, memory, context);
    const response =
      claim && entry
        ? {
            status: 200,
            body: {
              claim: {
                ...claim,
                ...spanishNameOfClaim(claim.drugName, claim.PRODUCT_ID, context.drugs),
              },
              entry: { ...entry, ...(coverageRequest && { coverageRequest }) },
            } as unknown as Json,
          }
        : claimNotFound;
    return { memory, response };
  }),
  /** What the claims of the history added to the yearly limits, as their details say it. */
  'claims.getAccumulators': derivedFrom('claims.getHistory', (memory, request, context) => {
    const { fromDate = '', toDate = '', memberId = '' } = request.params;
    const addedBy = new Map(
      entriesIn(request, context).map(({ healthServiceId, accumulators = [] }) => [
        healthServiceId,
        accumulators,
      ]),
    );
    const rows = sharedRows(memory, context);
    const claims = rowsBetween(rows, { fromDate, toDate, memberId }, context).map(
      ({ healthServiceId }) => ({
        healthServiceId,
        accumulators: addedBy.get(healthServiceId) ?? [],
      }),
    );
    return answer(memory, { claims });
  }),
  /** What a statement of claims says, and whose it is; the services write it as a PDF. */
  'claims.getStatement': derivedFrom('claims.getHistory', (memory, request, context) => {
    const { fromDate = '', toDate = '', memberId = '' } = request.params;
    const dates = { fromDate, toDate };
    const { given_name: givenName = '', family_name: familyName = '' } =
      context.identity?.claims ?? {};
    const body = {
      fromDate,
      toDate,
      memberId,
      memberName: `${givenName} ${familyName}`.trim(),
      claim: rowsBetween(sharedRows(memory, context), { ...dates, memberId }, context),
      notShared: notShared(memory, request, context, dates),
    };
    return answer(memory, body);
  }),
  /** One claim of the file's `entries`, with the request about it; 404 when it has none with this id. */
  'claims.getEntry': {
    fixture: z.object({ entries: z.array(ClaimEntry) }),
    play: (memory, request, context) => {
      const { healthServiceId } = request.params;
      const entry = isWithheld(memory, context, healthServiceId)
        ? undefined
        : entriesIn(request, context).find((each) => each.healthServiceId === healthServiceId);
      const coverageRequest = entry && requestOfClaim(entry.healthServiceId, memory, context);
      const response = entry
        ? { status: 200, body: { ...entry, ...(coverageRequest && { coverageRequest }) } as Json }
        : claimNotFound;
      return { memory, response };
    },
  },
};
