import { pharmacies } from '@portal/contracts/pharmacies';
import { createRequest } from '../../requests';

/** The member's default pharmacy; null when none is set. */
export const defaultPharmacy = createRequest(
  'pharmacies/default',
  (api) => api(pharmacies).getDefault,
  'latest',
);
