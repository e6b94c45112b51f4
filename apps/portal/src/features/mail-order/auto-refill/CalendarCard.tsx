import { calendarFile } from '@portal/domain';
import { useState } from 'react';
import {
  type Format,
  type Language,
  type Translate,
  useFormat,
  useLanguage,
  useText,
} from '../../../language';
import { saveFile, useClock, usePlatform } from '../../../platform';
import { Button, Card } from '../../../ui';
import { CheckField } from '../../../ui/forms';
import { medicineName } from '../mail-order-labels';
import type { AutoRefillPlan } from './auto-refill.requests';
import autoRefillText from './auto-refill.text';

interface CalendarOptions {
  t: Translate<typeof autoRefillText>;
  format: Format;
  language: Language;
  /** Where the portal is. */
  origin: string;
  now: Date;
  /** A shared calendar shows it to others: only when the member wants it. */
  namesMedicines: boolean;
}

/** The shipments that are planned, as a calendar file: an entry for each. Its ids name no person and no prescription. */
export function shipmentCalendar(
  { shipments, medicines }: Pick<AutoRefillPlan, 'shipments' | 'medicines'>,
  { t, format, language, origin, now, namesMedicines }: CalendarOptions,
): string {
  const planned = shipments.filter(({ state }) => state === 'planned');
  const entries = planned.map(({ shipmentId, rxNumber, shipsOn, changeUntil }) => {
    const medicine = medicines.find((each) => each.rxNumber === rxNumber);
    return {
      // Stays when the shipment is moved. Two members of a family may share one calendar.
      uid: `${shipmentId}@${new URL(origin).hostname}`,
      day: shipsOn,
      summary:
        namesMedicines && medicine
          ? t('autoRefill.entryNamed', { drug: medicineName(medicine, language) })
          : t('autoRefill.entry'),
      description: t('autoRefill.entryHint', { date: format.longDate(changeUntil || shipsOn) }),
      url: `${origin}/member/mail-order/auto-refill`,
      remindDaysBefore: 3,
    };
  });
  return calendarFile(entries, { product: 'Home delivery', language, made: now });
}

/** The shipments as a file for the member's calendar. */
export function CalendarCard({ plan }: { plan: AutoRefillPlan }) {
  const t = useText(autoRefillText);
  const format = useFormat();
  const language = useLanguage();
  const { origin } = usePlatform().location;
  const clock = useClock();
  const [namesMedicines, setNamesMedicines] = useState(false);
  if (!plan.shipments.some(({ state }) => state === 'planned')) return null;
  const download = () => {
    const options = { t, format, language, origin, now: clock.now(), namesMedicines };
    const file = new Blob([shipmentCalendar(plan, options)], { type: 'text/calendar' });
    saveFile(file, `${t('autoRefill.fileName')}.ics`);
  };
  return (
    <Card title={t('autoRefill.calendar')} className="no-print">
      <p>{t('autoRefill.calendarHint')}</p>
      <CheckField
        name="namesMedicines"
        label={t('autoRefill.calendarNames')}
        checked={namesMedicines}
        onChange={setNamesMedicines}
      />
      <div>
        <Button kind="secondary" icon="calendar" onClick={download}>
          {t('autoRefill.calendarFile')}
        </Button>
      </div>
    </Card>
  );
}
