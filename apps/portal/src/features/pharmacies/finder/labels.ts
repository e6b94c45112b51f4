import { type DailyHours, isAlwaysOpen, openStateAt, type WithHours } from '@portal/domain';
import { type Format, type Language, languages, type Translate } from '../../../language';
import { instantOfTime, weekdayName } from '../../../language/week-hours';
import type finderText from './finder.text';

type T = Translate<typeof finderText>;

/** 9:00 p.m. for 21:00, whatever the reader's time zone. */
const timeLabel = (time: string, format: Format, t: T): string =>
  isMidnight(time) ? t('pharmacies.midnight') : format.time(instantOfTime(time));

/** The same within a sentence. */
const theTimeLabel = (time: string, format: Format, t: T): string =>
  isMidnight(time) ? t('pharmacies.theMidnight') : format.theTime(instantOfTime(time));

const isMidnight = (time: string) => time === '24:00' || time === '00:00';

/** Open or closed, and until or from when. */
export function openLabel(
  pharmacy: WithHours,
  now: Date,
  { t, format, language }: { t: T; format: Format; language: Language },
): string {
  const state = openStateAt(pharmacy, now);
  switch (state.kind) {
    case 'always':
      return t('pharmacies.open24');
    case 'open': {
      const time = theTimeLabel(state.until, format, t);
      if (state.soon) return t('pharmacies.closesSoon', { time });
      return state.inDays === 0
        ? t('pharmacies.openUntil', { time })
        : t('pharmacies.openUntilDay', { day: weekdayName(state.day, language), time });
    }
    case 'closed': {
      const time = theTimeLabel(state.opens, format, t);
      if (state.inDays === 0) return t('pharmacies.opensToday', { time });
      return t('pharmacies.opensOn', { day: weekdayName(state.day, language), time });
    }
    case 'unknown':
      return t('pharmacies.hoursUnknown');
  }
}

/** The hours of the week, a row for days that are alike; days without hours are closed. */
export function hoursRows(
  hours: readonly DailyHours[],
  { t, format, language }: { t: T; format: Format; language: Language },
): { days: string; times: string }[] {
  if (isAlwaysOpen(hours)) {
    return [{ days: t('pharmacies.everyDay'), times: t('pharmacies.allDay') }];
  }
  const day = (weekday: number) => weekdayName(weekday, language);
  const daysLabel = (from: number, to: number) => {
    if (from === 1 && to === 7) return t('pharmacies.everyDay');
    return from === to ? day(from) : t('pharmacies.days', { from: day(from), to: day(to) });
  };
  const rows = hours.flatMap(({ from, to, opens, closes }) => {
    if (from === null || to === null) return [];
    const times = t('pharmacies.times', {
      opens: timeLabel(opens, format, t),
      closes: timeLabel(closes, format, t),
    });
    return [{ from, days: daysLabel(from, to), times }];
  });
  const isOpenOn = (weekday: number) =>
    hours.some(({ from, to }) => from !== null && to !== null && from <= weekday && weekday <= to);
  const closed = [1, 2, 3, 4, 5, 6, 7]
    .filter((weekday) => rows.length > 0 && !isOpenOn(weekday))
    .map((weekday) => ({ from: weekday, days: day(weekday), times: t('pharmacies.closed') }));
  return [...rows, ...closed].sort((a, b) => a.from - b.from);
}

/** The name of a language in the reader's language. */
export function languageName(code: string, language: Language): string {
  try {
    const names = new Intl.DisplayNames([languages[language].intl], { type: 'language' });
    const name = names.of(code) ?? code;
    return name.charAt(0).toLocaleUpperCase() + name.slice(1);
  } catch {
    return code;
  }
}
