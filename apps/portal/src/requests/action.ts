/** What the store and the epics carry. `meta` says what a `payload` answers. */
export type Action<Payload = unknown, Meta = unknown> = {
  type: string;
  payload: Payload;
  meta?: Meta;
};

export interface ActionCreator<Args extends unknown[], Payload, Meta = unknown> {
  (...args: Args): Action<Payload, Meta>;
  type: string;
  match(action: unknown): action is Action<Payload, Meta>;
}

/** Makes an action creator, `domain/eventHappened`, with `type` and `match` on it (as RTK's have). */
export function defineAction<Payload = void>(
  type: string,
): ActionCreator<Payload extends void ? [] : [payload: Payload], Payload> {
  return preparedAction(type, (...[payload]: unknown[]) => ({ payload }) as { payload: Payload });
}

/** The same, where the arguments become payload and meta by a function. */
export function preparedAction<Args extends unknown[], Payload, Meta = unknown>(
  type: string,
  prepare: (...args: Args) => { payload: Payload; meta?: Meta },
): ActionCreator<Args, Payload, Meta> {
  const creator = (...args: Args): Action<Payload, Meta> => ({ type, ...prepare(...args) });
  const match = (action: unknown): action is Action<Payload, Meta> =>
    (action as { type?: unknown } | null)?.type === type;
  return Object.assign(creator, { type, match });
}
