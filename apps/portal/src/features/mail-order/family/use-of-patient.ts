import { idle, type SingleRequest, useRequested } from '../../../store';
import type { Requested } from '../../../store/use-requested';
import { usePatientId } from './use-patient';

interface OfPatient {
  memberId: string;
}

/** Requests data of the patient: idle until it is known who that is. */
export function useOfPatient<Data>(
  request: SingleRequest<OfPatient, Data>,
): Requested<Data, OfPatient> {
  const { patientId } = usePatientId();
  const { data, retry } = useRequested(request, patientId ? { memberId: patientId } : null);
  return { data: patientId ? data : idle, retry };
}
