import type { ApiClient } from '@portal/api-client';
import { type Endpoint, type InputOf, isRead, type OutputOf } from '@portal/contracts';
import type { Observable } from 'rxjs';
import { createRequest, type SingleRequest } from './create-request';
import type { RequestActions } from './request-actions';
import { type Requested, useRequested } from './use-requested';

/** What a call is made with: nothing where its entry takes nothing. */
type CallInput<E extends Endpoint> = keyof InputOf<E> extends never ? void : InputOf<E>;

/** A request that is only its entry of the catalogue. */
export type CallRequest<Input, Data> = RequestActions<Input, Data> &
  Pick<SingleRequest<Input, Data>, 'select'>;

const requests = new Map<string, unknown>();

/**
 * The request of an entry of the catalogue, declared when it is first used; its slice has the entry's id. `use` names
 * another answer of the same entry, for a part that is on the page together with the first, or that comes with another
 * input. A call that reads is `latest`, any other `first`.
 *
 * A request whose answer is prerendered is declared when its module loads, not while a page renders: the store drops
 * what it has no reducer for.
 */
export function requestOf<E extends Endpoint>(
  entry: E,
  use?: string,
): CallRequest<CallInput<E>, OutputOf<E>> {
  const name = use ? `${entry.id} ${use}` : entry.id;
  const known = requests.get(name);
  if (known) return known as CallRequest<CallInput<E>, OutputOf<E>>;
  const area = { entry };
  const call = (api: ApiClient) =>
    api(area).entry as unknown as (input: CallInput<E>) => Observable<OutputOf<E>>;
  const request = createRequest(name, call, isRead(entry) ? 'latest' : 'first');
  requests.set(name, request);
  return request as unknown as CallRequest<CallInput<E>, OutputOf<E>>;
}

type CallArguments<E extends Endpoint> = keyof InputOf<E> extends never
  ? [input?: null, use?: string]
  : [input: (InputOf<E> & object) | null, use?: string];

/** `useRequested` of an entry of the catalogue: requests it when a component opens and when the input changes. */
export function useCall<E extends Endpoint>(
  entry: E,
  ...[input, use]: CallArguments<E>
): Requested<OutputOf<E>, CallInput<E>> {
  const request = requestOf(entry, use) as unknown as SingleRequest<object, OutputOf<E>>;
  return useRequested(request, input as object | null) as Requested<OutputOf<E>, CallInput<E>>;
}

/** The same, once in a page load: nothing is requested while the answer to this input is here or on its way. */
export function useCallOnce<E extends Endpoint>(
  entry: E,
  ...[input, use]: CallArguments<E>
): Requested<OutputOf<E>, CallInput<E>> {
  const request = requestOf(entry, use) as unknown as SingleRequest<object, OutputOf<E>>;
  return useRequested(request, input as object | null, { once: true }) as Requested<
    OutputOf<E>,
    CallInput<E>
  >;
}

/** `useCall` without an answer from before the component opened. */
export function useFreshCall<E extends Endpoint>(
  entry: E,
  ...[input, use]: CallArguments<E>
): Requested<OutputOf<E>, CallInput<E>> {
  const request = requestOf(entry, use) as unknown as SingleRequest<object, OutputOf<E>>;
  return useRequested(request, input as object | null, { fresh: true }) as Requested<
    OutputOf<E>,
    CallInput<E>
  >;
}
