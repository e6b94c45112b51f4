import { isIsoDay } from '@portal/domain';
import { moveRefusal } from '@portal/domain/mail-order';
import { type FormEvent, useRef, useState } from 'react';
import { dateText, useFormat, useText } from '../../../language';
import { Button, TextField } from '../../../ui';
import { Dialog } from '../../../ui/Dialog';
import { focusField } from '../../../ui/forms';
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
  const [day, setDay] = useState(shipment.shipsOn);
  const [isRefused, setRefused] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { moveFrom, moveUntil } = shipment;
  const days = {
    from: dateText(moveFrom, format.longDate),
    until: dateText(moveUntil, format.longDate),
  };
  const move = (event: FormEvent) => {
    event.preventDefault();
    if (isIsoDay(day) && !moveRefusal(shipment, day)) return onMove(day);
    setRefused(true);
    focusField(form.current, 'day');
  };
  return (
    <Dialog title={t('autoRefill.move.title', { drug })} onCancel={onCancel}>
      <form className="stack" noValidate ref={form} onSubmit={move}>
        <TextField
          type="date"
          name="day"
          label={t('autoRefill.move.day')}
          hint={t('autoRefill.move.hint', days)}
          error={isRefused && t('autoRefill.move.missing', days)}
          min={moveFrom}
          max={moveUntil}
          value={day}
          onChange={(event) => {
            setRefused(false);
            setDay(event.target.value);
          }}
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
