import type { WithSlice } from '@reduxjs/toolkit';
import { cardFrame } from '@portal/contracts/card-frame';
import { createRequest } from '../../../store';

/** Where a card is typed. */
export const vaultFrame = createRequest('mailOrder/frame', (api) => api(cardFrame).get, 'latest');

declare module '../../../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof vaultFrame> {}
}
