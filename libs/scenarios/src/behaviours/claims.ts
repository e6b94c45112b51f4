import { BenefitBalance } from '@portal/contracts/balances';
import { ClaimEntry } from '@portal/contracts/claims';
import * as z from 'zod/mini';
import type { Json } from '../files/scenario-file';
import {
  type Behaviours,
  type Context,
  serviceError,
  answer,
  derivedFrom,
} from '../memory/behaviour';
import { spanishNameOfClaim } from '../drugs/my-claims';
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
  accumulators?: { kind: string; scope: string }[];
};
type EntriesFile = { entries?: Entry[] };

/** The details of the file. Of a plan without a family limit they state none. */
function entriesIn({ fixtureOf }: Pick<Context, 'fixtureOf'>): Entry[] {
  const { entries = [] } = (fixtureOf('claims.getEntry') ?? {}) as EntriesFile;
  const balance = fixtureOf('balances.getBenefitBalance');
  if (!balance) return entries;
  const { familyDeductible, familyOOPMax } = BenefitBalance.parse(balance).planInfo;
  const without = [
    ...(familyDeductible === 'none' ? ['deductible'] : []),
    ...(familyOOPMax === 'none' ? ['outOfPocket'] : []),
  ];
  if (without.length === 0) return entries;
  const isStated = ({ kind, scope }: { kind: string; scope: string }) =>
    scope !== 'family' || !without.includes(kind);
  return entries.map(({ accumulators, ...entry }) => ({
    ...entry,
    ...(accumulators && { accumulators: accumulators.filter(isStated) }),
  }));
}

/**
 * The rows between the two dates, both included, of the requested member. A subscriber's id matches
 * the whole family: `EVF1` also finds the rows of `EVF1-02`. Each has its drug's Spanish name, and what
 * another payer paid from its detail.
 */
function rowsBetween(
  history: History | undefined,
  { fromDate, toDate, memberId }: { fromDate: string; toDate: string; memberId: string },
  context: Context,
): Row[] {
  const othersPaid = new Map(
    entriesIn(context).map(({ healthServiceId, otherPayerAmount }) => [
      healthServiceId,
      otherPayerAmount,
    ]),
  );
  return (history?.claimsHistory?.claim ?? [])
    .filter(
      (row) =>
        row.dateOfService >= fromDate &&
        row.dateOfService <= toDate &&
        (row.memberId === memberId || String(row.memberId).startsWith(`${memberId}-`)),
    )
    .map((row) => ({
      ...row,
      ...spanishNameOfClaim(row.drugName, row.PRODUCT_ID, context.drugs),
      otherPayerAmount: othersPaid.get(row.healthServiceId) ?? null,
    }));
}

const claimNotFound = serviceError(404, 'CLAIM_NOT_FOUND', 'There is no claim with this id.');

export const behaviours: Behaviours = {
  'claims.getHistory': {
    play: (memory, { params }, context) => {
      const { fromDate = '', toDate = '', memberId = '' } = params;
      const history = context.fixture as History;
      const body = history.claimsHistory?.claim
        ? {
            ...history,
            claimsHistory: {
              ...history.claimsHistory,
              claim: rowsBetween(history, { fromDate, toDate, memberId }, context),
            },
          }
        : history;
      return answer(memory, body);
    },
  },
  /** What the explanation of a claim says: its row and its detail; the services write it as a PDF. */
  'claims.getExplanation': derivedFrom('claims.getEntry', (memory, { params }, context) => {
    const { healthServiceId } = params;
    const history = context.fixtureOf('claims.getHistory') as History | undefined;
    const claim = history?.claimsHistory?.claim?.find(
      (each) => each.healthServiceId === healthServiceId,
    );
    const entry = entriesIn(context).find((each) => each.healthServiceId === healthServiceId);
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
  'claims.getAccumulators': derivedFrom('claims.getHistory', (memory, { params }, context) => {
    const { fromDate = '', toDate = '', memberId = '' } = params;
    const history = context.fixtureOf('claims.getHistory') as History | undefined;
    const addedBy = new Map(
      entriesIn(context).map(({ healthServiceId, accumulators = [] }) => [
        healthServiceId,
        accumulators,
      ]),
    );
    const claims = rowsBetween(history, { fromDate, toDate, memberId }, context).map(
      ({ healthServiceId }) => ({
        healthServiceId,
        accumulators: addedBy.get(healthServiceId) ?? [],
      }),
    );
    return answer(memory, { claims });
  }),
  /** What a statement of claims says, and whose it is; the services write it as a PDF. */
  'claims.getStatement': derivedFrom('claims.getHistory', (memory, { params }, context) => {
    const { fromDate = '', toDate = '', memberId = '' } = params;
    const history = context.fixtureOf('claims.getHistory') as History | undefined;
    const { given_name: givenName = '', family_name: familyName = '' } =
      context.identity?.claims ?? {};
    const body = {
      fromDate,
      toDate,
      memberId,
      memberName: `${givenName} ${familyName}`.trim(),
      claim: rowsBetween(history, { fromDate, toDate, memberId }, context),
    };
    return answer(memory, body);
  }),
  /** One claim of the file's `entries`, with the request about it; 404 when it has none with this id. */
  'claims.getEntry': {
    fixture: z.object({ entries: z.array(ClaimEntry) }),
    play: (memory, { params }, context) => {
      const { healthServiceId } = params;
      const entry = entriesIn(context).find((each) => each.healthServiceId === healthServiceId);
      const coverageRequest = entry && requestOfClaim(entry.healthServiceId, memory, context);
      const response = entry
        ? { status: 200, body: { ...entry, ...(coverageRequest && { coverageRequest }) } as Json }
        : claimNotFound;
      return { memory, response };
    },
  },
};
