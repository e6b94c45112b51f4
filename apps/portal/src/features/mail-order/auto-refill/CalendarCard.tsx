import { useState } from 'react';
import { useFormat, useLanguage, useText } from '../../../language';
import { saveFile, useClock, usePlatform } from '../../../platform';
import { Button, Card } from '../../../ui';
import { CheckField } from '../../../ui/forms';
import type { AutoRefillPlan } from './auto-refill.requests';
import autoRefillText from './auto-refill.text';
import { shipmentCalendar } from './shipment-calendar';

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
