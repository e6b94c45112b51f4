import { useCallback } from 'react';
import type { Typed, TypedAmounts } from './typed-amounts.requests';
import { useRequested } from './use-payments';
import { useAppDispatch } from '../../store';

/** What a form keeps of its amounts. */
export interface KeptAmounts {
  /** What was typed before the page was loaded; null when nothing was kept, or it cannot be read. */
  before: Typed | null;
  keep: (typed: Typed) => void;
  /** Forgets all of it: it was sent, or is not wanted. */
  forget: () => void;
}

/** The amounts that were typed into a form before; undefined while they load. A failure does not block the form. */
export function useTypedAmounts({ kept, keep }: TypedAmounts): KeptAmounts | undefined {
  const dispatch = useAppDispatch();
  const { status, data } = useRequested(kept).data;
  const keepThem = useCallback(
    (typed: Typed) => void dispatch(keep.requested(typed)),
    [dispatch, keep],
  );
  const forget = useCallback(() => void dispatch(keep.requested(null)), [dispatch, keep]);
  if (status === 'idle' || status === 'loading') return undefined;
  return { before: typedIn(data?.draft?.content), keep: keepThem, forget };
}

/** The texts of a draft's content. */
function typedIn(content: Record<string, unknown> | undefined): Typed | null {
  const texts = Object.entries(content ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].length <= 20,
  );
  return texts.length > 0 ? Object.fromEntries(texts) : null;
}
