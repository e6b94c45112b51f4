import { useState } from 'react';
import { idle, type RemoteData, type SingleRequest, useRequested } from '../../../store';
import type { Requested } from '../../../store/use-requested';
import { usePatientId } from './use-patient';

interface OfPatient {
  memberId: string;
}

/** Requests data of the patient. What is here of another one is never shown under the new name. */
export function useOfPatient<Data>(
  request: SingleRequest<OfPatient, Data>,
): Requested<Data, OfPatient> {
  const { patientId } = usePatientId();
  const { data, retry } = useRequested(request, patientId ? { memberId: patientId } : null);
  const isCurrent = data.input?.memberId === patientId;
  const [loadedFor, setLoadedFor] = useState<string | null>(null);
  if (isCurrent && data.status === 'success' && loadedFor !== patientId) setLoadedFor(patientId);
  return { data: currentOf(data, isCurrent, loadedFor === patientId), retry };
}

function currentOf<Data>(
  data: RemoteData<Data, OfPatient>,
  isCurrent: boolean,
  isOfPatient: boolean,
): RemoteData<Data, OfPatient> {
  if (!isCurrent) return idle;
  return data.status === 'loading' && !isOfPatient ? { ...data, data: undefined } : data;
}
