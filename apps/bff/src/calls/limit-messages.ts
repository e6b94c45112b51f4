import { forms } from '@portal/contracts/forms';
import { messages } from '@portal/contracts/messages';
import { ipKeyGenerator, MemoryStore, type Options } from 'express-rate-limit';
import { AppError } from '../app-error';
import type { SessionCall } from './call';

const windowMs = 3_600_000;

/**
 * How many messages visitors of one client IP may send in an hour; an IPv6 network counts as one. Each replica
 * counts for itself. A message that the service did not take is not counted.
 */
export class MessageLimit {
  private readonly sent = new MemoryStore();

  constructor(private readonly perHour: number) {
    this.sent.init({ windowMs } as Options);
  }

  /** Counts a message. Throws TOO_MANY_REQUESTS. */
  async count({ clientIp, response }: Pick<SessionCall, 'clientIp' | 'response'>): Promise<void> {
    const key = ipKeyGenerator(clientIp() ?? '');
    const { totalHits, resetTime } = await this.sent.increment(key);
    response.once('close', () => {
      if (response.statusCode >= 400 || !response.writableFinished) void this.sent.decrement(key);
    });
    if (totalHits <= this.perHour) return;
    const leftMs = (resetTime?.getTime() ?? 0) - Date.now();
    const seconds = Math.max(1, Math.ceil(leftMs / 1000));
    throw new AppError('TOO_MANY_REQUESTS', { headers: { 'retry-after': String(seconds) } });
  }
}

const limited: readonly string[] = [messages.sendAsVisitor.id, forms.submit.id];

/** A visitor's message or form is limited; a member's is not, because it has a name. */
export function limitMessages(
  call: SessionCall,
  { messageLimit }: { messageLimit: Pick<MessageLimit, 'count'> },
): Promise<void> | void {
  if (limited.includes(call.endpoint.id) && !call.session) return messageLimit.count(call);
}
