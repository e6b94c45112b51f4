import { requestStates } from '@portal/domain/coverage-requests';
import * as z from 'zod/mini';
import { code, isoDateTime, nonNegativeMoney, nullWithout, recordId } from './fields';

/** Where the newest request about a rejected claim stands; null when there is none. */
export const RequestOfClaim = nullWithout(
  z.object({
    requestNumber: recordId,
    state: code(requestStates),
    /** When the plan has to decide. */
    dueAt: isoDateTime,
    /** What the fill costs now that it is approved; null before. */
    youPay: nonNegativeMoney,
  }),
  'requestNumber',
);
