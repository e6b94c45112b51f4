import { type Behaviours, answer } from '../memory/behaviour';

export const behaviours: Behaviours = {
  'events.report': {
    derived: true,
    play: (memory, { body }) => {
      const { events } = body as { events: unknown[] };
      return answer(memory, { accepted: events.length });
    },
  },
};
