import { createAction, isAnyOf } from '@reduxjs/toolkit';
import { drafts } from '@portal/contracts/drafts';
import {
  catchError,
  concat,
  exhaustMap,
  filter,
  from,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
  switchMap,
} from 'rxjs';
import {
  draftRemoveRequested,
  draftSaved,
  draftSaveRequested,
} from '../../../forms/draft/drafts.slice';
import type { Epic } from '../../../store';
import { requestEpic$ } from '../../../store/epic';
import {
  addressRemoval,
  addressSaving,
  cardRemoval,
  cardSaving,
  checkoutChoices,
  healthConfirmation,
  orderPlacement,
  type OrderToPlace,
} from '../home-delivery.requests';
import { checkoutForm } from '../checkout-form';
import { contentOf, resultForm } from './cart-draft';
import { addressTyped, cartChanged, orderEnded, orderSent, selectCart } from './cart.slice';

/** The member places the order of the review. */
export const placeAsked = createAction<OrderToPlace>('mailOrder/placeAsked');

/** Whether the service has said no, so that nothing was placed. */
export const isRefused = ({ status }: { status: number }) => status >= 400 && status < 500;

/**
 * placeAsked → notes in the draft that the order was sent, then sends it under its key → orderPlacement.requested.
 * So a reload or a lost answer leads to the same order, never to a second one. A note that cannot be stored does
 * not stop the order: the key alone prevents a second one.
 */
const sendEpic: Epic = (action$, state$, { api }) =>
  action$.pipe(
    filter(placeAsked.match),
    exhaustMap(({ payload: order }) => {
      const { basket } = selectCart(state$.value);
      const content = basket ? contentOf(basket, order) : {};
      const noted$: Observable<ReturnType<typeof draftSaved>> = api(drafts)
        .getOne({ formId: checkoutForm })
        .pipe(
          switchMap(({ draft }) =>
            api(drafts).save({
              formId: checkoutForm,
              body: { replaces: draft?.revision ?? 0, step: 'review', content },
            }),
          ),
          map((draft) => draftSaved({ formId: checkoutForm, draft })),
        );
      return concat(noted$.pipe(catchError(() => from([]))), of(orderPlacement.requested(order)));
    }),
  );

/**
 * The order was placed → stores the result for its page, removes the draft, clears the cart. It was refused →
 * the cart goes on under a new key. No answer came → the note stays, and the same order can be sent again.
 */
const endEpic: Epic = (action$, state$) =>
  merge(
    action$.pipe(
      filter(orderPlacement.succeeded.match),
      mergeMap(({ payload: { order }, meta: { input } }) => [
        draftSaveRequested({ formId: resultForm, step: 'result', content: { order }, again: true }),
        draftRemoveRequested({ formId: checkoutForm }),
        orderEnded({ key: crypto.randomUUID(), memberId: input.body.memberId }),
      ]),
    ),
    action$.pipe(
      filter(orderPlacement.failed.match),
      mergeMap(({ payload, meta: { input } }) => {
        if (!isRefused(payload)) return [orderSent(input)];
        const { basket } = selectCart(state$.value);
        const key = crypto.randomUUID();
        const ended = [orderSent(null), cartChanged({ key })];
        if (!basket) return ended;
        const content = contentOf({ ...basket, cart: { ...basket.cart, key } });
        return [...ended, draftSaveRequested({ formId: checkoutForm, step: 'review', content })];
      }),
    ),
  );

/** An address, a card or the health answers were changed → the choices are requested again. */
const refreshEpic: Epic = (action$, state$) =>
  action$.pipe(
    filter(
      isAnyOf(
        addressSaving.succeeded,
        addressRemoval.succeeded,
        cardSaving.succeeded,
        cardRemoval.succeeded,
        healthConfirmation.succeeded,
      ),
    ),
    mergeMap(() => {
      const memberId = selectCart(state$.value).basket?.cart.memberId;
      return memberId ? [checkoutChoices.requested({ memberId })] : [];
    }),
  );

/** An address or a card was saved → it is chosen for the order; it was removed → it is not. */
const choiceEpic: Epic = (action$, state$) =>
  merge(
    action$.pipe(
      filter(isAnyOf(addressRemoval.succeeded, cardRemoval.succeeded)),
      mergeMap((action) => {
        const cart = selectCart(state$.value).basket?.cart;
        if (addressRemoval.succeeded.match(action)) {
          const isChosen = cart?.addressId === action.meta.input.addressId;
          return isChosen ? [cartChanged({ addressId: null })] : [];
        }
        const { payment } = cart ?? {};
        const { pciToken } = action.meta.input;
        const isChosen = payment && 'pciToken' in payment && payment.pciToken === pciToken;
        return isChosen ? [cartChanged({ payment: null })] : [];
      }),
    ),
    action$.pipe(
      filter(addressSaving.succeeded.match),
      mergeMap(({ payload: { addressId } }) => [cartChanged({ addressId }), addressTyped(null)]),
    ),
    action$.pipe(
      filter(cardSaving.succeeded.match),
      map(({ payload: { card } }) => cartChanged({ payment: { pciToken: card.pciToken } })),
    ),
  );

// As for a request: every store runs them from now on.
for (const epic of [sendEpic, endEpic, choiceEpic, refreshEpic]) requestEpic$.next(epic);
