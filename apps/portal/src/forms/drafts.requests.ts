import { drafts } from '@portal/contracts/drafts';
import { createRequest } from '../requests';

/** The forms that the member has begun and not sent. */
export const draftList = createRequest('forms/drafts', (api) => api(drafts).getList, 'latest', {
  check: ({ drafts: list }) => (Array.isArray(list) ? undefined : 'CALL_FAILED'),
});
