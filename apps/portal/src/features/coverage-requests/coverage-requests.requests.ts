import { coverageRequests } from '@portal/contracts/coverage-requests';
import { requestOf } from '../../store';

export type { CoverageRequest } from '../../plan/coverage-requests';

/** What the member's plan promises: its times for a decision, and the days for an appeal. */

/** Asks the office of a prescriber again; a second click while it is on its way does nothing. */
export const officeReminder = requestOf(coverageRequests.remindOffice);
