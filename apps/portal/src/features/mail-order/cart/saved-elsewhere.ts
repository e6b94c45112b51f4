import { drafts } from '@portal/contracts/drafts';
import { cartChanges, restoreCart } from '@portal/domain/mail-order';
import { catchError, concat, map, mergeMap, type Observable, of } from 'rxjs';
import { draftLoaded, draftSaveFailed } from '../../../forms/draft/drafts.slice';
import type { Dependencies } from '../../../store';
import { checkoutForm } from '../checkout-form';
import { type Basket, changedElsewhere } from './cart.slice';

/** Whether a save found a draft of another page or device. */
export const isChangedElsewhere = (action: { type: string } | null): boolean =>
  action !== null && draftSaveFailed.match(action) && action.payload.failure === 'changed';

/**
 * Compares what another page or device saved with the order of this page: `same$` goes on where nothing of the
 * order differs, else the order is not sent → changedElsewhere.
 */
export function compareElsewhere<Next>(
  { cart }: Basket,
  api: Dependencies['api'],
  same$: Observable<Next>,
) {
  return api(drafts)
    .getOne({ formId: checkoutForm })
    .pipe(
      map(({ draft }) => ({ draft, saved: restoreCart(draft?.content) })),
      catchError(() => of('unknown' as const)),
      mergeMap((found) => {
        if (found === 'unknown') return of(changedElsewhere('unknown'));
        const { draft, saved } = found;
        if (saved?.memberId !== cart.memberId) return of(changedElsewhere('gone'));
        if (cartChanges(cart, saved).length > 0) return of(changedElsewhere(saved));
        return concat(of(draftLoaded({ formId: checkoutForm, draft })), same$);
      }),
    );
}
