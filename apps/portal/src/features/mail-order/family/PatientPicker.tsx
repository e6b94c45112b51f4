import { useText } from '../../../language';
import { useRequested } from '../../../store';
import { Link, Part, Select } from '../../../ui';
import { peopleList } from './family.requests';
import patientText from './patient.text';
import { nameOf } from './name-of';
import { type Patient, usePatient, usePatientId, usePatients } from './use-patient';
import { useSwitchPatient } from './use-switch-patient';

/** Chooses for whom home delivery is used. Without anyone else it is the way to the authorizations alone. */
export function PatientPicker() {
  const t = useText(patientText);
  const people = useRequested(peopleList);
  return (
    <div className="card between no-print">
      <Part data={people.data} what="family" retry={people.retry} keepWhileLoading lines={1}>
        {() => <Choice />}
      </Part>
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
  const { switchTo, isLocked, isChecking, question } = useSwitchPatient();
  const isListed = patients.some(({ person }) => person.memberId === patientId);
  return (
    <>
      <Select
        name="patient"
        label={t('family.for')}
        hint={isLocked ? t('family.sentFirst') : isChecking && t('family.checking')}
        disabled={isLocked || isChecking}
        value={isListed ? patientId : ''}
        onChange={(event) => switchTo(event.target.value)}
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
      {question}
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
