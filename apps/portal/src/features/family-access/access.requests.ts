import type { OutputOf } from '@portal/contracts';
import { caregivers } from '@portal/contracts/caregivers';
import { familyAccess } from '@portal/contracts/family-access';
import type { WithSlice } from '@reduxjs/toolkit';
import { createRequest } from '../../store';

export type Caregiver = OutputOf<typeof familyAccess.getPeople>['people'][number];
export type Use = OutputOf<typeof familyAccess.getLog>['uses'][number];

/** The people whom the member invited. */
export const caregiverList = createRequest(
  'familyAccess/people',
  (api) => api(familyAccess).getPeople,
  'latest',
);

/** Who used which scope and when. */
export const accessLog = createRequest(
  'familyAccess/log',
  (api) => api(familyAccess).getLog,
  'latest',
);

export const inviting = createRequest(
  'familyAccess/invite',
  (api) => api(familyAccess).invite,
  'first',
);

export const revoking = createRequest(
  'familyAccess/revoke',
  (api) => api(familyAccess).revoke,
  'first',
);

/** The invitation of a link. */
export const invitationRead = createRequest(
  'familyAccess/invitation',
  (api) => api(familyAccess).readInvitation,
  'latest',
);

export const answering = createRequest(
  'familyAccess/answer',
  (api) => api(familyAccess).answer,
  'first',
);

/** The members for whom the user may act. */
export const caredForList = createRequest(
  'familyAccess/caredFor',
  (api) => () => api(caregivers).getMembers(),
  'latest',
);

export const caringStart = createRequest(
  'familyAccess/start',
  (api) => api(caregivers).start,
  'first',
);

declare module '../../store/root-reducer' {
  interface LazySlices
    extends
      WithSlice<typeof caregiverList>,
      WithSlice<typeof accessLog>,
      WithSlice<typeof inviting>,
      WithSlice<typeof revoking>,
      WithSlice<typeof invitationRead>,
      WithSlice<typeof answering>,
      WithSlice<typeof caredForList>,
      WithSlice<typeof caringStart> {}
}
