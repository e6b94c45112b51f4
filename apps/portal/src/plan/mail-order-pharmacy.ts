import type { WithSlice } from '@reduxjs/toolkit';
import { pharmacies } from '@portal/contracts/pharmacies';
import { useSession } from '../session';
import { createRequest, useRequested } from '../store';

/** The pharmacy of home delivery: by its NPI where the member's profile names one, else the client's (Spec §7.2). */
const mailOrderPharmacy = createRequest(
  'plan/mailOrderPharmacy',
  (api) => (input: { npi: string } | { clientName: string }) =>
    'npi' in input
      ? api(pharmacies).getMailOrderByNpi({ mailOrderNpi: input.npi })
      : api(pharmacies).getMailOrderByClient(input),
  'latest',
);

/** The pharmacy that sends to this member, and a retry; nothing is requested while it is not wanted. */
export function useMailOrderPharmacy({ isWanted = true } = {}) {
  const { client, userInfo } = useSession();
  const npi = userInfo?.mailOrderNpi;
  const pharmacy = npi ? { npi } : { clientName: client };
  return useRequested(mailOrderPharmacy, isWanted ? pharmacy : null);
}

declare module '../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof mailOrderPharmacy> {}
}
