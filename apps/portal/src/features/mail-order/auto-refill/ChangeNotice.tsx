import { canRestoreShipment } from '@portal/domain/mail-order';
import { dateText, useFormat, useLanguage, useText } from '../../../language';
import { useToday } from '../../../platform';
import { isUnanswered } from '../../../store';
import { Alert, Button } from '../../../ui';
import { medicineName } from '../mail-order-labels';
import type { AutoRefillChange, AutoRefillPlan, Shipment } from './auto-refill.requests';
import autoRefillText from './auto-refill.text';
import type { Change } from './use-change';

interface ChangeNoticeProps {
  /** As it was loaded after the change; undefined when it did not load. */
  plan: AutoRefillPlan | undefined;
  change: Change;
}

/** What a change did, with the way back where there is one; or why it was not made. */
export function ChangeNotice({ plan, change }: ChangeNoticeProps) {
  const t = useText(autoRefillText);
  const format = useFormat();
  const language = useLanguage();
  const today = useToday();
  if (!change.ended) return null;
  const { input, failure } = change.ended;
  if (failure && isUnanswered(failure)) {
    return (
      <Alert tone="warn" role="alert" title={t('autoRefill.notAnswered')}>
        {plan && <p>{t('autoRefill.listIsNow')}</p>}
      </Alert>
    );
  }
  if (failure) {
    const known: Record<string, 'autoRefill.changed' | 'autoRefill.tooLateNow'> = {
      FORM_FIELDS_REFUSED: 'autoRefill.changed',
      SHIPMENT_NOT_CHANGEABLE: 'autoRefill.tooLateNow',
    };
    const isMove = input.verb === 'move' && failure.code === 'FORM_FIELDS_REFUSED';
    const title = (!isMove && known[failure.code ?? '']) || `autoRefill.notDone.${input.verb}`;
    return <Alert tone="bad" role="alert" title={t(title as 'autoRefill.changed')} />;
  }
  const { rxNumber } = input.body;
  const medicine = plan?.medicines.find((each) => each.rxNumber === rxNumber);
  const drug = medicine ? medicineName(medicine, language) : rxNumber;
  const taken = 'plannedOn' in input.body ? input.body : null;
  const shipment = plan?.shipments.find(
    (each) => each.rxNumber === rxNumber && each.plannedOn === taken?.plannedOn,
  );
  const date = dateText(dayOf(input, shipment), format.longDate);
  const canUndo =
    (input.verb === 'skip' && shipment?.state === 'skipped' && shipment.canChange) ||
    (input.verb === 'move' && canRestoreMove(input.body, today));
  return (
    <Alert
      tone="ok"
      role="status"
      title={t(`autoRefill.done.${input.verb}`, { drug, date })}
      action={
        canUndo &&
        taken && (
          <Button
            kind="secondary"
            busy={change.actions.isRunning}
            onClick={() => change.actions.restore(taken)}
          >
            {t('autoRefill.undo')}
          </Button>
        )
      }
    />
  );
}

/** Whether a move of today can still be taken back. */
const canRestoreMove = (moved: { plannedOn: string; shipsOn: string }, today: string) =>
  canRestoreShipment({ ...moved, state: 'planned', changedOn: today }, today);

/** The day that a change is about: that on which the shipment would have shipped, or ships. */
function dayOf({ verb, body }: AutoRefillChange, shipment: Shipment | undefined): string {
  if (verb === 'switchOn') return body.firstShipmentOn;
  if (verb === 'switchOff') return '';
  return verb === 'move' ? body.shipsOn : (shipment?.shipsOn ?? body.plannedOn);
}
