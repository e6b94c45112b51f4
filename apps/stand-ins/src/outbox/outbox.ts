import type { SentMessage } from '@portal/scenarios';
import { randomUUID } from 'node:crypto';

/** A message as the outbox has it. */
export interface OutboxMessage extends SentMessage {
  id: string;
  /** ISO 8601, UTC. */
  sentAt: string;
}

export interface OutboxFilter {
  /** A part of the address or number, in any case. */
  to?: string | undefined;
  kind?: SentMessage['kind'] | undefined;
}

const most = 500;

/**
 * Every email and text message that the stand-ins send, of services and identity provider alike: nothing leaves this
 * machine. The last ones, in this process; they are gone when it stops.
 */
export class Outbox {
  private messages: OutboxMessage[] = [];

  send(...messages: readonly SentMessage[]): void {
    for (const message of messages) {
      const sent = { ...message, id: randomUUID(), sentAt: new Date().toISOString() };
      this.messages = [sent, ...this.messages].slice(0, most);
    }
  }

  /** The newest first. */
  list({ to = '', kind }: OutboxFilter = {}): readonly OutboxMessage[] {
    const wanted = to.trim().toLowerCase();
    return this.messages.filter(
      (message) =>
        message.to.toLowerCase().includes(wanted) && (kind === undefined || message.kind === kind),
    );
  }

  clear(): void {
    this.messages = [];
  }
}
