import { useEffect } from 'react';
import { useText } from '../../../language';
import { echoOf } from '../../../language/echo';
import { useAppSelector } from '../../../store';
import { Alert, ButtonLink } from '../../../ui';
import { selectCart } from '../cart/cart.slice';
import { useOfPatient } from '../family/use-of-patient';
import { newRxRequests, refillList } from '../home-delivery.requests';
import { refillId, requestId, useLinkedNumber, useLinkedRequest } from '../linked-request';
import refillsText from './refills.text';

/** An order that was begun before, or sent without an answer, with the link to it. */
export function BegunNotice() {
  const t = useText(refillsText);
  const { saved, underWay } = useAppSelector(selectCart);
  if (underWay) {
    return (
      <Alert
        tone="warn"
        title={t('refills.sent.title')}
        action={
          <ButtonLink kind="secondary" to="/member/mail-order/checkout">
            {t('refills.sent.check')}
          </ButtonLink>
        }
      />
    );
  }
  if (!saved || saved.cart.lines.length === 0) return null;
  return (
    <Alert
      tone="info"
      title={t('refills.draft')}
      action={
        <ButtonLink kind="secondary" to="/member/mail-order/checkout">
          {t('refills.continue')}
        </ButtonLink>
      }
    />
  );
}

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
    <Alert tone="info" title={t('refills.linked.notHere', { number: echoOf(number) })}>
      <p>{t('refills.linked.notHereHint')}</p>
    </Alert>
  );
}
