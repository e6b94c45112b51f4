import { requestStates } from '@portal/domain/coverage-requests';
import * as z from 'zod/mini';
import * as f from './fields';

/** Where the newest request about a rejected claim stands; null when there is none. */
export const RequestOfClaim = f.nullWithout(
  z.object({
    requestNumber: f.recordId,
    state: f.code(requestStates),
    /** When the plan has to decide. */
    dueAt: f.isoDateTime,
    /** What the fill costs now that it is approved; null before. */
    youPay: f.nonNegativeMoney,
  }),
  'requestNumber',
);
