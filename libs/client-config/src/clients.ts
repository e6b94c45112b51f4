import { clients as rows } from './all-clients';
import { type Client, type ClientRow, standardClient } from './client';

export type ClientId = keyof typeof rows;

const clients: Readonly<Record<ClientId, ClientRow>> = rows;

export const clientIds = Object.keys(clients) as ClientId[];

/** The client of a code or host that is not in the tables (§1). */
export const defaultClientId: ClientId = 'common';

/** The id of the client with this code or alias, in any case; the default when there is none (§1). */
export function clientIdOf(code: string): ClientId {
  const wanted = code.trim().toLowerCase();
  const found = clientIds.find((id) => codesOf(id).some((each) => each.toLowerCase() === wanted));
  return found ?? defaultClientId;
}

/** The codes that name a client: its id and its aliases. */
export const codesOf = (id: ClientId): readonly string[] => [id, ...clientOf(id).aliases];

/** A client with the standard for every field that its file does not name. */
export const clientOf = (id: ClientId): Client => ({ ...standardClient, ...clients[id] });
