import type { ShellToRender } from '@portal/domain';
import type { ScenarioTransport } from '@portal/testing';

/** What the server gives its renderer for a visitor, with the answers of a scenario. */
export const shellInput = (transport: ScenarioTransport): ShellToRender => ({
  client: 'common',
  origin: 'http://localhost:4200',
  language: 'en',
  textSize: 'base',
  status: { signedIn: false },
  now: new Date(transport.scenario.clock),
  get: (url) =>
    transport({ method: 'GET', url, headers: {}, signal: new AbortController().signal }),
});
