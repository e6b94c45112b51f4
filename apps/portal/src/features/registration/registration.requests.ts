import type { OutputOf } from '@portal/contracts';
import { password } from '@portal/contracts/password';
import { registration as calls } from '@portal/contracts/registration';
import type { WithSlice } from '@reduxjs/toolkit';
import { createRequest } from '../../store';

export type Pending = NonNullable<OutputOf<typeof calls.sendCode>['pending']>;

export const memberSearch = createRequest(
  'registration/identify',
  (api) => api(calls).identify,
  'first',
);
export const infoAdding = createRequest(
  'registration/addInfo',
  (api) => api(calls).addInfo,
  'first',
);
export const accountMaking = createRequest(
  'registration/createAccount',
  (api) => api(calls).createAccount,
  'first',
);
export const codeSending = createRequest(
  'registration/sendCode',
  (api) => api(calls).sendCode,
  'first',
);
export const codeConfirming = createRequest(
  'registration/confirm',
  (api) => api(calls).confirm,
  'first',
);
/** Redeems a link: what the page asks for as it opens is asked once. */
export const linkRedeeming = createRequest(
  'registration/redeemLink',
  (api) => api(calls).redeemLink,
  'first',
);
export const linkSending = createRequest(
  'registration/sendLink',
  (api) => api(calls).sendLink,
  'first',
);

export const resetRequesting = createRequest(
  'password/requestReset',
  (api) => api(password).requestReset,
  'first',
);
export const resetLinkChecking = createRequest(
  'password/checkLink',
  (api) => api(password).checkLink,
  'latest',
);
export const passwordChoosing = createRequest(
  'password/choose',
  (api) => api(password).choose,
  'first',
);

declare module '../../store/root-reducer' {
  interface LazySlices
    extends
      WithSlice<typeof memberSearch>,
      WithSlice<typeof infoAdding>,
      WithSlice<typeof accountMaking>,
      WithSlice<typeof codeSending>,
      WithSlice<typeof codeConfirming>,
      WithSlice<typeof linkRedeeming>,
      WithSlice<typeof linkSending>,
      WithSlice<typeof resetRequesting>,
      WithSlice<typeof resetLinkChecking>,
      WithSlice<typeof passwordChoosing> {}
}
