import { addDays, daysBetween } from '../calendar/calendar';

/** An emergency as the services declare it; a day is YYYY-MM-DD, blank when it is not said. */
export interface EmergencyDates {
  declaredOn: string;
  endsOn: string;
  /** Declared for the health of the public: it lasts longer when no end is said. */
  isPublicHealth: boolean;
}

/** The last day of an emergency; without one, 30 days from its declaration, 90 for one of public health. */
export const lastDayOf = ({ declaredOn, endsOn, isPublicHealth }: EmergencyDates): string =>
  endsOn || (declaredOn && addDays(declaredOn, isPublicHealth ? 90 : 30));

/** Whether an emergency is in force on a day: from its declaration to its last day. */
export function isInForce(emergency: EmergencyDates, today: string): boolean {
  const lastDay = lastDayOf(emergency);
  return emergency.declaredOn <= today && lastDay !== '' && today <= lastDay;
}

/** The days that are left of an emergency, today not counted. */
export const daysLeftOf = (emergency: EmergencyDates, today: string): number =>
  daysBetween(today, lastDayOf(emergency));

/** From when a fill is not too soon: an emergency in force lifts the rule. */
export const refillFromIn = (
  emergency: (EmergencyDates & { earlyRefills: boolean }) | null,
  usual: string,
  today: string,
): string =>
  emergency?.earlyRefills && isInForce(emergency, today) && usual > today ? today : usual;
