import { useSearchParams } from 'react-router-dom';
import { useAppSelector } from '../../store';
import { type NewRxRequest, newRxRequests } from './home-delivery.requests';

/** `?request=`, with which a notice leads to what became of a request for a new prescription. */
export const useLinkedNumber = (): string | null => useSearchParams()[0].get('request');

/** The request of a notice, once the requests are loaded. */
export function useLinkedRequest(): NewRxRequest | undefined {
  const number = useLinkedNumber();
  const { data } = useAppSelector(newRxRequests.select);
  return data?.requests.find(({ referenceNumber }) => referenceNumber === number);
}

export const requestId = (referenceNumber: string): string => `request-${referenceNumber}`;
/** The element of a refill; the number of a prescription is in no URL, so that this is not its fragment. */
export const refillId = (rxNumber: string): string => `refill-${rxNumber}`;

/** What a row of a refill needs so that a notice leads to it. */
export function useLinkedRow(rxNumber: string) {
  const linked = useLinkedRequest();
  const isLinked = Boolean(rxNumber) && linked?.rxNumber === rxNumber;
  return isLinked && { id: refillId(rxNumber), tabIndex: -1, 'aria-current': true };
}
