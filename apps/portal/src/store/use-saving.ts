import type { UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAppDispatch, useAppSelector } from './hooks';
import { type Failure, idle, type RemoteData } from './remote-data';
import type { RootState } from './root-reducer';

interface SaveRequest<Data, Input> {
  requested: (input: Input) => UnknownAction;
  select: (state: RootState) => RemoteData<Data, Input>;
}

interface KeyedRequest<Data, Input> {
  requested: (input: Input) => UnknownAction;
  select: (state: RootState) => Readonly<Record<string, RemoteData<Data, Input>>>;
}

/** Of saves that run side by side, those with this key. */
export const withKey = <Data, Input>(
  { requested, select }: KeyedRequest<Data, Input>,
  key: string,
): SaveRequest<Data, Input> => ({ requested, select: (state) => select(state)[key] ?? idle });

/** A save of one component, and how its last one went. */
export interface Saving<Data, Input> {
  save: (input: Input) => void;
  /** The outcome does not show any more. */
  forget: () => void;
  /** Also while one is under way that another component began: a second one would not be sent. */
  isRunning: boolean;
  data: Data | undefined;
  failure: Failure | undefined;
}

/**
 * Saves, and gives the outcome of what this component saved last. That of another save, e.g. of the same form
 * before it was closed, does not show. `onSaved` is called once for each.
 */
export function useSaving<Data, Input>(
  { requested, select }: SaveRequest<Data, Input>,
  onSaved: (data: Data, input: Input) => void,
): Saving<Data, Input> {
  const dispatch = useAppDispatch();
  const remote = useAppSelector(select);
  const [begun, setBegun] = useState<{ input: Input } | null>(null);
  const isOwn = begun !== null && remote.input === begun.input;
  const data = isOwn && remote.status === 'success' ? remote.data : undefined;
  const saved = useEffectEvent(() => {
    if (data !== undefined && begun) onSaved(data, begun.input);
  });
  useEffect(() => saved(), [data]);
  return {
    save: (input) => {
      setBegun({ input });
      dispatch(requested(input));
    },
    forget: () => setBegun(null),
    isRunning: remote.status === 'loading',
    data,
    failure: isOwn ? remote.failure : undefined,
  };
}
