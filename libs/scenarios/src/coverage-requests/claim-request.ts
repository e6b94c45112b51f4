import { isAboutPayment } from '@portal/domain/coverage-requests';
import type { Context, Memory } from '../behaviour';
import { counterOf } from './counter';
import { claimOfRequest } from './requests-in';
import { readRequests } from './request-view';

/** Where the newest request about a rejected claim stands; an appeal follows the request that it is about. */
export function requestOfClaim(healthServiceId: string, memory: Memory, context: Context) {
  const found = readRequests(memory, context).find(
    ({ request, about }) =>
      claimOfRequest(about ?? request, context)?.healthServiceId === healthServiceId &&
      !isAboutPayment((about ?? request).topic),
  );
  if (!found) return null;
  const { request, about, state, clock } = found;
  const { youPay } = counterOf(about ?? request, state === 'approved', memory, context).counter;
  return { requestNumber: request.requestNumber, state, dueAt: clock.dueAt, youPay };
}
