import { filter, map } from 'rxjs';
import type { Epic } from '../../store';
import { responseIssueFound } from '../../session';
import { benefitSummary } from './benefits.requests';
import { leavesOut } from './read-benefits';

/** Benefits of which some cannot be shown → a report that names the endpoint alone. */
export const oddBenefitsEpic: Epic = (action$) =>
  action$.pipe(
    filter(benefitSummary.succeeded.match),
    filter(({ payload }) => leavesOut(payload)),
    map(() => responseIssueFound({ endpointId: 'benefits.getSummary', field: 'body' })),
  );
