import type { Behaviours } from '../memory/behaviour';

export const behaviours: Behaviours = {
  'events.report': {
    derived: true,
    play: (memory, { body }) => {
      const { events } = body as { events: unknown[] };
      return { memory, response: { status: 200, body: { accepted: events.length } } };
    },
  },
};
