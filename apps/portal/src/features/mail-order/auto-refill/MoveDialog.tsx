import { isIsoDay } from '@portal/domain';
import { moveRefusal } from '@portal/domain/mail-order';
import { controlOf } from '../../../forms/short/ShortForm';
import { useFirstErrorFocus } from '../../../forms/short/use-first-error-focus';
import { useShortForm } from '../../../forms/short/use-short-form';
import { dateText, useFormat, useText } from '../../../language';
import { Button, TextField } from '../../../ui';
import { Dialog } from '../../../ui/Dialog';
import type { Shipment } from './auto-refill.requests';
import autoRefillText from './auto-refill.text';

interface MoveDialogProps {
  shipment: Shipment;
  drug: string;
  onCancel: () => void;
  onMove: (shipsOn: string) => void;
}

/** The new day of a shipment, within the days that are possible. */
export function MoveDialog({ shipment, drug, onCancel, onMove }: MoveDialogProps) {
  const t = useText(autoRefillText);
  const format = useFormat();
  const { moveFrom, moveUntil } = shipment;
  const days = {
    from: dateText(moveFrom, format.longDate),
    until: dateText(moveUntil, format.longDate),
  };
  const form = useShortForm({
    initial: { day: shipment.shipsOn },
    read: ({ day }) => {
      if (isIsoDay(day) && !moveRefusal(shipment, day)) return { ready: day };
      return { errors: [{ name: 'day', message: t('autoRefill.move.missing', days) }] };
    },
    onReady: onMove,
  });
  const place = useFirstErrorFocus(form);
  const { onChange, ...control } = controlOf(form, 'day');
  return (
    <Dialog title={t('autoRefill.move.title', { drug })} onCancel={onCancel}>
      <form {...form.form} ref={place} className="stack">
        <TextField
          {...control}
          type="date"
          label={t('autoRefill.move.day')}
          hint={t('autoRefill.move.hint', days)}
          min={moveFrom}
          max={moveUntil}
          onChange={(event) => onChange(event.target.value)}
        />
        <div className="row">
          <Button type="submit">{t('autoRefill.move.confirm')}</Button>
          <Button kind="secondary" onClick={onCancel}>
            {t('autoRefill.move.cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
