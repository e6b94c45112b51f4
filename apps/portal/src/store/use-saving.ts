import type { UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAppDispatch, useAppSelector } from './hooks';
import { type Failure, idle, type RemoteData } from './remote-data';
import type { RootState } from './root-reducer';

export interface SaveRequest<Data, Input> {
  requested: (input: Input) => UnknownAction;
  select: (state: RootState) => RemoteData<Data, Input>;
  /** Whether no other save has started since: its failure shows only as long. Without it that is always so. */
  isLast?: (state: RootState) => boolean;
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
  isLast: boolean;
  data: Data | undefined;
  failure: Failure | undefined;
}

/**
 * Saves, and gives the outcome of what this component saved last. That of another save, e.g. of the same form
 * before it was closed, shows only where `isFor` is true of it. `onSaved` is called for each outcome that shows,
 * for one that was there already too.
 */
export function useSaving<Data, Input>(
  { requested, select, isLast: isLastIn = () => true }: SaveRequest<Data, Input>,
  onSaved?: (data: Data, input: Input) => void,
  isFor?: (input: Input) => boolean,
): Saving<Data, Input> {
  const dispatch = useAppDispatch();
  const remote = useAppSelector(select);
  const isLast = useAppSelector(isLastIn);
  /** Of a double press the first is sent, and the second only asked for. */
  const [begun, setBegun] = useState<readonly Input[]>([]);
  const isShown =
    remote.status !== 'idle' && (isFor ? isFor(remote.input) : begun.includes(remote.input));
  const data = isShown && remote.status === 'success' ? remote.data : undefined;
  const saved = useEffectEvent(() => {
    if (data !== undefined && remote.status === 'success') onSaved?.(data, remote.input);
  });
  useEffect(() => saved(), [data]);
  return {
    save: (input) => {
      setBegun((before) => [...before, input]);
      dispatch(requested(input));
    },
    forget: () => setBegun([]),
    isRunning: remote.status === 'loading',
    isLast,
    data,
    failure: isShown && isLast ? remote.failure : undefined,
  };
}
