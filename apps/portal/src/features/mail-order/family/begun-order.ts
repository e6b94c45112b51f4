import type { WithSlice } from '@reduxjs/toolkit';
import type { OutputOf } from '@portal/contracts';
import { drafts } from '@portal/contracts/drafts';
import { restoreCart } from '@portal/domain/mail-order';
import { createRequest, type RemoteData } from '../../../store';
import { sentOf } from '../cart/cart-draft';
import { checkoutForm } from '../checkout-form';

export interface Asked {
  /** Tells one question from another. */
  id: string;
}
type StoredDraft = OutputOf<typeof drafts.getOne>;

/** The draft of the order, for a page that changes the patient before any page has loaded the basket. */
export const begunOrder = createRequest(
  'mailOrder/begunOrder',
  (api) => (_asked: Asked) => api(drafts).getOne({ formId: checkoutForm }),
  'latest',
);

/**
 * What a change to a patient means for the order of the draft: `none`, or it is `begun` or was `sent` for another
 * one; `unknown` when the draft did not load. Undefined until it is known.
 */
export type OrderOfOther = 'none' | 'begun' | 'sent' | 'unknown';

export function orderOfOther(
  { input, status, data }: RemoteData<StoredDraft, Asked>,
  { id, memberId }: Asked & { memberId: string },
): OrderOfOther | undefined {
  if (input?.id !== id || status === 'idle' || status === 'loading') return undefined;
  if (status === 'failure') return 'unknown';
  const content = data.draft?.content;
  const cart = restoreCart(content);
  if (!cart || cart.memberId === memberId) return 'none';
  if (sentOf(content)) return 'sent';
  return cart.lines.length > 0 ? 'begun' : 'none';
}

declare module '../../../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof begunOrder> {}
}
