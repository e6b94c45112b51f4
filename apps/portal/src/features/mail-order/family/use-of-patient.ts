import { useState } from 'react';
import { answerFor, type SingleRequest, useRequested } from '../../../store';
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
  const current = answerFor(data, ({ memberId }) => memberId === patientId);
  const [loadedFor, setLoadedFor] = useState<string | null>(null);
  if (current.status === 'success' && loadedFor !== patientId) setLoadedFor(patientId);
  const isBefore = current.status === 'loading' && loadedFor !== patientId;
  return { data: isBefore ? { ...current, data: undefined } : current, retry };
}
