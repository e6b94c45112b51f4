import type { OutputOf } from '@portal/contracts';
import type { drafts } from '@portal/contracts/drafts';
import { emptyCart } from '@portal/domain/mail-order';
import { useEffect, useState } from 'react';
import { draftLoaded } from '../../../forms/draft/drafts.slice';
import { isRecord, unansweredStep } from '../../../forms/draft/records';
import { storedDraft } from '../../../forms/draft/stored-draft.requests';
import { answerFor, type Failure, useAppDispatch, useAppSelector } from '../../../store';
import { checkoutForm } from '../checkout-form';
import { patientChosen, selectChosenPatient } from '../family/patient.slice';
import { usePatientId } from '../family/use-patient';
import { basketOf, patientIn, sentOf } from './cart-draft';
import { type Basket, basketLoaded, selectCart } from './cart.slice';

/** The basket for the patient. It is loaded once for a page: what is here afterwards is newer than the draft. */
export interface StoredBasket {
  /** The patient. */
  memberId: string;
  basket: Basket | null;
  failure: Failure | undefined;
  /** Loads the draft again, in the place of what is here. */
  reload: () => void;
}

/** The page of the checkout that a draft is at; null for one of an order that was placed. */
function stepOf(draft: OutputOf<typeof drafts.getOne>['draft']): string | null {
  if (!draft || isRecord(draft)) return null;
  return draft.step === unansweredStep ? 'review' : (draft.step ?? null);
}

export function useBasket(): StoredBasket {
  const dispatch = useAppDispatch();
  const { patientId: memberId } = usePatientId();
  const chosenId = useAppSelector(selectChosenPatient);
  const { basket } = useAppSelector(selectCart);
  /** Names the request: what the store holds may be the draft of another form. */
  const [visit, setVisit] = useState(() => (basket ? null : crypto.randomUUID()));
  const stored = useAppSelector(storedDraft.select);
  const ours = answerFor(stored, (input) => input.visit === visit);
  const draft = ours.data?.draft;

  useEffect(() => {
    if (visit !== null) dispatch(storedDraft.requested({ formId: checkoutForm, visit }));
  }, [dispatch, visit]);
  useEffect(() => {
    if (draft === undefined || memberId === '') return;
    const begunFor = patientIn(draft?.content);
    // The order goes on for whom it was begun, e.g. after a reload; the BFF refuses it if that is over.
    if (chosenId === null && begunFor && begunFor !== memberId) {
      return void dispatch(patientChosen(begunFor));
    }
    dispatch(draftLoaded({ formId: checkoutForm, draft }));
    dispatch(
      basketLoaded({
        basket: basketOf(draft?.content, memberId),
        fresh: emptyCart(crypto.randomUUID(), memberId),
        underWay: sentOf(draft?.content),
        step: stepOf(draft),
      }),
    );
  }, [chosenId, dispatch, draft, memberId]);

  const isMissing = ours.status === 'failure' && basket === null && memberId !== '';
  useEffect(() => {
    // Refills can be chosen without the draft; saving finds out whether there is one.
    if (!isMissing) return;
    const fresh = emptyCart(crypto.randomUUID(), memberId);
    dispatch(basketLoaded({ basket: null, fresh, underWay: null, step: null }));
  }, [dispatch, isMissing, memberId]);

  return { memberId, basket, failure: ours.failure, reload: () => setVisit(crypto.randomUUID()) };
}
