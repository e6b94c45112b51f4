import { useCallback, useEffect } from 'react';
import { type SingleRequest, useAppDispatch, useAppSelector } from '../../store';
import * as requests from './payments.requests';

/** The answer as it is, with a way to request it again. */
function useAnswer<Data>({ requested, select }: SingleRequest<void, Data>) {
  const dispatch = useAppDispatch();
  const data = useAppSelector(select);
  const retry = useCallback(() => void dispatch(requested()), [dispatch, requested]);
  return { data, retry };
}

/** The same, and requests it when the screen opens. */
export function useRequested<Data>(request: SingleRequest<void, Data>) {
  const answer = useAnswer(request);
  const { retry } = answer;
  useEffect(() => retry(), [retry]);
  return answer;
}

/** The account, requested by another part of the screen. */
export const useAccountBeside = () => useAnswer(requests.account);

/** The automatic payment, likewise. */
export const useAutomaticBeside = () => useAnswer(requests.automatic);

export const useAccount = () => useRequested(requests.account);
export const useHistory = () => useRequested(requests.history);
export const useInvoices = () => useRequested(requests.invoices);
export const useCards = () => useRequested(requests.cards);
export const useAutomatic = () => useRequested(requests.automatic);
export const useFrame = () => useRequested(requests.frame);
export const useUnderWay = () => useRequested(requests.underWay);
