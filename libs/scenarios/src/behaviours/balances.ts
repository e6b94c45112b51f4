import { answer, type Behaviours } from '../memory/behaviour';
import { BalancesFile } from '../people/medical-amounts';

export const behaviours: Behaviours = {
  /** The file may hold dated medical amounts: they are in the balances when it is read. */
  'balances.getBenefitBalance': {
    fixture: BalancesFile,
    play: (memory, _request, { fixture }) => answer(memory, fixture ?? null),
  },
};
