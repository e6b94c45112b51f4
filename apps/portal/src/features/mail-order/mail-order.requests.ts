import { mailOrder } from '@portal/contracts/mail-order';
import { requestOf } from '../../store';

/** Whether the member may order by mail, and what they owe for it (Spec §2.7). */
export const mailOrderEligibility = requestOf(mailOrder.getUserEligibility);

/** The member's open mail orders, and how many refills are ready. */
export const mailOrderOverview = requestOf(mailOrder.getOverview);
