import { useCallback } from 'react';
import type { Typed, TypedAmounts } from './typed-amounts.requests';
import { drafts } from '@portal/contracts/drafts';
import { useAppDispatch, useCall } from '../../../store';

/** The stored amounts of a form. */
export interface StoredAmounts {
  /** The amounts typed before the page was loaded; null when none were stored, or they can't be read. */
  before: Typed | null;
  save: (typed: Typed) => void;
  /** Deletes them: they were sent, or discarded. */
  forget: () => void;
}

/** The amounts that were typed into a form before; undefined while they load. A failure does not block the form. */
export function useTypedAmounts({ formId, save }: TypedAmounts): StoredAmounts | undefined {
  const dispatch = useAppDispatch();
  const { status, data } = useCall(drafts.getOne, { formId }, formId).data;
  const saveThem = useCallback(
    (typed: Typed) => void dispatch(save.requested(typed)),
    [dispatch, save],
  );
  const forget = useCallback(() => void dispatch(save.requested(null)), [dispatch, save]);
  if (status === 'idle' || status === 'loading') return undefined;
  return { before: typedIn(data?.draft?.content), save: saveThem, forget };
}

/** The texts of a draft's content. */
function typedIn(content: Record<string, unknown> | undefined): Typed | null {
  const texts = Object.entries(content ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].length <= 20,
  );
  return texts.length > 0 ? Object.fromEntries(texts) : null;
}
