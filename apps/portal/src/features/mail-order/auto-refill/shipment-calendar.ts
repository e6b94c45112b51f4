import { calendarFile } from '@portal/domain';
import type { Format, Language, Translate } from '../../../language';
import { medicineName } from '../mail-order-labels';
import type { AutoRefillPlan } from './auto-refill.requests';
import type autoRefillText from './auto-refill.text';

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

/** The shipments that are planned, as a calendar file: an entry a day. Its ids name no prescription. */
export function shipmentCalendar(
  { shipments, medicines }: Pick<AutoRefillPlan, 'shipments' | 'medicines'>,
  { t, format, language, origin, now, namesMedicines }: CalendarOptions,
): string {
  const planned = shipments.filter(({ state }) => state === 'planned');
  const days = [...new Set(planned.map(({ shipsOn }) => shipsOn))];
  const entries = days.map((day) => {
    const ofDay = planned.filter(({ shipsOn }) => shipsOn === day);
    const names = ofDay.flatMap(({ rxNumber }) => {
      const medicine = medicines.find((each) => each.rxNumber === rxNumber);
      return medicine ? [medicineName(medicine, language)] : [];
    });
    const until = ofDay.map(({ changeUntil }) => changeUntil).sort()[0] ?? day;
    return {
      uid: `shipment-${day}@${new URL(origin).hostname}`,
      day,
      summary: namesMedicines
        ? t('autoRefill.entryNamed', { drugs: names.join(', ') })
        : t('autoRefill.entry', { count: ofDay.length }),
      description: t('autoRefill.entryHint', { date: format.longDate(until) }),
      url: `${origin}/member/mail-order/auto-refill`,
      remindDaysBefore: 3,
    };
  });
  return calendarFile(entries, 'Home delivery', now);
}
