import { isAnyOf } from '@reduxjs/toolkit';
import { mailOrderCheckout } from '@portal/contracts/mail-order-checkout';
import { planDay } from '@portal/domain';
import {
  catchError,
  concat,
  exhaustMap,
  filter,
  map,
  merge,
  mergeMap,
  of,
  switchMap,
  take,
  timeout,
} from 'rxjs';
import { draftSaved, draftSaveFailed, draftSaveRequested } from '../../../forms/draft/drafts.slice';
import { type Epic, type Failure, isJudged, mayHaveChanged } from '../../../store';
import { type OrderToPlace, refillList } from '../home-delivery.requests';
import {
  addressRemoval,
  addressSaving,
  cardRemoval,
  cardSaving,
  checkoutChoices,
  healthConfirmation,
  orderPlacement,
} from '../checkout/checkout.requests';
import { resultStep, unansweredStep } from '../../../forms/draft/records';
import { checkoutForm } from '../checkout-form';
import { contentOf, contentOfPlaced } from './cart-draft';
import {
  addressTyped,
  capsNotSaved,
  cartChanged,
  orderEnded,
  orderSent,
  placeRequested,
  selectCart,
} from './cart.slice';
import { compareElsewhere, isChangedElsewhere } from './saved-elsewhere';

/**
 * Whether the service has judged the order and said no, so that nothing was placed. Any other failure, such as a
 * session that ended or a limit, says nothing of an order that was sent before under the same key.
 */
const isRefused = ({ status, code }: Failure, isFirst: boolean) =>
  isJudged({ status }) ||
  code === 'NO_HOME_DELIVERY' ||
  // The key has another order, placed on another page: this one was never placed under it.
  code === 'ORDER_ALREADY_PLACED' ||
  // The BFF refuses a patient before the service sees the order; it may have seen it at an earlier try.
  (code === 'PATIENT_NOT_AUTHORIZED' && isFirst);

/** How long an order waits until its note is stored. */
const notedWithinMs = 5_000;

/**
 * placeRequested → notes in the draft that the order is sent, stores easy-open caps that an adult asked for, then
 * sends the order under its key → draftSaveRequested, orderPlacement.requested. So a reload or a lost answer leads
 * to the same order, never to a second one. A note that cannot be stored does not stop the order: the key alone
 * prevents a second one. A note that finds the order changed on another page or device does. Caps that cannot be stored do: the service would refuse it as if no adult had asked.
 */
const sendEpic: Epic = (action$, state$, { api }) =>
  action$.pipe(
    filter(placeRequested.match),
    exhaustMap(({ payload: order }) => {
      const { basket } = selectCart(state$.value);
      const content = basket ? contentOf(basket, order) : {};
      const noted$ = action$.pipe(
        filter(isAnyOf(draftSaved, draftSaveFailed)),
        filter(({ payload }) => payload.formId === checkoutForm),
        timeout({ first: notedWithinMs, with: () => of(null) }),
        take(1),
      );
      const { memberId, packaging } = order.body;
      const asksForEasyOpen = basket?.cart.adultConfirmed && !packaging.childResistant;
      const packed$ = asksForEasyOpen
        ? api(mailOrderCheckout)
            .savePackaging({ body: { memberId, packaging, adultConfirmed: true } })
            .pipe(
              map(() => true),
              catchError(() => of(false)),
            )
        : of(true);
      const unsent = basket ? contentOf(basket) : {};
      const note = draftSaveRequested({ formId: checkoutForm, step: unansweredStep, content });
      const sent$ = packed$.pipe(
        mergeMap((isPacked) =>
          isPacked
            ? [orderPlacement.requested(order)]
            : [
                capsNotSaved(),
                draftSaveRequested({ formId: checkoutForm, step: 'review', content: unsent }),
              ],
        ),
      );
      return merge(
        noted$.pipe(
          switchMap((noted) =>
            basket && isChangedElsewhere(noted)
              ? compareElsewhere(basket, api, concat(of(note), sent$))
              : sent$,
          ),
        ),
        of(note),
      );
    }),
  );

/**
 * The order was placed → stores the result in the place of the order, by one call that outlives the page, and clears
 * the cart. A page that is reloaded before that requests the result from the service again, with the order in the
 * draft. It was refused → the cart goes on under a new key, with refills and choices as they are now. No answer came →
 * the note stays, and the same order can be sent again.
 */
const endEpic: Epic = (action$, state$) =>
  merge(
    action$.pipe(
      filter(orderPlacement.succeeded.match),
      mergeMap(({ payload: { order }, meta: { input } }) => [
        draftSaveRequested({
          formId: checkoutForm,
          step: resultStep,
          content: contentOfPlaced({ order, key: input.idempotencyKey ?? '' }),
        }),
        orderEnded({ key: crypto.randomUUID(), memberId: input.body.memberId }),
      ]),
    ),
    action$.pipe(
      filter(orderPlacement.failed.match),
      mergeMap(({ payload, meta: { input } }) => {
        const { basket, isSending } = selectCart(state$.value);
        if (!isRefused(payload, isSending)) return [orderSent(input as OrderToPlace)];
        const { memberId } = input.body;
        const key = crypto.randomUUID();
        const ended = [
          orderSent(null),
          cartChanged({ key }),
          refillList.requested({ memberId }),
          checkoutChoices.requested({ memberId }),
        ];
        if (!basket) return ended;
        const content = contentOf({ ...basket, cart: { ...basket.cart, key } });
        return [...ended, draftSaveRequested({ formId: checkoutForm, step: 'review', content })];
      }),
    ),
  );

/** An address, a card or the health answers were changed, or may be → the choices are requested again. */
const refreshEpic: Epic = (action$, state$) =>
  merge(
    action$.pipe(
      filter(mayHaveChanged([addressSaving, addressRemoval, cardRemoval, healthConfirmation])),
    ),
    action$.pipe(filter(mayHaveChanged([cardSaving], { isMoney: true }))),
  ).pipe(
    mergeMap(() => {
      const memberId = selectCart(state$.value).basket?.cart.memberId;
      return memberId ? [checkoutChoices.requested({ memberId })] : [];
    }),
  );

/**
 * An address or a card was saved → it is chosen for the order, unless the address is for a later time; it was
 * removed → it is not.
 */
const choiceEpic: Epic = (action$, state$, { clock }) =>
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
        const { cardId } = action.meta.input;
        const isChosen = payment && 'cardId' in payment && payment.cardId === cardId;
        return isChosen ? [cartChanged({ payment: null })] : [];
      }),
    ),
    action$.pipe(
      filter(addressSaving.succeeded.match),
      mergeMap(({ payload: { addressId }, meta: { input } }) => [
        ...(input.body.address.from <= planDay(clock.now()) ? [cartChanged({ addressId })] : []),
        addressTyped(null),
      ]),
    ),
    action$.pipe(
      filter(cardSaving.succeeded.match),
      map(({ payload: { card } }) => cartChanged({ payment: { cardId: card.cardId } })),
    ),
  );

/** The epics of the checkout, in addition to its requests. */
export const checkoutEpics = [sendEpic, endEpic, choiceEpic, refreshEpic];
