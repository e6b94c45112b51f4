import { clientCss } from './brand-css';
import type { ClientId } from './clients';

/** A client's style sheet as a file. Its name has a hash of its text, so that it can be cached for ever. */
export interface ClientSheet {
  /** e.g. `client-common-5f3a90c1.css`, below the portal's assets. */
  name: string;
  css: string;
}

const sheets = new Map<ClientId, ClientSheet>();

/** The style sheet of one client, made once. Build, servers and pages refer to it by its name. */
export function clientSheet(id: ClientId): ClientSheet {
  const cached = sheets.get(id);
  if (cached) return cached;
  const css = clientCss(id);
  const sheet = { name: `client-${id.toLowerCase()}-${hashOf(css)}.css`, css };
  sheets.set(id, sheet);
  return sheet;
}

/** FNV-1a of 32 bits: enough to tell one version of a file from the next, on every platform. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
