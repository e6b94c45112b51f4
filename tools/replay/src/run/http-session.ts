import { csrfHeader } from '@portal/contracts';
import { CookieJar } from 'tough-cookie';
import { type Answer, request } from './connect';

const mostHops = 20;

/** Requests to the portal with the cookies of one session. */
export class HttpSession {
  private readonly jar = new CookieJar(undefined, { looseMode: true });

  constructor(
    readonly origin: URL,
    private readonly timeoutMs: number,
  ) {}

  async send(address: URL, init: RequestInit = {}): Promise<Answer> {
    const cookie = await this.jar.getCookieString(address.href);
    const headers = { ...(init.headers as Record<string, string>), ...(cookie && { cookie }) };
    const answer = await request(address, this.timeoutMs, { ...init, headers });
    for (const line of answer.headers.getSetCookie()) {
      await this.jar.setCookie(line, address.href, { ignoreError: true });
    }
    return answer;
  }

  /** A call of the portal's script, with the proof of where it comes from. */
  call(path: string, init: RequestInit = {}): Promise<Answer> {
    const own = {
      accept: 'application/json',
      [csrfHeader]: '1',
      origin: this.origin.origin,
      'sec-fetch-site': 'same-origin',
    };
    return this.send(new URL(path, this.origin), {
      ...init,
      headers: { ...own, ...(init.headers as Record<string, string>) },
    });
  }

  /** Opens a page and goes where redirects lead. */
  async open(address: URL, init: RequestInit = {}): Promise<{ answer: Answer; address: URL }> {
    let answer = await this.send(address, {
      ...init,
      headers: { accept: 'text/html', ...(init.headers as Record<string, string>) },
    });
    for (let hops = 0; hops < mostHops && answer.headers.has('location'); hops += 1) {
      address = new URL(answer.headers.get('location') as string, address);
      answer = await this.send(address, { headers: { accept: 'text/html' } });
    }
    return { answer, address };
  }

  /** Uses the cookies of a session that a user started in their browser. */
  async useCookies(cookies: string): Promise<void> {
    for (const pair of cookies.split(/;\s*/)) {
      await this.jar.setCookie(`${pair}; Path=/`, this.origin.href, { ignoreError: true });
    }
  }
}
