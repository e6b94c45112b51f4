import { cardFrame } from '@portal/contracts/card-frame';
import { drafts } from '@portal/contracts/drafts';
import { useCallback } from 'react';
import {
  type SingleRequest,
  useAppDispatch,
  useAppSelector,
  useCall,
  useFreshCall,
  useRequested,
} from '../../store';
import { paymentForms } from './form/payment-forms';
import * as requests from './payments.requests';

/** The answer that another part of the screen requests, with a way to request it again. */
function useStored<Data>({ requested, select }: SingleRequest<void, Data>) {
  const dispatch = useAppDispatch();
  const data = useAppSelector(select);
  const retry = useCallback(() => void dispatch(requested()), [dispatch, requested]);
  return { data, retry };
}

export const useStoredAccount = () => useStored(requests.account);
export const useStoredHistory = () => useStored(requests.history);
export const useStoredAutomatic = () => useStored(requests.automatic);

export const useAccount = () => useRequested(requests.account);
export const useHistory = () => useRequested(requests.history);
/** The history as it is after a payment: one from before lacks it. */
export const useFreshHistory = () => useRequested(requests.history, undefined, { fresh: true });
export const useInvoices = () => useRequested(requests.invoices);
export const useCards = () => useRequested(requests.cards);
export const useAutomatic = () => useRequested(requests.automatic);
export const useFrame = () => useCall(cardFrame.get);
/** A payment that was sent and not answered, as the BFF stores it; its draft is null when there is none. */
export const useUnderWay = () =>
  useFreshCall(drafts.getOne, { formId: paymentForms.underWay }, paymentForms.underWay);
