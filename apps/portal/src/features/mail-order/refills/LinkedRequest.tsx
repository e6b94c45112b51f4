import { useEffect } from 'react';
import { useText } from '../../../language';
import { Alert } from '../../../ui';
import { refillId, requestId, useLinkedNumber, useLinkedRequest } from '../linked-request';
import { useOfPatient } from '../family/use-of-patient';
import { newRxRequests, refillList } from '../home-delivery.requests';
import refillsText from './refills.text';

/**
 * Leads from a notice (`?request=`) to the refill that a request became, else to the request. Says so when it is
 * not one of the patient.
 */
export function LinkedRequest() {
  const t = useText(refillsText);
  const number = useLinkedNumber();
  const request = useLinkedRequest();
  const requests = useOfPatient(newRxRequests).data;
  const refills = useOfPatient(refillList).data;
  const isLoaded = Boolean(requests.data && (refills.data || refills.failure));
  const rxNumber = request?.rxNumber;
  useEffect(() => {
    if (!isLoaded || !number) return;
    const refill = rxNumber && document.getElementById(refillId(rxNumber));
    (refill || document.getElementById(requestId(number)))?.focus();
  }, [isLoaded, number, rxNumber]);
  if (!number || !requests.data || request) return null;
  return (
    <Alert tone="info" title={t('refills.linked.notHere', { number })}>
      <p>{t('refills.linked.notHereHint')}</p>
    </Alert>
  );
}
