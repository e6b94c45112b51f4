import { type Behaviours, answer, derived } from '../memory/behaviour';

export const behaviours: Behaviours = {
  'cardFrame.get': derived((memory) => answer(memory, { address: 'https://cards.example/frame' })),
};
