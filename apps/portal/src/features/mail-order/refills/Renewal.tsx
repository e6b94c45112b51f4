import { isRequestOpen } from '@portal/domain/mail-order';
import { dateText, useFormat, useLanguage, useText } from '../../../language';
import { useAddition } from '../../../session';
import { useAppSelector } from '../../../store';
import { ButtonLink, Icon, PhoneLink } from '../../../ui';
import { newRxRequests, type Refill } from '../home-delivery.requests';
import { medicineName } from '../mail-order-labels';
import { newRxPaths } from '../new-rx/new-rx-paths';
import newRxText from '../new-rx/new-rx.text';
import { renewalOf } from '../new-rx/renewal';
import refillsText from './refills.text';

/** For a refill that needs a new prescription: to request it, or when the answer to the request is due. */
export function Renewal({ refill, mayAsk }: { refill: Refill; mayAsk: boolean }) {
  const t = useText(refillsText, newRxText);
  const format = useFormat();
  const language = useLanguage();
  const hasNewPrescriptions = useAddition('newPrescriptions');
  const { data } = useAppSelector(newRxRequests.select);
  const request = data?.requests.find(
    (each) => each.renews === refill.rxNumber && isRequestOpen(each),
  );
  if (request) {
    return (
      <p className="small requested">
        {request.way === 'paper'
          ? t('newRx.renewOnPaper')
          : t('newRx.renewAsked', {
              office: request.officeName,
              date: dateText(request.answerBy, format.longDate),
            })}
      </p>
    );
  }
  if (mayAsk && hasNewPrescriptions) {
    return (
      <ButtonLink to={newRxPaths.prescriber} state={renewalOf(refill)} kind="secondary">
        {t('newRx.renew')}
        <span className="sr"> {medicineName(refill, language)}</span>
      </ButtonLink>
    );
  }
  if (!refill.prescriberPhone) return null;
  return (
    <p className="row tight">
      <Icon name="phone" />
      <span>
        {t('refills.callPrescriber', { prescriber: refill.prescriberName })}{' '}
        <PhoneLink number={refill.prescriberPhone} />
      </span>
    </p>
  );
}
