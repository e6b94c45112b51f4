import { costWithShipping } from '@portal/domain/mail-order';
import { useState } from 'react';
import { dateText, useFormat, useLanguage, useText } from '../../../language';
import { Button, LinkInText, Tag } from '../../../ui';
import { addressLine, medicineName } from '../mail-order-labels';
import mailOrderText from '../mail-order.text';
import type { AutoRefillPlan, Shipment } from './auto-refill.requests';
import autoRefillText from './auto-refill.text';
import { MoveDialog } from './MoveDialog';
import { StopDialog } from './StopDialog';
import type { ChangeActions } from './use-change';
import { says } from '../../../says/says';

interface ShipmentRowProps {
  shipment: Shipment;
  plan: AutoRefillPlan;
  actions: ChangeActions | null;
}

/** One shipment: its day, what and how much, when we remind, and what the member can do about it. */
export function ShipmentRow({ shipment, plan, actions }: ShipmentRowProps) {
  const t = useText(autoRefillText, mailOrderText);
  const format = useFormat();
  const language = useLanguage();
  const { rxNumber, shipsOn, state, isMoved, orderNumber, canChange, changeUntil } = shipment;
  const of = [rxNumber, shipsOn];
  const medicine = plan.medicines.find((each) => each.rxNumber === rxNumber);
  const drug = medicine ? medicineName(medicine, language) : rxNumber;
  return (
    <li className="shipment">
      <p className="ship-day">
        <span className="sr" {...says('autoRefillShips', of, shipsOn)}>
          {dateText(shipsOn, format.longDate)}
        </span>
        <span aria-hidden="true">
          <b>{Number(shipsOn.slice(8))}</b>
          {format.weekday(shipsOn).split(',')[0]}
        </span>
      </p>
      <div className="stack s1">
        <h4>{drug}</h4>
        <p className="mute">
          {t('autoRefill.supply', { days: shipment.days ?? '', number: rxNumber })}
        </p>
        <Destination shipment={shipment} />
        <StateTags state={state} isMoved={isMoved} />
        {state === 'planned' && <Reminders shipment={shipment} />}
        {canChange && changeUntil && (
          <p className="mute small">
            {t('autoRefill.until', { date: dateText(changeUntil, format.longDate) })}
          </p>
        )}
        {!canChange && state === 'planned' && (
          <p className="mute small">{t('autoRefill.tooLate')}</p>
        )}
        {state === 'ordered' && orderNumber && (
          <p>
            <LinkInText to={`/member/mail-order/orders?order=${encodeURIComponent(orderNumber)}`}>
              {t('mailOrder.order', { number: orderNumber })}
            </LinkInText>
          </p>
        )}
        {actions && canChange && <Actions shipment={shipment} drug={drug} actions={actions} />}
      </div>
      <Cost shipment={shipment} />
    </li>
  );
}

function Destination({ shipment: { address, state } }: { shipment: Shipment }) {
  const t = useText(autoRefillText);
  if (state === 'skipped') return null;
  if (address) {
    return (
      <p className="mute small">{t('autoRefill.shipsTo', { address: addressLine(address) })}</p>
    );
  }
  return state === 'planned' ? <p>{t('autoRefill.noAddressForIt')}</p> : null;
}

function StateTags({ state, isMoved }: Pick<Shipment, 'state' | 'isMoved'>) {
  const t = useText(autoRefillText);
  if (state === 'skipped') {
    return (
      <p>
        <Tag tone="neutral" icon="x">
          {t('autoRefill.skipped')}
        </Tag>
      </p>
    );
  }
  if (state !== 'ordered' && !isMoved) return null;
  return (
    <p className="row tight">
      {state === 'ordered' && (
        <Tag tone="ok" icon="truck">
          {t('autoRefill.ordered')}
        </Tag>
      )}
      {state === 'planned' && isMoved && (
        <Tag tone="info" icon="calendar">
          {t('autoRefill.moved')}
        </Tag>
      )}
    </p>
  );
}

function Reminders({ shipment: { reminders } }: { shipment: Shipment }) {
  const t = useText(autoRefillText);
  const format = useFormat();
  const dates = (isSent: boolean) =>
    reminders
      .filter((each) => (each.isSent === true) === isSent)
      .map(({ on }) => dateText(on, format.shortDate));
  const joined = ([first = '', second]: string[]) =>
    second ? t('autoRefill.and', { first, second }) : first;
  const [sent, toCome] = [dates(true), dates(false)];
  return (
    <p className="mute small">
      {sent.length > 0 && `${t('autoRefill.reminded', { date: joined(sent) })} `}
      {toCome.length > 0 && t('autoRefill.reminders', { dates: joined(toCome) })}
    </p>
  );
}

function Cost({ shipment }: { shipment: Shipment }) {
  const { rxNumber, shipsOn, shippingCost, state } = shipment;
  const t = useText(autoRefillText);
  const format = useFormat();
  if (state === 'skipped') return <p className="num cost">{format.money(0)}</p>;
  const total = costWithShipping(shipment);
  if (total === null) return <p className="mute cost">{t('autoRefill.noPrice')}</p>;
  return (
    <p className="num cost" {...says('autoRefillCost', [rxNumber, shipsOn], total)}>
      {format.money(total)}
      {state === 'planned' && <small>{t('autoRefill.todaysPrice')}</small>}
      {shippingCost !== null && shippingCost > 0 && (
        <small>{t('autoRefill.withShipping', { cost: format.money(shippingCost) })}</small>
      )}
    </p>
  );
}

interface ActionsProps {
  shipment: Shipment;
  drug: string;
  actions: ChangeActions;
}

function Actions({ shipment, drug, actions }: ActionsProps) {
  const t = useText(autoRefillText);
  const format = useFormat();
  const [asking, setAsking] = useState<'move' | 'stop' | null>(null);
  const isSkipped = shipment.state === 'skipped';
  const what = (
    <span className="sr">
      {' '}
      {t('autoRefill.of', { drug, date: dateText(shipment.shipsOn, format.longDate) })}
    </span>
  );
  const close = () => setAsking(null);
  return (
    <>
      <div className="row tight no-print">
        <Button
          kind="secondary"
          busy={actions.isRunning}
          onClick={() => (isSkipped ? actions.restore(shipment) : actions.skip(shipment))}
        >
          {t(isSkipped ? 'autoRefill.unskip' : 'autoRefill.skip')}
          {what}
        </Button>
        {!isSkipped && (
          <Button kind="quiet" onClick={() => setAsking('move')}>
            {t('autoRefill.move')}
            {what}
          </Button>
        )}
        <Button kind="quiet" onClick={() => setAsking('stop')}>
          {t('autoRefill.stop')}
          {what}
        </Button>
      </div>
      {asking === 'move' && (
        <MoveDialog
          shipment={shipment}
          drug={drug}
          onCancel={close}
          onMove={(shipsOn) => {
            close();
            actions.move(shipment, shipsOn);
          }}
        />
      )}
      {asking === 'stop' && (
        <StopDialog
          drug={drug}
          onCancel={close}
          onStop={() => {
            close();
            actions.switchOff(shipment.rxNumber);
          }}
        />
      )}
    </>
  );
}
