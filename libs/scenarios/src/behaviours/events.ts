import { type Behaviours, answer, derived } from '../memory/behaviour';

export const behaviours: Behaviours = {
  'events.report': derived((memory, { body }) => {
    const { events } = body as { events: unknown[] };
    return answer(memory, { accepted: events.length });
  }),
};
