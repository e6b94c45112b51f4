import type { IncomingMessage } from 'node:http';

/** A browser that opens a page. Requests of scripts, styles, pictures and calls accept no HTML by name. */
export const wantsDocument = ({ method, headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') && /\btext\/html\b/i.test(headers.accept ?? '');
