import { forms } from '@portal/contracts/forms';
import { messages } from '@portal/contracts/messages';
import { uploads } from '@portal/contracts/uploads';
import { clientKey, type RateLimit } from '../limits/rate-limit';
import type { SessionCall } from './call';

type Limits = Record<'messages' | 'uploads', Pick<RateLimit, 'count' | 'uncount'>>;

/** The limit of each call. A message that the service did not take is not counted; a refused file is. */
const limited: Readonly<Record<string, { by: keyof Limits; onlyAccepted: boolean }>> = {
  [messages.sendAsVisitor.id]: { by: 'messages', onlyAccepted: true },
  [forms.submit.id]: { by: 'messages', onlyAccepted: true },
  [uploads.put.id]: { by: 'uploads', onlyAccepted: false },
};

/**
 * A visitor's messages, forms and files are limited for each client IP, over all replicas; a member's are not,
 * because they have a name.
 */
export function limitVisitors(
  { endpoint, session, clientIp, response }: SessionCall,
  { rateLimits }: { rateLimits: Limits },
): Promise<void> | void {
  const rule = limited[endpoint.id];
  if (session || !rule) return;
  const limit = rateLimits[rule.by];
  const key = clientKey(clientIp());
  if (rule.onlyAccepted) {
    response.once('close', () => {
      if (response.statusCode >= 400 || !response.writableFinished) void limit.uncount(key);
    });
  }
  return limit.count(key).then(() => undefined);
}
