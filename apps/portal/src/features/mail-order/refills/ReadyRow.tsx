import { choiceFor, choicesOf } from '@portal/domain/mail-order';
import { memo, useId } from 'react';
import { dateText, useFormat, useLanguage, useText } from '../../../language';
import { useToday } from '../../../platform';
import { useAppSelector } from '../../../store';
import { Tag } from '../../../ui';
import { selectChosenLine } from '../cart/cart.slice';
import { useLinkedRow } from '../linked-request';
import type { Refill } from '../home-delivery.requests';
import { medicineName } from '../mail-order-labels';
import mailOrderText from '../mail-order.text';
import { MoreRefillsNote } from '../MoreRefillsNote';
import refillsText from './refills.text';
import { says, saysAll } from '../../../says/says';
import { RxLine, AutoRefill, EndNote } from './RefillParts';

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
