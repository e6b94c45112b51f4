import { drugs } from '@portal/contracts/drugs';
import { requestOf } from '../../../store';

/** The drugs that a typed name may mean; apart from the other requests, because the first pages need it alone. */
export const drugSearch = requestOf(drugs.search);
