import { ClaimEntry } from '@portal/contracts/claims';
import * as z from 'zod/mini';
import type { Json } from '../scenario-file';
import { type Behaviour, type Behaviours, serviceError } from '../behaviour';
import { requestOfClaim } from '../coverage-requests/claim-request';
import { spanishNameOfClaim } from '../drugs/named-claim';

type Row = {
  dateOfService: string;
  memberId?: Json;
  drugName?: string | null;
  PRODUCT_ID?: string | null;
};
type History = { claimsHistory?: { claim?: Row[] | null } | null };

/**
 * The rows between the two dates, both included, of the requested member. A subscriber's id matches
 * the whole family: `EVF1` also finds the rows of `EVF1-02`. Each has its drug's Spanish name.
 */
const getHistory: Behaviour = {
  play: (memory, { params }, { fixture, drugs }) => {
    const { fromDate = '', toDate = '', memberId = '' } = params;
    const history = fixture as History;
    if (!history.claimsHistory?.claim) return { memory, response: { status: 200, body: fixture! } };
    const claim = history.claimsHistory.claim
      .filter(
        (row) =>
          row.dateOfService >= fromDate &&
          row.dateOfService <= toDate &&
          (row.memberId === memberId || String(row.memberId).startsWith(`${memberId}-`)),
      )
      .map((row) => ({ ...row, ...spanishNameOfClaim(row.drugName, row.PRODUCT_ID, drugs) }));
    const body = { ...history, claimsHistory: { ...history.claimsHistory, claim } } as Json;
    return { memory, response: { status: 200, body } };
  },
};

/** One claim of the file's `entries`, with the request about it; 404 when it has none with this id. */
const getEntry: Behaviour = {
  fixture: z.object({ entries: z.array(ClaimEntry) }),
  play: (memory, { params }, context) => {
    const { entries } = context.fixture as { entries: { healthServiceId: string }[] };
    const entry = entries.find((each) => each.healthServiceId === params['healthServiceId']);
    const coverageRequest = entry && requestOfClaim(entry.healthServiceId, memory, context);
    const response = entry
      ? { status: 200, body: { ...entry, ...(coverageRequest && { coverageRequest }) } as Json }
      : serviceError(404, 'CLAIM_NOT_FOUND', 'There is no claim with this id.');
    return { memory, response };
  },
};

export const behaviours: Behaviours = {
  'claims.getEntry': getEntry,
  'claims.getHistory': getHistory,
};
