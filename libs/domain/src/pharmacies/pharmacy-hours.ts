/** Days from Monday, 1, to Sunday, 7, on which a pharmacy has the same hours; times are HH:MM, up to 24:00. */
export interface DailyHours {
  from: number | null;
  to: number | null;
  opens: string;
  closes: string;
}

export interface WithHours {
  hours: readonly DailyHours[];
  /** IANA name, e.g. America/Chicago. */
  timeZone: string;
}

/**
 * Whether a pharmacy is open, and until or from when, over midnight too. `soon`: it closes within an hour; `inDays`: so
 * many days after today, the midnight at the end of a day counted to it.
 */
export type OpenState =
  | { kind: 'always' }
  | { kind: 'open'; until: string; day: number; inDays: number; soon: boolean }
  | { kind: 'closed'; opens: string; day: number; inDays: number }
  | { kind: 'unknown' };

const minutesOfDay = 24 * 60;
const soonMinutes = 60;

/** Open or closed at a moment, on the clock of the pharmacy's own time zone. */
export function openStateAt({ hours, timeZone }: WithHours, now: Date): OpenState {
  const clock = clockIn(timeZone, now);
  const spans = hours.flatMap(spanOf);
  if (!clock || spans.length === 0) return { kind: 'unknown' };
  if (isAlwaysOpen(hours)) return { kind: 'always' };
  const on = (day: number) => spans.filter(({ from, to }) => from <= day && day <= to);
  const dayIn = (inDays: number) => ((clock.day - 1 + inDays) % 7) + 1;
  let inDays = 0;
  let closes = closingOf(on(clock.day), clock.minute);
  if (closes !== undefined) {
    // A day that ends at midnight goes on with the next one, if that begins then.
    while (closes === minutesOfDay && inDays < 7) {
      const next = closingOf(on(dayIn(inDays + 1)), 0);
      if (next === undefined) break;
      inDays += 1;
      closes = next;
    }
    const soon = closes + inDays * minutesOfDay - clock.minute <= soonMinutes;
    return { kind: 'open', until: timeOf(closes), day: dayIn(inDays), inDays, soon };
  }
  for (inDays = 0; inDays <= 7; inDays += 1) {
    const day = dayIn(inDays);
    const [next] = on(day)
      .map(({ opens }) => opens)
      .filter((opens) => inDays > 0 || opens > clock.minute)
      .sort((a, b) => a - b);
    if (next !== undefined) return { kind: 'closed', opens: timeOf(next), day, inDays };
  }
  return { kind: 'unknown' };
}

/** Open all day on all days. */
export const isAlwaysOpen = (hours: readonly DailyHours[]): boolean => {
  const spans = hours.flatMap(spanOf);
  return [1, 2, 3, 4, 5, 6, 7].every(
    (day) =>
      closingOf(
        spans.filter(({ from, to }) => from <= day && day <= to),
        0,
      ) === minutesOfDay,
  );
};

/** When a pharmacy that is open at a minute of a day closes on it, without a break; undefined when it is closed. */
function closingOf(spans: readonly ReturnType<typeof spanOf>[number][], minute: number) {
  let until: number | undefined;
  for (const { opens, closes } of [...spans].sort((a, b) => a.opens - b.opens)) {
    if (opens <= (until ?? minute) && closes > (until ?? minute)) until = closes;
  }
  return until;
}

/** A row of hours in minutes; none when it is malformed. */
function spanOf({ from, to, opens, closes }: DailyHours) {
  const [start, end] = [minuteOf(opens), minuteOf(closes)];
  if (from === null || to === null || start === undefined || end === undefined) return [];
  return [{ from, to, opens: start, closes: end }];
}

function minuteOf(time: string): number | undefined {
  const [, hour, minute] = /^(\d\d):(\d\d)$/.exec(time) ?? [];
  const minutes = Number(hour) * 60 + Number(minute);
  return hour !== undefined && minutes <= minutesOfDay ? minutes : undefined;
}

const timeOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** Formatters are slow to create, and thousands of pharmacies share a few zones. */
const formatters = new Map<string, Intl.DateTimeFormat | null>();
const readings = new Map<string, { at: number; day: number; minute: number }>();

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Weekday and minute of a moment in a zone; undefined for a zone that does not exist. */
function clockIn(timeZone: string, now: Date): { day: number; minute: number } | undefined {
  const at = now.getTime();
  const read = readings.get(timeZone);
  if (read?.at === at) return read;
  if (!formatters.has(timeZone)) formatters.set(timeZone, formatterOf(timeZone));
  const parts = formatters.get(timeZone)?.formatToParts(now);
  if (!parts) return undefined;
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  const reading = {
    at,
    day: weekdays.indexOf(part('weekday')) + 1,
    minute: Number(part('hour')) * 60 + Number(part('minute')),
  };
  readings.set(timeZone, reading);
  return reading;
}

function formatterOf(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone,
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  } catch {
    return null;
  }
}
