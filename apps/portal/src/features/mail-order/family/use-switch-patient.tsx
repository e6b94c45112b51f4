import type { OutputOf } from '@portal/contracts';
import type { drafts } from '@portal/contracts/drafts';
import { restoreCart } from '@portal/domain/mail-order';
import type { WithSlice } from '@reduxjs/toolkit';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { type DraftReading, draftRequest } from '../../../forms/draft/stored-draft.requests';
import { useText } from '../../../language';
import { type RemoteData, useAppDispatch, useAppSelector } from '../../../store';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { selectCart } from '../cart/cart.slice';
import { sentOf } from '../cart/cart-draft';
import { checkoutForm } from '../checkout-form';
import patientText from './patient.text';
import { useChoosePatient, usePatientId } from './use-patient';

interface SwitchPatient {
  /** Changes the patient; asks first when an order was begun for another one. `then` runs after the change. */
  switchTo: (memberId: string, then?: () => void) => void;
  /** An order is on its way or has no answer yet: the patient stays. */
  isLocked: boolean;
  /** The draft of an order that was begun is being read. */
  isChecking: boolean;
  /** The question, while it is asked. */
  question: ReactNode;
}

interface Wanted {
  memberId: string;
  then?: (() => void) | undefined;
  /** Names the reading of the order; null where the basket is known. */
  visit: string | null;
}

/**
 * Changes for whom home delivery is used. An order that was begun is not cancelled without a question, also where no
 * page has loaded its basket yet. Of two changes that are asked for at once the later one counts.
 */
export function useSwitchPatient(): SwitchPatient {
  const t = useText(patientText);
  const dispatch = useAppDispatch();
  const { patientId } = usePatientId();
  const choose = useChoosePatient();
  const { basket, underWay } = useAppSelector(selectCart);
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const begun = useAppSelector(begunOrder.select);
  const isBegun = (basket?.cart.lines.length ?? 0) > 0;
  const { visit = null, memberId = '' } = wanted ?? {};
  const found = wanted && (visit === null ? 'begun' : orderOfOther(begun, { visit, memberId }));
  const isOvertaken = wanted !== null && visit !== null && begun.input?.visit !== visit;
  if (wanted?.memberId === patientId || isOvertaken) setWanted(null);
  const change = () => {
    if (!wanted) return;
    choose(wanted.memberId, { cancelsOrder: found === 'begun' });
    wanted.then?.();
  };
  const changeNow = useEffectEvent(change);
  const isFree = found === 'none';
  useEffect(() => {
    if (isFree) changeNow();
  }, [isFree]);
  const switchTo: SwitchPatient['switchTo'] = (next, then) => {
    if (next === patientId || (basket && !isBegun)) {
      choose(next);
      then?.();
      return;
    }
    const reading = basket ? null : { formId: checkoutForm, visit: crypto.randomUUID() };
    if (reading) dispatch(begunOrder.requested(reading));
    setWanted({ memberId: next, then, visit: reading?.visit ?? null });
  };
  const isKnown = found === 'begun';
  return {
    switchTo,
    isLocked: underWay !== null || found === 'sent',
    isChecking: wanted !== null && found === undefined,
    question: (isKnown || found === 'unknown') && (
      <ConfirmDialog
        title={t(isKnown ? 'family.switchTitle' : 'family.switchUnknown')}
        confirm={t('family.switch')}
        onConfirm={change}
        keep={t('family.keep')}
        onKeep={() => setWanted(null)}
      >
        {t(isKnown ? 'family.switchHint' : 'family.switchUnknownHint')}
      </ConfirmDialog>
    ),
  };
}

type StoredDraft = OutputOf<typeof drafts.getOne>;

/** The draft of the order, for a page that changes the patient before any page has loaded the basket. */
const begunOrder = draftRequest('mailOrder/begunOrder');

/**
 * What a change to a patient means for the order of the draft: `none`, or it is `begun` or was `sent` for another
 * one; `unknown` when the draft did not load. Undefined until it is known.
 */
type OrderOfOther = 'none' | 'begun' | 'sent' | 'unknown';

function orderOfOther(
  { input, status, data }: RemoteData<StoredDraft, DraftReading>,
  { visit, memberId }: Pick<DraftReading, 'visit'> & { memberId: string },
): OrderOfOther | undefined {
  if (input?.visit !== visit || status === 'idle' || status === 'loading') return undefined;
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
