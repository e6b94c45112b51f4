import { type Got, send, type Sent } from './http';

/** Keeps cookies as a browser does: by host name, whatever the port. Follows nothing by itself. */
export class Browser {
  readonly jar = new Map<string, string>();

  constructor(readonly origin: string) {}

  /** A navigation or a read. `path` may be a whole address. */
  async get(path: string, sent: Sent = {}): Promise<Got> {
    return this.send(path, sent);
  }

  /** A call of the portal's script that changes something, with the proof of where it comes from. */
  async post(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Got> {
    return this.change('POST', path, body, headers);
  }

  /** The same with another method. */
  async change(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Got> {
    return this.send(path, {
      method,
      headers: {
        'x-csrf': '1',
        'sec-fetch-site': 'same-origin',
        origin: this.origin,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  async send(path: string, sent: Sent): Promise<Got> {
    const address = new URL(path, this.origin).href;
    const got = await send(address, {
      ...sent,
      headers: { ...(this.jar.size > 0 ? { cookie: this.cookieHeader } : {}), ...sent.headers },
    });
    for (const line of got.headers['set-cookie'] ?? []) this.keep(line);
    return got;
  }

  /** Goes where an answer's Location points, until one has none; at most twenty times. */
  async follow(got: Got, from: string): Promise<{ got: Got; address: string }> {
    let address = from;
    for (let hops = 0; hops < 20 && got.headers.location !== undefined; hops += 1) {
      address = new URL(got.headers.location, address).href;
      got = await this.get(address, { headers: { accept: 'text/html' } });
    }
    return { got, address };
  }

  get cookieHeader(): string {
    return [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  private keep(line: string): void {
    const [pair = '', ...attributes] = line.split(/;\s*/);
    const at = pair.indexOf('=');
    const gone = attributes.some((text) => /^(max-age=0|expires=thu, 01 jan 1970)/i.test(text));
    if (gone) this.jar.delete(pair.slice(0, at));
    else this.jar.set(pair.slice(0, at), pair.slice(at + 1));
  }
}
