import { addDays } from '@portal/domain';
import { autoRefillRules } from '@portal/domain/mail-order';
import { useState } from 'react';
import { dateText, useFormat, useLanguage, useText } from '../../../language';
import { useToday } from '../../../platform';
import { Button, Card, Tag } from '../../../ui';
import { medicineName } from '../mail-order-labels';
import { MoreRefillsNote } from '../MoreRefillsNote';
import type { AutoRefillMedicine, AutoRefillPlan } from './auto-refill.requests';
import autoRefillText from './auto-refill.text';
import { StopDialog } from './StopDialog';
import type { ChangeActions } from './use-change';
import { YesDialog } from './YesDialog';
import { says } from '../../../says/says';

interface MedicinesCardProps {
  plan: AutoRefillPlan;
  actions: ChangeActions | null;
}

/** Every medicine at home delivery: on, off, or why it cannot be on. */
export function MedicinesCard({ plan, actions }: MedicinesCardProps) {
  const t = useText(autoRefillText);
  return (
    <Card title={t('autoRefill.medicines')}>
      {plan.medicines.length === 0 ? (
        <p className="mute">{t('autoRefill.noMedicines')}</p>
      ) : (
        <ul className="list">
          {plan.medicines.map((medicine) => (
            <MedicineRow
              key={medicine.rxNumber}
              medicine={medicine}
              plan={plan}
              actions={actions}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}

/** Why a medicine cannot ship by itself, or why its supply cannot. */
function Refusal({ medicine }: { medicine: AutoRefillMedicine }) {
  const t = useText(autoRefillText);
  const { refusal, isOn, days: onDays, refillsLeft, beyondRefills } = medicine;
  const isForRefills = refusal === 'renewalNeeded' && beyondRefills.length > 0;
  const supplies = beyondRefills.filter(({ days }) => isForRefills || (isOn && days === onDays));
  if (supplies.length > 0) return <MoreRefillsNote supplies={supplies} refillsLeft={refillsLeft} />;
  return refusal === 'none' ? null : <p className="mute">{t(`autoRefill.refusal.${refusal}`)}</p>;
}

/** Why nothing is planned for a medicine that ships by itself; its refusal says the rest. */
function noNextText(
  { refusal, expiresOn, days: onDays, beyondRefills }: AutoRefillMedicine,
  shipments: AutoRefillPlan['shipments'],
  today: string,
) {
  if (shipments.some(({ state }) => state === 'ordered')) return 'autoRefill.noNextOrdered';
  if (shipments.some(({ state }) => state === 'skipped')) return 'autoRefill.noNextSkipped';
  const needsRefills = beyondRefills.some(({ days }) => days === onDays);
  if (refusal !== 'none' || needsRefills) return 'autoRefill.noNext';
  const ends = expiresOn !== '' && expiresOn < addDays(today, autoRefillRules.horizonDays);
  return ends ? 'autoRefill.noNextEnds' : 'autoRefill.noNextDue';
}

function MedicineRow({
  medicine,
  plan,
  actions,
}: MedicinesCardProps & { medicine: AutoRefillMedicine }) {
  const t = useText(autoRefillText);
  const format = useFormat();
  const language = useLanguage();
  const today = useToday();
  const [isAsking, setAsking] = useState(false);
  const { rxNumber, isOn, refusal, choices } = medicine;
  const drug = medicineName(medicine, language);
  const shipments = plan.shipments.filter((each) => each.rxNumber === rxNumber);
  const next = shipments.find(({ state }) => state === 'planned')?.shipsOn;
  const close = () => setAsking(false);
  const canTurnOn = !isOn && refusal === 'none' && choices.length > 0;
  return (
    <li className="between">
      <div className="stack s1">
        <p className="row tight">
          <b>{drug}</b>
          <Tag tone={isOn ? 'ok' : 'neutral'}>{t(isOn ? 'autoRefill.on' : 'autoRefill.off')}</Tag>
        </p>
        {isOn && (
          <p className="mute" {...says('autoRefillNext', rxNumber, next)}>
            {next
              ? t('autoRefill.next', { date: dateText(next, format.longDate) })
              : t(noNextText(medicine, shipments, today), {
                  days: autoRefillRules.horizonDays,
                  date: dateText(medicine.expiresOn, format.longDate),
                })}
          </p>
        )}
        <Refusal medicine={medicine} />
      </div>
      {actions && (isOn || canTurnOn) && (
        <Button
          kind={isOn ? 'quiet' : 'secondary'}
          busy={actions.isRunning}
          onClick={() => setAsking(true)}
        >
          {t(isOn ? 'autoRefill.stop' : 'autoRefill.turnOn')}
          <span className="sr"> {drug}</span>
        </Button>
      )}
      {isAsking && isOn && actions && (
        <StopDialog
          drug={drug}
          onCancel={close}
          onStop={() => {
            close();
            actions.switchOff(rxNumber);
          }}
        />
      )}
      {isAsking && !isOn && actions && (
        <YesDialog
          medicine={medicine}
          drug={drug}
          plan={plan}
          onCancel={close}
          onYes={(choice) => {
            close();
            actions.switchOn(medicine, choice);
          }}
        />
      )}
    </li>
  );
}
