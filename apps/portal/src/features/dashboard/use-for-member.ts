import { useCallback, useEffect } from 'react';
import {
  type RemoteData,
  type SingleRequest,
  toFailure,
  useAppDispatch,
  useAppSelector,
} from '../../store';
import { selectUserInfo } from '../../session';

type Input = { memberId: string };

/** The failure of a call when no member is signed in. */
const noMember = Object.freeze({
  status: 'failure',
  input: { memberId: '' },
  failure: toFailure(undefined),
} as const);

/** Asks something about the signed-in member when the card appears, and gives the answer with a way to ask again. */
export function useForMember<Data>(request: SingleRequest<Input, Data>): {
  data: RemoteData<Data, Input>;
  ask: () => void;
} {
  const dispatch = useAppDispatch();
  const memberId = useAppSelector(selectUserInfo)?.memberId ?? '';
  const data = useAppSelector(request.select);
  const ask = useCallback(() => {
    if (memberId) dispatch(request.requested({ memberId }));
  }, [dispatch, memberId, request]);
  useEffect(ask, [ask]);
  return { data: memberId ? data : noMember, ask };
}
