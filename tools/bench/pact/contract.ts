import type { Endpoint } from '@portal/contracts';
import { catalogue } from '@portal/contracts/all';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** An interaction of a pact file, as far as it is looked at here. */
export interface Interaction {
  description: string;
  providerStates: { name: string; params: Record<string, unknown> }[];
  request: {
    method: string;
    path: string;
    query?: Record<string, string[]>;
    headers?: Record<string, string>;
    body?: unknown;
    matchingRules?: unknown;
  };
  response: {
    status: number;
    body?: unknown;
    matchingRules?: { body?: Record<string, { matchers: { match: string; min?: number }[] }> };
  };
}

export interface PactFile {
  consumer: { name: string };
  provider: { name: string };
  interactions: Interaction[];
  metadata: unknown;
}

/** The committed contracts. */
export const readPacts = (): PactFile[] =>
  readdirSync(join(root, 'pacts')).map(
    (file) => JSON.parse(readFileSync(join(root, 'pacts', file), 'utf8')) as PactFile,
  );

/** The catalogue's entry that an interaction is about: its description begins with the id. */
export const endpointOf = ({ description }: Interaction): Endpoint =>
  catalogue.get(description.split(' ')[0] as string);
