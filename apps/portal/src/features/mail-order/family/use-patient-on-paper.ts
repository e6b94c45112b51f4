import type { PersonOnPaper } from '../../../brand';
import { useRequested } from '../../../store';
import { peopleList } from './family.requests';
import { nameOf } from './name-of';
import { usePatientId, usePatients } from './use-patient';

/** Whose orders or refills these are, for paper: of the chosen patient, unless another id is given. */
export function usePatientOnPaper(memberId?: string | null): PersonOnPaper | true {
  // A patient is known by id alone until the people are loaded.
  useRequested(peopleList);
  const { patientId } = usePatientId();
  const patient = usePatients().find(({ person }) => person.memberId === (memberId ?? patientId));
  if (!patient || patient.isSelf) return true;
  const { person } = patient;
  return { name: nameOf(person), dob: person.birthDate ?? '', memberId: person.memberId };
}

/** The name of the chosen patient, or of the one with this id; blank for the member. */
export function useOthersName(memberId?: string | null): string {
  const patient = usePatientOnPaper(memberId);
  return patient === true ? '' : patient.name;
}
