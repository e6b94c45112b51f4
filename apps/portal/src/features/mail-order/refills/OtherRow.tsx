import { endOf } from '@portal/domain/mail-order';
import { memo } from 'react';
import { dateText, useFormat, useLanguage, useText } from '../../../language';
import { useToday } from '../../../platform';
import { LinkInText } from '../../../ui';
import { useLinkedRow } from '../linked-request';
import type { Refill } from '../home-delivery.requests';
import { medicineName } from '../mail-order-labels';
import mailOrderText from '../mail-order.text';
import { MoreRefillsNote } from '../MoreRefillsNote';
import { Renewal } from './Renewal';
import refillsText from './refills.text';
import { says } from '../../../says/says';
import { RxLine, AutoRefill, EndNote } from './RefillParts';

interface OtherRowProps {
  refill: Refill;
  mayAsk: boolean;
}

/** A refill that cannot be ordered now: why, until when, and what to do. */
export const OtherRow = memo(function OtherRow({ refill, mayAsk }: OtherRowProps) {
  const t = useText(refillsText, mailOrderText);
  const language = useLanguage();
  const row = useLinkedRow(refill.rxNumber);
  const { status, orderNumber } = refill;
  const end = endOf(refill, useToday());
  const needsRenewal = status === 'renewalNeeded' || status === 'expired' || end === 'tooSoon';
  return (
    <li className="refill no" {...row}>
      <div>
        <h3>{medicineName(refill, language)}</h3>
        {end !== 'tooSoon' && (
          <p {...says('orderFrom', refill.rxNumber, status === 'tooEarly' ? refill.readyOn : null)}>
            <Why refill={refill} />
          </p>
        )}
        <EndNote refill={refill} />
        {needsRenewal && (
          <MoreRefillsNote
            supplies={refill.beyondRefills}
            refillsLeft={refill.refillsLeft}
            prescriber={refill.prescriberName}
          />
        )}
        <p className="mute small">
          <RxLine refill={refill} />
          {refill.autoRefill && (
            <>
              {' '}
              <AutoRefill refill={refill} />
            </>
          )}
        </p>
      </div>
      {needsRenewal && <Renewal refill={refill} mayAsk={mayAsk} />}
      {status === 'inProcess' && orderNumber && (
        <LinkInText to={`/member/mail-order/orders?order=${encodeURIComponent(orderNumber)}`}>
          {t('mailOrder.order', { number: orderNumber })}
        </LinkInText>
      )}
    </li>
  );
});

function Why({ refill }: { refill: Refill }) {
  const t = useText(refillsText, mailOrderText);
  const format = useFormat();
  const { status, readyOn, prescriberName: prescriber, expiresOn, missing, heldUntil } = refill;
  const date = (day: string) => dateText(day, format.longDate);
  switch (status) {
    case 'tooEarly':
      return readyOn ? t('refills.from', { date: date(readyOn) }) : t('refills.fromUnknown');
    case 'renewalNeeded':
      if (refill.beyondRefills.length > 0) {
        return t('refills.notEnough');
      }
      return prescriber
        ? t('refills.renewalNeeded', { prescriber })
        : t('refills.renewalNeededAny');
    case 'expired':
      return prescriber && expiresOn
        ? t('refills.expired', { prescriber, date: date(expiresOn) })
        : t('refills.expiredAny');
    case 'inProcess':
      return t('refills.inProcess');
    case 'notCovered':
      return t('refills.notCovered');
    case 'ready':
      return t('refills.noPrice');
    default:
      return (
        <>
          {t(`mailOrder.missing.${missing}`)}{' '}
          {heldUntil ? t('refills.heldUntil', { date: date(heldUntil) }) : t('refills.asking')}
        </>
      );
  }
}
