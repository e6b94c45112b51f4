import { endOf } from '@portal/domain/mail-order';
import { dateText, useFormat, useLanguage, useText } from '../../../language';
import { useToday } from '../../../platform';
import { useAddition } from '../../../session';
import { Link } from '../../../ui';
import { usePatientId } from '../family/use-patient';
import type { Refill } from '../home-delivery.requests';
import { medicineName } from '../mail-order-labels';
import mailOrderText from '../mail-order.text';
import refillsText from './refills.text';
import { says } from '../../../says/says';

/** The number of a prescription, and its refills. */
export function RxLine({ refill }: { refill: Refill }) {
  const t = useText(refillsText, mailOrderText);
  return (
    <>
      {refill.rxNumber && `${t('mailOrder.rx', { number: refill.rxNumber })}. `}
      {refill.refillsLeft !== null && (
        <span {...says('refillsLeft', refill.rxNumber, refill.refillsLeft || null)}>
          {t('refills.left', { count: refill.refillsLeft })}
        </span>
      )}
    </>
  );
}

/** Whether auto-refill ships it, and the way there. */
export function AutoRefill({ refill }: { refill: Refill }) {
  const t = useText(refillsText);
  const format = useFormat();
  const language = useLanguage();
  const { isSelf } = usePatientId();
  const hasAutoRefill = useAddition('autoRefill');
  const { autoRefill, autoRefillAllowed, nextShipmentOn } = refill;
  const state = !autoRefill
    ? t('refills.autoOff')
    : nextShipmentOn
      ? t('refills.autoOn', { date: dateText(nextShipmentOn, format.shortDate) })
      : t('refills.autoOnNoDate');
  if (!hasAutoRefill) return null;
  return (
    <>
      <span {...says('autoRefillNext', refill.rxNumber, autoRefill ? nextShipmentOn : null)}>
        {state}
      </span>{' '}
      {isSelf && (autoRefill || autoRefillAllowed) && (
        <Link to="/member/mail-order/auto-refill">
          {t(autoRefill ? 'refills.autoChange' : 'refills.autoTurnOn')}
          <span className="sr"> {medicineName(refill, language)}</span>
        </Link>
      )}
    </>
  );
}

export function EndNote({ refill }: { refill: Refill }) {
  const t = useText(refillsText);
  const format = useFormat();
  const end = endOf(refill, useToday());
  if (!end) return null;
  const { expiresOn, prescriberName: prescriber } = refill;
  return (
    <p className="small" {...says('prescriptionEnds', refill.rxNumber, expiresOn)}>
      {t(`refills.ends.${end}`, { date: dateText(expiresOn, format.longDate) })}{' '}
      {prescriber ? t('refills.ends.ask', { prescriber }) : t('refills.ends.askAny')}
    </p>
  );
}
