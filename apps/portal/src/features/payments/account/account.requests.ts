import type { OutputOf } from '@portal/contracts';
import { payments } from '@portal/contracts/payments';
import { requestOf } from '../../../store';

export type Account = OutputOf<typeof payments.getAccount>;

/** What the member owes. Its own file: the dashboard loads it without the code of paying. */
export const account = requestOf(payments.getAccount);
