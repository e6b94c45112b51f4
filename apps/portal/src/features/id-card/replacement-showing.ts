import type { State } from '../../requests';

/**
 * Whether the message that a replacement card is on its way is showing (Spec §3, isShowMsg): a slice
 * that comes with the ID card, and is not there before somebody opened it.
 */
export const selectReplacementShowing = (state: State): boolean =>
  state['replacementShowing'] === true;
