import { PrintedFor } from '../../../brand';
import { useRequested } from '../../../store';
import { peopleList } from './family.requests';
import { nameOf } from './name-of';
import { usePatientId, usePatients } from './use-patient';

/** On paper only: whose orders or refills these are: of the chosen patient, unless another id is given. */
export function PrintedForPatient({ memberId }: { memberId?: string | null }) {
  // A patient is known by id alone until the people are loaded.
  useRequested(peopleList);
  const { patientId } = usePatientId();
  const patient = usePatients().find(({ person }) => person.memberId === (memberId ?? patientId));
  if (!patient || patient.isSelf) return <PrintedFor />;
  const { person } = patient;
  return (
    <PrintedFor
      person={{ name: nameOf(person), dob: person.birthDate ?? '', memberId: person.memberId }}
    />
  );
}
