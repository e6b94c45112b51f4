import { drafts } from '@portal/contracts/drafts';
import { health } from '@portal/contracts/health';
import { mailOrder } from '@portal/contracts/mail-order';
import { pharmacies } from '@portal/contracts/pharmacies';
import { createRequest } from '../../requests';

/** Whether the member may order by mail, and what they owe for it (Spec §2.7). */
export const mailOrderEligibility = createRequest(
  'dashboard/mailOrderEligibility',
  (api) => api(mailOrder).getUserEligibility,
  'latest',
  {
    check: ({ mailOrderUserEligibility }) =>
      mailOrderUserEligibility?.eligibility ? undefined : 'CALL_FAILED',
  },
);

/** The member's open mail orders, and how many refills are ready. */
export const mailOrderOverview = createRequest(
  'dashboard/mailOrderOverview',
  (api) => api(mailOrder).getOverview,
  'latest',
  { check: ({ orders }) => (Array.isArray(orders) ? undefined : 'CALL_FAILED') },
);

/** The member's allergies and conditions. */
export const healthInformation = createRequest(
  'dashboard/healthInformation',
  (api) => api(health).getInformation,
  'latest',
  {
    check: ({ allergies, conditions }) =>
      Array.isArray(allergies) && Array.isArray(conditions) ? undefined : 'CALL_FAILED',
  },
);

/** The member's default pharmacy; null when none is set. */
export const defaultPharmacy = createRequest(
  'dashboard/defaultPharmacy',
  (api) => api(pharmacies).getDefault,
  'latest',
);

/** The forms that the member has begun and not sent. */
export const draftList = createRequest('dashboard/drafts', (api) => api(drafts).getList, 'latest', {
  check: ({ drafts: list }) => (Array.isArray(list) ? undefined : 'CALL_FAILED'),
});
