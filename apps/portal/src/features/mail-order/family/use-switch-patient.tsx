import { type ReactNode, useState } from 'react';
import { useText } from '../../../language';
import { useAppSelector } from '../../../store';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { selectCart } from '../cart/cart.slice';
import patientText from './patient.text';
import { useChoosePatient, usePatientId } from './use-patient';

interface SwitchPatient {
  /** Changes the patient; asks first when an order was begun for another one. `then` runs after the change. */
  switchTo: (memberId: string, then?: () => void) => void;
  /** An order is on its way or has no answer yet: the patient stays. */
  isLocked: boolean;
  /** The question, while it is asked. */
  question: ReactNode;
}

/** Changes for whom home delivery is used. An order that was begun is not cancelled without a question. */
export function useSwitchPatient(): SwitchPatient {
  const t = useText(patientText);
  const { patientId } = usePatientId();
  const choose = useChoosePatient();
  const { basket, underWay } = useAppSelector(selectCart);
  const [wanted, setWanted] = useState<{
    memberId: string;
    then?: (() => void) | undefined;
  } | null>(null);
  const isBegun = (basket?.cart.lines.length ?? 0) > 0;
  const change = (memberId: string, then?: () => void) => {
    choose(memberId);
    then?.();
  };
  const confirm = () => {
    if (wanted) change(wanted.memberId, wanted.then);
    setWanted(null);
  };
  return {
    switchTo: (memberId, then) =>
      isBegun && memberId !== patientId ? setWanted({ memberId, then }) : change(memberId, then),
    isLocked: underWay !== null,
    question: wanted && (
      <ConfirmDialog
        title={t('family.switchTitle')}
        confirm={t('family.switch')}
        onConfirm={confirm}
        keep={t('family.keep')}
        onKeep={() => setWanted(null)}
      >
        {t('family.switchHint')}
      </ConfirmDialog>
    ),
  };
}
