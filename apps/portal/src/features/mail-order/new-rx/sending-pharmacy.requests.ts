import type { WithSlice } from '@reduxjs/toolkit';
import { pharmacies } from '@portal/contracts/pharmacies';
import { createRequest } from '../../../store';

/** The pharmacy of home delivery: by its NPI where the member's profile names one, else the client's (Spec §7.2). */
export const sendingPharmacy = createRequest(
  'mailOrder/pharmacy',
  (api) => (input: { npi: string } | { clientName: string }) =>
    'npi' in input
      ? api(pharmacies).getMailOrderByNpi({ mailOrderNpi: input.npi })
      : api(pharmacies).getMailOrderByClient(input),
  'latest',
);

declare module '../../../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof sendingPharmacy> {}
}
