import type { Fixtures } from '@portal/scenarios';
import { listen, type Running } from '../listen';
import { loadFixtures } from '../load-fixtures';
import { scenarioNamed } from './choose-scenario';
import { servicesApp, type ServicesOptions } from './services-app';

export interface StandInsOptions extends Partial<Omit<ServicesOptions, 'fixtures'>> {
  /** 0 for any free port. */
  port: number;
  host?: string;
  /** Fixtures, or their folder; the repository's unless given. */
  fixtures?: Fixtures | string;
}

/**
 * Starts the stand-ins of all services on one port. It also starts when
 * fixtures have problems: they are reported on the console, and a call of an invalid one returns 500 FIXTURE_INVALID.
 */
export async function startStandIns({
  port,
  host,
  fixtures,
  ...options
}: StandInsOptions): Promise<Running> {
  const read = typeof fixtures === 'object' ? fixtures : loadFixtures(fixtures);
  const app = servicesApp({
    now: 'today',
    providerStates: false,
    portal: 'http://localhost:4200',
    ...options,
    scenario: scenarioNamed(read, options.scenario ?? 'visitor').name,
    fixtures: read,
  });
  return listen('The stand-ins', app, port, host);
}
