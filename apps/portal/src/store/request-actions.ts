import {
  type ActionCreatorWithPreparedPayload,
  createAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import type { Failure, RemoteData } from './remote-data';

/** The outcome for one input: the payload; `meta` holds the input. */
type OutcomeAction<Input, Payload> = ActionCreatorWithPreparedPayload<
  [input: Input, payload: Payload],
  Payload,
  string,
  never,
  { input: Input }
>;

export interface RequestActions<Input, Data> {
  requested: ActionCreatorWithPreparedPayload<[input: Input], Input>;
  succeeded: OutcomeAction<Input, Data>;
  failed: OutcomeAction<Input, Failure>;
}

export const createRequestActions = <Input, Data>(name: string): RequestActions<Input, Data> => ({
  requested: createAction(`${name}/requested`, (payload: Input) => ({ payload })),
  succeeded: createAction(`${name}/succeeded`, (input: Input, payload: Data) => ({
    payload,
    meta: { input },
  })),
  failed: createAction(`${name}/failed`, (input: Input, payload: Failure) => ({
    payload,
    meta: { input },
  })),
});

interface Keeping<Input> {
  keepsAnswer?: boolean | undefined;
  owner?: ((input: Input) => string) | undefined;
}

/** The person whom a request is about: the `memberId` of its input; '' where it names none. */
export const memberIdIn = (input: unknown): unknown =>
  (typeof input === 'object' && input !== null && 'memberId' in input && input.memberId) || '';

/**
 * While loading, the answer before stays, unless it is about another person or another `owner` has it; after a failure
 * it does with `keepsAnswer`. Answers are replaced whole, so that Immer makes no draft of a long list.
 */
export function nextAnswer<Data, Input>(
  state: RemoteData<Data, Input>,
  action: UnknownAction,
  { requested, succeeded, failed }: RequestActions<Input, Data>,
  { keepsAnswer, owner }: Keeping<Input> = {},
): RemoteData<Data, Input> {
  if (requested.match(action)) {
    const { payload: input } = action;
    const isOther =
      state.status !== 'idle' &&
      (memberIdIn(state.input) !== memberIdIn(input) || owner?.(state.input) !== owner?.(input));
    return { status: 'loading', input, data: isOther ? undefined : state.data };
  }
  if (succeeded.match(action)) {
    return { status: 'success', input: action.meta.input, data: action.payload };
  }
  if (failed.match(action)) {
    const kept = keepsAnswer && state.data !== undefined ? { data: state.data } : {};
    return { status: 'failure', input: action.meta.input, failure: action.payload, ...kept };
  }
  return state;
}
