import { type FileSource, type ReadFile, say } from './reader';

/**
 * The shipments as calendar entries (RFC 5545). An entry names no prescription: it is the shipment of the page on its
 * day, or, if there is none, the first one that no entry is on.
 */
export function readCalendar({ file, page }: FileSource): ReadFile {
  const days = [...file.text.matchAll(/^DTSTART;VALUE=DATE:(\d{4})(\d\d)(\d\d)\r?$/gm)].map(
    ([, ...parts]) => parts.join('-'),
  );
  const shipments = page.filter(({ fact }) => fact === 'autoRefillShips');
  const open = new Map(shipments.map(({ subject, value }) => [subject, value]));
  const take = (day?: string) => {
    const [subject] = [...open].find(([, on]) => day === undefined || on === day) ?? [];
    if (subject !== undefined) open.delete(subject);
    return subject;
  };
  const placed = days.map((day) => ({ day, subject: take(day) }));
  const said = placed.flatMap(({ day, subject = take() ?? 'no shipment' }) =>
    say('autoRefillShips', subject, day, `DTSTART ${day}`),
  );
  return { name: 'calendar', said };
}
