import { coverageRequests } from '@portal/contracts/coverage-requests';
import { requestOf } from '../../store';

export type { CoverageRequest } from '../../plan/coverage-requests';

/** Asks the office of a prescriber again; a second click while it is on its way does nothing. */
export const officeReminder = requestOf(coverageRequests.remindOffice);
