import { type Behaviours, answer } from '../memory/behaviour';

export const behaviours: Behaviours = {
  'cardFrame.get': {
    derived: true,
    play: (memory) => answer(memory, { address: 'https://cards.example/frame' }),
  },
};
