import { formatOf, type Language } from '../../../language';
import { shipmentCalendar } from './CalendarCard';

type Options = Parameters<typeof shipmentCalendar>[1];
type Plan = Parameters<typeof shipmentCalendar>[0];

/** As a service makes it: the same for the same shipment, and telling nothing of it. */
const idOf = (rxNumber: string, plannedOn: string) =>
  `SH-${[...`${rxNumber}${plannedOn}`].reduce((sum, each) => (sum * 31 + each.charCodeAt(0)) % 99_991, 7)}`;
const shipment = (rxNumber: string, shipsOn: string, more: object = {}) => ({
  shipmentId: idOf(rxNumber, shipsOn),
  rxNumber,
  shipsOn,
  state: 'planned',
  changeUntil: '2026-11-12',
  ...more,
});
const medicine = (rxNumber: string, drugName: string, spanishName: string) => ({
  rxNumber,
  drugName,
  spanishName,
  strength: '10 mg',
});
const plan = {
  shipments: [
    shipment('4400261', '2026-11-14'),
    shipment('4400688', '2026-11-14', { changeUntil: '2026-11-11' }),
    shipment('4400261', '2027-02-12', { changeUntil: '2027-02-10' }),
    shipment('4400383', '2026-11-20', { state: 'skipped' }),
    shipment('4400383', '2026-11-06', { state: 'ordered' }),
  ],
  medicines: [
    medicine('4400261', 'Metformin', 'Metformina'),
    medicine('4400688', 'Fluticasone', 'Fluticasona'),
  ],
} as unknown as Plan;

const write = (namesMedicines: boolean, language: Language = 'en', shown: Plan = plan, at = 14) => {
  const t = ((key: string, values: object) => `${key} ${JSON.stringify(values)}`) as never;
  const file = shipmentCalendar(shown, {
    t,
    format: formatOf(language),
    language,
    namesMedicines,
    origin: 'https://portal.example',
    now: new Date(`2026-11-05T${at}:00:00Z`),
  } satisfies Options);
  // Long lines are folded, and commas are escaped.
  return file.replaceAll('\r\n ', '').replaceAll('\\', '').split('\r\n');
};
const valuesOf = (lines: string[], name: string) =>
  lines.filter((line) => line.startsWith(name)).map((line) => line.slice(line.indexOf(':') + 1));

test('has one entry for each shipment that is planned, with a reminder', () => {
  const lines = write(false);
  expect(valuesOf(lines, 'DTSTART')).toEqual(['20261114', '20261114', '20270212']);
  expect(valuesOf(lines, 'TRIGGER')).toHaveLength(3);
  expect(valuesOf(lines, 'URL')[0]).toBe('https://portal.example/member/mail-order/auto-refill');
  expect(new Set(valuesOf(lines, 'UID')).size).toBe(3);
});

test('says until when each shipment can be changed', () => {
  const [first, second] = valuesOf(write(false), 'DESCRIPTION:autoRefill.entryHint');
  expect(first).toContain('November 12, 2026');
  expect(second).toContain('November 11, 2026');
});

test('a shipment that is moved replaces its entry, also when others were skipped or stopped', () => {
  const [, second] = valuesOf(write(false), 'UID');
  const moved = { ...plan.shipments[1], shipsOn: '2026-11-20', isMoved: true };
  const shown = { ...plan, shipments: [moved] } as Plan;
  const later = write(false, 'en', shown, 15);
  expect(valuesOf(later, 'UID')).toEqual([second]);
  expect(valuesOf(later, 'DTSTART')).toEqual(['20261120']);
  const [before, after] = [write(false), later].map((file) =>
    Number(valuesOf(file, 'SEQUENCE')[0]),
  );
  expect(after).toBeGreaterThan(before as number);
});

test('shipments of two members in one calendar stay apart', () => {
  const other = { ...plan.shipments[0], shipmentId: 'SH-1' };
  const [own] = valuesOf(write(false), 'UID');
  const [others] = valuesOf(write(false, 'en', { ...plan, shipments: [other] } as Plan), 'UID');
  expect(others).toBe('SH-1@portal.example');
  expect(own).not.toBe(others);
});

test('names no medicine unless the member wants it, and a prescription never', () => {
  expect(write(false).join('\n')).not.toMatch(/Metformin|Fluticasone|10.mg|44\d{5}/);
  const named = write(true).join('\n').replaceAll('\u00a0', ' ');
  expect(named).toContain('{"drug":"Metformin 10 mg"}');
  expect(named).toContain('{"drug":"Fluticasone 10 mg"}');
  expect(named).not.toMatch(/44\d{5}/);
  expect(write(true, 'es').join('\n').replaceAll('\u00a0', ' ')).toContain('Metformina 10 mg');
});
