import { health } from '@portal/contracts/health';
import { createRequest } from '../../requests';

/** The member's allergies and conditions. */
export const healthInformation = createRequest(
  'accountSettings/health',
  (api) => api(health).getInformation,
  'latest',
  {
    check: ({ allergies, conditions }) =>
      Array.isArray(allergies) && Array.isArray(conditions) ? undefined : 'CALL_FAILED',
  },
);
