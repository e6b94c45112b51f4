import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useText } from '../../../language';
import { useAppDispatch, useAppSelector } from '../../../store';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { selectCart } from '../cart/cart.slice';
import { begunOrder, orderOfOther } from './begun-order';
import patientText from './patient.text';
import { useChoosePatient, usePatientId } from './use-patient';

interface SwitchPatient {
  /** Changes the patient; asks first when an order was begun for another one. `then` runs after the change. */
  switchTo: (memberId: string, then?: () => void) => void;
  /** An order is on its way or has no answer yet: the patient stays. */
  isLocked: boolean;
  /** The look-up of an order that was begun is running. */
  isChecking: boolean;
  /** The question, while it is asked. */
  question: ReactNode;
}

interface Wanted {
  memberId: string;
  then?: (() => void) | undefined;
  /** Names the look-up of the order; null where the basket is known. */
  id: string | null;
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
  const { id = null, memberId = '' } = wanted ?? {};
  const found = wanted && (id === null ? 'begun' : orderOfOther(begun, { id, memberId }));
  const isOvertaken = wanted !== null && id !== null && begun.input?.id !== id;
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
    const asked = basket ? null : crypto.randomUUID();
    if (asked !== null) dispatch(begunOrder.requested({ id: asked }));
    setWanted({ memberId: next, then, id: asked });
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
