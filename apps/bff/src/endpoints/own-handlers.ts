import type { areas } from '@portal/contracts/all';
import { draftHandlers } from './draft-handlers';
import { eventHandlers } from './event-handlers';
import type { HandlersOf } from './own-call';
import { reportHandlers } from './report-handlers';
import { sessionHandlers } from './session-handlers';

type OwnAreas = Pick<typeof areas, 'cardFrame' | 'drafts' | 'events' | 'reports' | 'session'>;

/** Who answers the calls of the BFF itself, by area. A call without an answer does not compile, nor start. */
export const ownHandlers: { [Area in keyof OwnAreas]: HandlersOf<OwnAreas[Area]> } = {
  cardFrame: {
    get: async ({ dependencies }) => ({
      address: dependencies.config.settings.CARD_FRAME ?? null,
    }),
  },
  drafts: draftHandlers,
  events: eventHandlers,
  reports: reportHandlers,
  session: sessionHandlers,
};
