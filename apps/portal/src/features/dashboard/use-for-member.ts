import {
  type Asking,
  type RemoteData,
  type SingleRequest,
  toFailure,
  useAppSelector,
  useRequested,
} from '../../store';
import { selectUserInfo } from '../../session';

type Input = { memberId: string };

/** The failure of a call when no member is signed in. */
const noMember = Object.freeze({
  status: 'failure',
  input: { memberId: '' },
  failure: toFailure(undefined),
} as const);

/**
 * Requests data of the signed-in member when the card appears, and gives the answer with a retry; nothing where it is
 * not wanted.
 */
export function useForMember<Data>(
  request: SingleRequest<Input, Data>,
  isWanted = true,
  asking?: Asking,
): {
  data: RemoteData<Data, Input>;
  retry: () => void;
} {
  const memberId = useAppSelector(selectUserInfo)?.memberId ?? '';
  const { data, retry } = useRequested(request, memberId && isWanted ? { memberId } : null, asking);
  return { data: memberId ? data : noMember, retry };
}
