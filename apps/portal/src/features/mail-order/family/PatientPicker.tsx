import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../../language';
import { useAppSelector, useRequested } from '../../../store';
import { DataState, Select } from '../../../ui';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { selectCart } from '../cart/cart.slice';
import { peopleList } from './family.requests';
import patientText from './patient.text';
import { nameOf } from './name-of';
import {
  type Patient,
  useChoosePatient,
  usePatient,
  usePatientId,
  usePatients,
} from './use-patient';

/** Chooses for whom home delivery is used. Without anyone else it is the way to the authorizations alone. */
export function PatientPicker() {
  const t = useText(patientText);
  const people = useRequested(peopleList);
  return (
    <div className="card between no-print">
      <DataState
        data={people.data}
        loading={t('family.loading')}
        failed={t('family.failed')}
        onRetry={people.retry}
        keepWhileLoading
        lines={1}
      >
        {() => <Choice />}
      </DataState>
      <div className="stack s1">
        <Link to="/member/mail-order/family">{t('family.manage')}</Link>
        <Link to="/member/mail-order/profile">{t('family.preferences')}</Link>
      </div>
    </div>
  );
}

function Choice() {
  const t = useText(patientText);
  const patients = usePatients();
  const { patientId } = usePatientId();
  const choose = useChoosePatient();
  const { basket, underWay } = useAppSelector(selectCart);
  const [wanted, setWanted] = useState<string | null>(null);
  const isBegun = (basket?.cart.lines.length ?? 0) > 0;
  const change = (memberId: string) => (isBegun ? setWanted(memberId) : choose(memberId));
  const confirm = () => {
    if (wanted) choose(wanted);
    setWanted(null);
  };
  const isListed = patients.some(({ person }) => person.memberId === patientId);
  return (
    <>
      <Select
        name="patient"
        label={t('family.for')}
        hint={underWay && t('family.sentFirst')}
        disabled={underWay !== null}
        value={isListed ? patientId : ''}
        onChange={(event) => change(event.target.value)}
      >
        {!isListed && <option value="" />}
        {patients.map((patient) => (
          <option
            key={patient.person.memberId}
            value={patient.person.memberId}
            disabled={!patient.person.isEligible && !patient.isSelf}
          >
            <PatientName patient={patient} />
          </option>
        ))}
      </Select>
      {wanted !== null && (
        <ConfirmDialog
          title={t('family.switchTitle')}
          confirm={t('family.switch')}
          onConfirm={confirm}
          keep={t('family.keep')}
          onKeep={() => setWanted(null)}
        >
          {t('family.switchHint')}
        </ConfirmDialog>
      )}
    </>
  );
}

function PatientName({ patient: { person, access, isSelf } }: { patient: Patient }) {
  const t = useText(patientText);
  const name = nameOf(person);
  if (!person.isEligible) return t('family.notEligible', { name });
  if (isSelf) return t('family.self', { name });
  return access === 'view' ? t('family.viewOnly', { name }) : name;
}

/** For a patient who lets the member look: why there is nothing to choose. */
export function LookOnlyNote() {
  const t = useText(patientText);
  const patient = usePatient();
  if (patient?.access !== 'view') return null;
  return <p className="note">{t('family.lookOnly', { name: nameOf(patient.person) })}</p>;
}
