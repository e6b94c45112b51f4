import type { OutputOf } from '@portal/contracts';
import { password } from '@portal/contracts/password';
import { registration as calls } from '@portal/contracts/registration';
import { requestOf } from '../../store';

export type Pending = NonNullable<OutputOf<typeof calls.sendCode>['pending']>;

export const memberSearch = requestOf(calls.identify);
export const infoAdding = requestOf(calls.addInfo);
export const accountMaking = requestOf(calls.createAccount);
export const codeSending = requestOf(calls.sendCode);
export const codeConfirming = requestOf(calls.confirm);
/** Redeems a link: what the page asks for as it opens is asked once. */
export const linkRedeeming = requestOf(calls.redeemLink);
export const linkSending = requestOf(calls.sendLink);

export const resetRequesting = requestOf(password.requestReset);
export const resetLinkChecking = requestOf(password.checkLink, undefined, 'latest');
export const passwordChoosing = requestOf(password.choose);
