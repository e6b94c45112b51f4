import { map, mergeMap } from 'rxjs';
import type { Epic } from '../../store';
import { responseIssueFound } from '../../session';
import { benefitBalance, planBalance } from './balances.requests';
import { personsIn, totalsIn } from './read-balance';

/** An answer with an amount missing, unreadable or below zero → a report that names the endpoint alone; it is shown as it is. */
export const oddBalancesEpic: Epic = (action$) =>
  action$.pipe(
    mergeMap((action) => {
      if (benefitBalance.succeeded.match(action)) {
        const odd = personsIn(action.payload).some(
          ({ deductible, pm }) => deductible === null || pm === null,
        );
        return odd ? ['balances.getBenefitBalance'] : [];
      }
      if (!planBalance.succeeded.match(action)) return [];
      const { total, youPaid, planPaid } = totalsIn(action.payload);
      return [total, youPaid, planPaid].includes(null) ? ['balances.getPlanBalance'] : [];
    }),
    map((endpointId) => responseIssueFound({ endpointId, field: 'body' })),
  );
