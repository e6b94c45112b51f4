import { choiceFor, choicesOf, endOf } from '@portal/domain/mail-order';
import { memo, useId } from 'react';
import { dateText, useFormat, useLanguage, useText } from '../../../language';
import { useToday } from '../../../platform';
import { useAddition } from '../../../session';
import { useAppSelector } from '../../../store';
import { Link, LinkInText, Tag } from '../../../ui';
import { selectChosenLine } from '../cart/cart.slice';
import { useLinkedRow } from '../linked-request';
import { usePatientId } from '../family/use-patient';
import type { Refill } from '../home-delivery.requests';
import { medicineName } from '../mail-order-labels';
import mailOrderText from '../mail-order.text';
import { MoreRefillsNote } from '../MoreRefillsNote';
import { Renewal } from './Renewal';
import refillsText from './refills.text';
import { says, saysAll } from '../../../says/says';

interface ReadyRowProps {
  refill: Refill;
  /** Nothing was chosen. */
  isRefused: boolean;
  /** Absent where the refill may be looked at only. */
  onToggle: ((refills: readonly Refill[], isChosen: boolean) => void) | undefined;
}

/** A refill that can be ordered now. It reads from the store whether it is chosen: of many rows one is rendered again. */
export const ReadyRow = memo(function ReadyRow({ refill, isRefused, onToggle }: ReadyRowProps) {
  const t = useText(refillsText, mailOrderText);
  const format = useFormat();
  const language = useLanguage();
  const today = useToday();
  const id = useId();
  const row = useLinkedRow(refill.rxNumber);
  const name = medicineName(refill, language);
  const line = useAppSelector((state) => selectChosenLine(state, refill.rxNumber));
  const choices = choicesOf(refill);
  const choice = choiceFor(refill, line?.days);
  const costs = choices.map(({ days, cost }) =>
    t('refills.cost', { days, cost: format.money(cost) }),
  );
  return (
    <li className={`refill${onToggle ? '' : ' no'}`} {...row}>
      {onToggle && (
        <input
          type="checkbox"
          name="refill"
          id={id}
          checked={line !== undefined}
          aria-invalid={isRefused || undefined}
          aria-describedby={isRefused ? `choose-one ${id}-facts` : `${id}-facts`}
          onChange={(event) => onToggle([refill], event.target.checked)}
        />
      )}
      <div id={`${id}-facts`}>
        {onToggle ? <label htmlFor={id}>{name}</label> : <h3>{name}</h3>}
        <p className="mute">
          <RxLine refill={refill} />
        </p>
        <p className="mute small">
          {refill.lastFilledOn
            ? t('refills.lastFilled', { date: dateText(refill.lastFilledOn, format.date) })
            : t('refills.neverFilled')}{' '}
          {refill.runsOutOn && (
            <span {...says('runsOut', refill.rxNumber, refill.runsOutOn)}>
              {t(refill.runsOutOn < today ? 'refills.ranOut' : 'refills.runsOut', {
                date: dateText(refill.runsOutOn, format.shortDate),
              })}
            </span>
          )}
        </p>
        {costs.length > 1 && (
          <p
            className="mute small"
            {...saysAll(
              ...choices.map(({ days, cost }) => says('refillCost', [refill.rxNumber, days], cost)),
            )}
          >
            {t('refills.costs', { costs: costs.join(' · ') })}
          </p>
        )}
        <MoreRefillsNote
          supplies={refill.beyondRefills}
          refillsLeft={refill.refillsLeft}
          prescriber={refill.prescriberName}
        />
        <EndNote refill={refill} />
        <Handling refill={refill} />
      </div>
      <p className="small auto">
        <AutoRefill refill={refill} />
      </p>
      <p className="num" {...says('refillCost', [refill.rxNumber, choice?.days], choice?.cost)}>
        {choice && format.money(choice.cost)}
        {choice && <small>{t('mailOrder.supply', { days: choice.days })}</small>}
      </p>
    </li>
  );
});

function RxLine({ refill }: { refill: Refill }) {
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

function AutoRefill({ refill }: { refill: Refill }) {
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

/** For a prescription that ends soon, or before it can be ordered. */
function EndNote({ refill }: { refill: Refill }) {
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

function Handling({ refill: { coldChain, controlled } }: { refill: Refill }) {
  const t = useText(refillsText);
  if (!coldChain && !controlled) return null;
  return (
    <p className="row tight">
      {coldChain && <Tag tone="info">{t('refills.cold')}</Tag>}
      {controlled && (
        <Tag tone="info" icon="user">
          {t('refills.signature')}
        </Tag>
      )}
    </p>
  );
}

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
