import type { WithSlice } from '@reduxjs/toolkit';
import { cardFrame } from '@portal/contracts/card-frame';
import { createRequest } from '../store';

/** The URL of the payment processor's frame; null where none is set. */
export const frame = createRequest('cards/frame', (api) => api(cardFrame).get, 'latest');

declare module '../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof frame> {}
}
