import type { World } from '../oracle/world';
import { balanceFindings } from './balances';
import { claimFindings } from './claims';
import { documentFindings } from './documents';

/** Where the documents of a scenario contradict each other or the plan's rules, a sentence each. */
export const tiesOf = (world: World): string[] =>
  [balanceFindings, documentFindings, claimFindings].flatMap((of) => of(world));
