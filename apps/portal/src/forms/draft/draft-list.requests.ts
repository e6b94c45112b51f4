import { drafts } from '@portal/contracts/drafts';
import { requestOf } from '../../store';

/** The forms that the member has begun and not sent. */
export const draftList = requestOf(drafts.getList);
