import { quickRefill } from '@portal/contracts/quick-refill';
import { clientKey, type RateLimit } from '../limits/rate-limit';
import type { BodyCall, LimitedCall } from './call';

type Limit = Pick<RateLimit, 'count' | 'uncount'>;

export interface QuickRefillLimits {
  rateLimits: { quickRefills: { ofClient: Limit; ofPrescription: Limit } };
}

/**
 * Details of a refill without signing in are limited for each client IP and for each Rx number, over all replicas.
 * Counted before the call, so that calls at the same time do not exceed the limit; details that match, and calls
 * that the service could not judge, are taken back.
 */
export function limitQuickRefills(
  call: BodyCall,
  { rateLimits }: QuickRefillLimits,
): LimitedCall | Promise<LimitedCall> {
  if (call.endpoint.id !== quickRefill.find.id) return call;
  return count(call, rateLimits.quickRefills);
}

async function count(
  call: BodyCall,
  { ofClient, ofPrescription }: QuickRefillLimits['rateLimits']['quickRefills'],
): Promise<LimitedCall> {
  const { body, clientIp, response } = call;
  const { rxNumber } = body as { rxNumber: string };
  const client = clientKey(clientIp());
  const leftOfClient = await ofClient.count(client);
  const leftOfPrescription = await ofPrescription.count(rxNumber);
  response.once('close', () => {
    const { statusCode, writableFinished } = response;
    // A call that is given up may have been judged: it counts.
    if (!writableFinished || (statusCode >= 400 && statusCode < 500)) return;
    void ofClient.uncount(client);
    void ofPrescription.uncount(rxNumber);
  });
  return { ...call, triesLeft: Math.min(leftOfClient, leftOfPrescription) };
}
