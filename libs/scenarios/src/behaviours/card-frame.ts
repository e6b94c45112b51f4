import type { Behaviours } from '../memory/behaviour';

export const behaviours: Behaviours = {
  'cardFrame.get': {
    derived: true,
    play: (memory) => ({
      memory,
      response: { status: 200, body: { address: 'https://cards.example/frame' } },
    }),
  },
};
