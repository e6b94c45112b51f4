import { filter, map } from 'rxjs';
import { type Epic, mayHaveChanged } from '../../../store';
import { orderCancellation, orderList } from '../home-delivery.requests';

/** An order was cancelled, or may be → the orders of its patient are requested again. */
export const ordersRefreshEpic: Epic = (action$) =>
  action$.pipe(
    filter(mayHaveChanged([orderCancellation])),
    map(({ meta: { input } }) => orderList.requested({ memberId: input.body.memberId })),
  );
