import { loadFixtures, type Scenario } from '../fixtures/read-fixtures';
import type { Json } from '../files/scenario-file';
import { type Row, runOf } from './mail-order';

export const memberId = 'EVF00421787';
export const metformin = '4400261';
export const fluticasone = '4400688';
const query = { memberId };
/** A yes to the refills of fluticasone. */
export const yes = {
  memberId,
  rxNumber: fluticasone,
  days: 90,
  cost: 10,
  firstShipmentOn: '2026-11-16',
  agreed: true,
};
/** The first shipment of metformin. */
export const metforminOn = { memberId, rxNumber: metformin, plannedOn: '2026-11-16' };

/** A run of a scenario, with what it says about auto-refill. */
export const begin = (scenario: string | Scenario = 'auto-refill') => {
  const run = runOf(scenario);
  const change = (verb: string, body: object) => run.call(`mailOrderAutoRefill.${verb}`, { body });
  const rows = (key: string, rxNumber?: string) =>
    (run.call('mailOrderAutoRefill.getPlan', { query }).body[key] as Row[]).filter(
      (row) => rxNumber === undefined || row['rxNumber'] === rxNumber,
    );
  return {
    ...run,
    change,
    medicine: (rxNumber: string) => rows('medicines', rxNumber)[0]!,
    shipments: (rxNumber?: string) => rows('shipments', rxNumber),
    messages: (language = 'en') =>
      (run.call('notifications.getList', { query: { language } }).body['notifications'] as Row[])
        .filter(({ mpmId }) => String(mpmId).startsWith('AR-'))
        .map(({ mpmId }) => ({
          mpmId,
          ...run.call('notifications.getMessage', {
            params: { mpmId: String(mpmId) },
            query: { language },
          }).body,
        })) as Row[],
    autoOrders: () => run.orders().filter(({ automatic }) => automatic),
    unread: () =>
      (run.call('notifications.getCounts').body['notifications'] as { unread: number }).unread,
  };
};

const { scenarios } = loadFixtures();

/** A scenario with another answer, as a file would give it. */
export function withFile(
  scenario: string,
  key: string,
  change: (body: never) => unknown,
): Scenario {
  const found = scenarios.get(scenario)!;
  const name = `${key}/${String(found.responses[key])}`;
  const file = found.files.get(name)!;
  const body = change(structuredClone(file.body) as never) as Json;
  return { ...found, files: new Map([...found.files, [name, { ...file, body }]]) };
}

/** The scenario of auto-refill with another prescription of metformin. */
export const withRx = (change: object) =>
  withFile('auto-refill', 'mailOrderRefills.getList', (body: { prescriptions: Row[] }) => ({
    ...body,
    prescriptions: body.prescriptions.map((rx) =>
      rx['rxNumber'] === metformin ? { ...rx, ...change } : rx,
    ),
  }));
