import type { WithSlice } from '@reduxjs/toolkit';
import { health } from '@portal/contracts/health';
import { createRequest } from '../../store';

/** The member's allergies and conditions. */
export const healthInformation = createRequest(
  'accountSettings/health',
  (api) => api(health).getInformation,
  'latest',
);

/** Replaces both lists, or confirms them as they are. */
export const healthSaving = createRequest(
  'accountSettings/saveHealth',
  (api) => api(health).save,
  'first',
);

declare module '../../store/root-reducer' {
  interface LazySlices
    extends WithSlice<typeof healthInformation>, WithSlice<typeof healthSaving> {}
}
