import { createAction } from '@reduxjs/toolkit';

/** A pharmacy that is to become the default one (Spec §2.6). */
export interface PharmacyToSet {
  npi: string;
  name: string;
  inNetwork: boolean;
}

/** The pharmacy finder offers to set this pharmacy; the answer is `defaultPharmacyConfirmed`. */
export const defaultPharmacyRequested = createAction<PharmacyToSet>(
  'shell/defaultPharmacyRequested',
);

/** The member agreed in the modal. */
export const defaultPharmacyConfirmed = createAction<PharmacyToSet>(
  'shell/defaultPharmacyConfirmed',
);
