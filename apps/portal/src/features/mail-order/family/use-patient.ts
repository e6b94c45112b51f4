import { planDay } from '@portal/domain';
import { patientsOf, type PatientScope } from '@portal/domain/mail-order';
import { useMemo } from 'react';
import { draftsEpic } from '../../../forms/draft/drafts.epic';
import { draftRemoveRequested } from '../../../forms/draft/drafts.slice';
import { useClock } from '../../../platform';
import { selectUserInfo } from '../../../session';
import { useAppDispatch, useAppSelector } from '../../../store';
import { orderEnded, selectCart } from '../cart/cart.slice';
import { checkoutForm } from '../checkout-form';
import { requestEpic$ } from '../../../store/epic';
import { type Person, peopleList } from './family.requests';
import { familyEpics } from './patient.epic';
import { patientChosen, selectChosenPatient } from './patient.slice';

// Here, because the build leaves out a module that is imported for its effects alone.
for (const epic of [...familyEpics, draftsEpic]) requestEpic$.next(epic);

/** The id of the patient: the chosen person, else the member. */
export function usePatientId(): { patientId: string; isSelf: boolean } {
  const ownId = useAppSelector(selectUserInfo)?.memberId ?? '';
  const patientId = useAppSelector(selectChosenPatient) ?? ownId;
  return { patientId, isSelf: patientId === ownId };
}

export interface Patient {
  person: Person;
  access: PatientScope;
  isSelf: boolean;
}

/** The people for whom the member may use home delivery today, of those that were loaded; the member first. */
export function usePatients(): readonly Patient[] {
  const ownId = useAppSelector(selectUserInfo)?.memberId ?? '';
  const { data } = useAppSelector(peopleList.select);
  const clock = useClock();
  return useMemo(() => {
    return patientsOf(data?.people ?? [], ownId, planDay(clock.now()))
      .map((each) => ({ ...each, isSelf: each.person.memberId === ownId }))
      .sort((a, b) => Number(b.isSelf) - Number(a.isSelf));
  }, [clock, data, ownId]);
}

/** The patient with the name and the rights; undefined until the people are loaded, or when they left the list. */
export function usePatient(): Patient | undefined {
  const { patientId } = usePatientId();
  return usePatients().find(({ person }) => person.memberId === patientId);
}

/**
 * Chooses a patient. The order that was begun for another one is cancelled: it cannot be theirs. A basket that is not
 * loaded yet stays so, unless `cancelsOrder`: it may be the one of the new patient.
 */
export function useChoosePatient(): (memberId: string, more?: { cancelsOrder: boolean }) => void {
  const dispatch = useAppDispatch();
  const { patientId } = usePatientId();
  const { basket } = useAppSelector(selectCart);
  return (memberId, { cancelsOrder } = { cancelsOrder: false }) => {
    if (memberId === patientId) return;
    if (cancelsOrder || (basket && basket.cart.lines.length > 0)) {
      dispatch(draftRemoveRequested({ formId: checkoutForm }));
    }
    if (cancelsOrder || basket) dispatch(orderEnded({ key: crypto.randomUUID(), memberId }));
    dispatch(patientChosen(memberId));
  };
}
