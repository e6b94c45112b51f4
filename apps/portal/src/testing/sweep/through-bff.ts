import { request } from 'node:http';
import type { Transport, WireAnswer } from '@portal/api-client';

/** A session that was begun elsewhere: the portal's origin, and the Cookie header of its browser. */
export interface BffSession {
  address: string;
  cookie: string;
}

/** Carries each call to a BFF that runs, as the browser of that session; no file is uploaded. Rejects when no answer came. */
export function throughBff({ address, cookie }: BffSession): Transport {
  const cookies = new Map(cookie.split('; ').map((each) => pairOf(each)));
  return ({ method, url, headers, body, bytes, signal }) =>
    new Promise<WireAnswer>((resolve, reject) => {
      const carried = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const sent = request(`${address}${url}`, {
        method,
        headers: { ...headers, origin: address, 'sec-fetch-site': 'same-origin', cookie: carried },
      });
      sent.on('error', reject);
      signal.addEventListener('abort', () => sent.destroy(new Error('The call was given up.')));
      sent.on('response', (answer) => {
        for (const line of answer.headers['set-cookie'] ?? []) {
          const [name, value] = pairOf(line.split(';')[0] ?? '');
          cookies.set(name, value);
        }
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () => {
          const { statusCode: status = 0 } = answer;
          const received = Buffer.concat(parts);
          const type = answer.headers['content-type'] ?? '';
          const isDocument = bytes && status === 200;
          resolve({
            status,
            body: isDocument ? new Blob([received], { type }) : parsed(received.toString('utf8')),
          });
        });
      });
      sent.end(body);
    });
}

/** Name and value of a cookie. */
function pairOf(cookie: string): [string, string] {
  const at = cookie.indexOf('=');
  return [cookie.slice(0, at), cookie.slice(at + 1)];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
