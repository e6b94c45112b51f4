import { forms } from '@portal/contracts/forms';
import { messages } from '@portal/contracts/messages';
import { clientKey, type RateLimit } from '../http/rate-limit';
import type { SessionCall } from './call';

const limited: readonly string[] = [messages.sendAsVisitor.id, forms.submit.id];

/**
 * A visitor's message or form is limited for each client IP; a member's is not, because it has a name. One
 * that the service did not take is not counted.
 */
export function limitMessages(
  { endpoint, session, clientIp, response }: SessionCall,
  { messageLimit }: { messageLimit: Pick<RateLimit, 'count' | 'uncount'> },
): Promise<void> | void {
  if (session || !limited.includes(endpoint.id)) return;
  const key = clientKey(clientIp());
  response.once('close', () => {
    if (response.statusCode >= 400 || !response.writableFinished) void messageLimit.uncount(key);
  });
  return messageLimit.count(key);
}
