import { mailOrderProfile } from '@portal/contracts/mail-order-profile';
import { requestOf } from '../../../store';

/** Phones and usual shipping method. */
export const mailProfile = requestOf(mailOrderProfile.get);

export const profileSaving = requestOf(mailOrderProfile.save);
