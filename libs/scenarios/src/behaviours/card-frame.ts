import type { Behaviours } from '../behaviour';

export const behaviours: Behaviours = {
  'cardFrame.get': {
    derived: true,
    play: (memory) => ({
      memory,
      response: { status: 200, body: { address: 'https://cards.example/frame' } },
    }),
  },
};
