import { clientIds } from '@portal/client-config';
import type { events } from '@portal/contracts/events';
import type { Logger } from '@portal/logger';
import type { HandlersOf } from './own-call';

export interface EventParts {
  log: Logger;
  metrics: {
    eventReported(labels: { kind: string; language: string; client: string; line: string }): void;
  };
}

const knownClients = new Set<string>(clientIds);

/** SH-13: one log line and one count for each event. The schema admits no personal data. */
export function createEventHandlers({ log, metrics }: EventParts): HandlersOf<typeof events> {
  return {
    report: async ({ context: { requestId }, body }) => {
      for (const event of body.events) {
        const { kind, language, line, screen, at } = event;
        const client = knownClients.has(event.client) ? event.client : 'other';
        const entry = event.kind === 'menu-click' ? event.entry : undefined;
        const fields = { requestId, screen, entry, language, client, line, reportedAt: at };
        log.info(kind, fields);
        metrics.eventReported({ kind, language, client, line });
      }
      return { accepted: body.events.length };
    },
  };
}
