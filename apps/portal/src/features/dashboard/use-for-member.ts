import { useCallback, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { type RemoteData, type Request, toFailure } from '../../requests';
import { selectUserInfo } from '../../session';

type Input = { memberId: string };

/** What a call fails with that nobody can be named for. */
const nobody = Object.freeze({
  status: 'failure',
  input: { memberId: '' },
  failure: toFailure(undefined),
} as const);

/** Asks something about the signed-in member when the card appears, and gives the answer with a way to ask again. */
export function useForMember<Data>(
  request: Request<[input: Input], Data, RemoteData<Data, Input>>,
): { data: RemoteData<Data, Input>; ask: () => void } {
  const dispatch = useDispatch();
  const memberId = useSelector(selectUserInfo)?.memberId ?? '';
  const data = useSelector(request.select);
  const ask = useCallback(() => {
    if (memberId) dispatch(request.requested({ memberId }));
  }, [dispatch, memberId, request]);
  useEffect(ask, [ask]);
  return { data: memberId ? data : nobody, ask };
}
