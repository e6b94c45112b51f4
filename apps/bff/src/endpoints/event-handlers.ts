import { clientIds } from '@portal/client-config';
import type { events } from '@portal/contracts/events';
import type { HandlersOf } from './own-call';

const knownClients = new Set<string>(clientIds);

/** SH-13: one log line and one count for each event. What the schema lets through says nothing of anybody. */
export const eventHandlers: HandlersOf<typeof events> = {
  report: async ({ dependencies: { log, metrics }, context: { requestId }, body }) => {
    for (const event of body.events) {
      const { kind, language, line, screen, at } = event;
      const client = knownClients.has(event.client) ? event.client : 'other';
      const entry = event.kind === 'menu-click' ? event.entry : undefined;
      const fields = { requestId, screen, entry, language, client, line, happenedAt: at };
      log.info(kind, fields);
      metrics.eventHappened({ kind, language, client, line });
    }
    return { accepted: body.events.length };
  },
};
