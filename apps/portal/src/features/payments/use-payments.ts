import { useCallback, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Action, State } from '../../requests';
import * as requests from './payments.requests';

interface Asked<Answer> {
  requested: () => Action;
  select: (state: State) => Answer;
}

/** The answer as it is, with a way to ask again. */
function useAnswer<Answer>({ requested, select }: Asked<Answer>) {
  const dispatch = useDispatch();
  const data = useSelector(select);
  const retry = useCallback(() => void dispatch(requested()), [dispatch, requested]);
  return { data, retry };
}

/** The same, and asks when the screen opens. */
export function useAsked<Answer>(request: Asked<Answer>) {
  const answer = useAnswer(request);
  const { retry } = answer;
  useEffect(() => retry(), [retry]);
  return answer;
}

/** The account that another part of the screen has asked for. */
export const useAccountBeside = () => useAnswer(requests.account);

/** The automatic payment, likewise. */
export const useAutomaticBeside = () => useAnswer(requests.automatic);

export const useAccount = () => useAsked(requests.account);
export const useHistory = () => useAsked(requests.history);
export const useInvoices = () => useAsked(requests.invoices);
export const useCards = () => useAsked(requests.cards);
export const useAutomatic = () => useAsked(requests.automatic);
export const useFrame = () => useAsked(requests.frame);
export const useUnderWay = () => useAsked(requests.underWay);
