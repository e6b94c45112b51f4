import { csrfHeader } from '@portal/contracts';
import { CookieJar } from 'tough-cookie';
import { Failure } from '../failure';
import { type Answer, request } from './connect';

const mostHops = 20;

/** A browser as far as the portal needs one: it keeps cookies, and says where its requests come from. */
export class Browser {
  private readonly jar = new CookieJar(undefined, { looseMode: true });

  constructor(readonly origin: URL) {}

  async send(address: URL, init: RequestInit = {}): Promise<Answer> {
    const cookie = await this.jar.getCookieString(address.href);
    const headers = { ...(init.headers as Record<string, string>), ...(cookie && { cookie }) };
    const answer = await request(address, { ...init, headers });
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

  /** Takes over the cookies of a session that a user started in their browser. */
  async adopt(cookies: string): Promise<void> {
    for (const pair of cookies.split(/;\s*/)) {
      await this.jar.setCookie(`${pair}; Path=/`, this.origin.href, { ignoreError: true });
    }
  }
}

/** Reads the session state from the portal. Fails with a message when the server is not the portal. */
export async function askWhoIsThere(browser: Browser): Promise<{ signedIn: boolean }> {
  const answer = await browser.call('/member/api/session');
  const status = answer.body as { signedIn?: unknown } | undefined;
  if (answer.status === 200 && typeof status?.signedIn === 'boolean') {
    return { signedIn: status.signedIn };
  }
  throw new Failure(
    'noAnswer',
    `${browser.origin.host} answers ${answer.status} with ${answer.type}, not as the portal does. ` +
      'Give the address of the portal, or name a service with --service.',
  );
}

/** Signs in on the page of the identity provider, as a person does. */
export async function signIn(browser: Browser, user: string, password: string): Promise<void> {
  const login = new URL('/member/auth/login?returnTo=%2Fmember%2Fdashboard', browser.origin);
  const page = await browser.open(login);
  const form = formIn(page.answer.text);
  if (!form) {
    throw new Failure(
      'noAnswer',
      `${page.address.host} shows no page with a name and a password. Sign in with your own browser, and put its session cookie in REPLAY_COOKIE.`,
    );
  }
  form.fields.set(form.user, user);
  form.fields.set(form.password, password);
  await browser.open(new URL(form.action, page.address), {
    method: 'POST',
    headers: { origin: page.address.origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: form.fields.toString(),
  });
  const { signedIn } = await askWhoIsThere(browser);
  if (!signedIn) {
    throw new Failure(
      'noAnswer',
      `${page.address.host} did not let "${user}" in. Check REPLAY_USER and REPLAY_PASSWORD.`,
    );
  }
}

/** The sign-in form of a page: where it goes, and its fields with what they already hold. */
function formIn(html: string) {
  const form = /<form\b[^>]*>[^]*?<\/form>/i
    .exec(html)
    ?.find((each) => /type="?password/i.test(each));
  if (form === undefined) return undefined;
  const inputs = [...form.matchAll(/<input\b[^>]*>/gi)].map(([tag]) => ({
    name: attribute(tag, 'name') ?? '',
    type: attribute(tag, 'type') ?? 'text',
    value: attribute(tag, 'value') ?? '',
  }));
  const password = inputs.find(({ type }) => type === 'password');
  const user = inputs.find(({ type }) => ['text', 'email'].includes(type));
  if (!password || !user) return undefined;
  const hidden = inputs.filter(({ type }) => type === 'hidden');
  return {
    action: attribute(/<form\b[^>]*>/i.exec(form)?.[0] ?? '', 'action') ?? '',
    user: user.name,
    password: password.name,
    fields: new URLSearchParams(Object.fromEntries(hidden.map(({ name, value }) => [name, value]))),
  };
}

const attribute = (tag: string, name: string) =>
  new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(tag)?.[1]?.replaceAll('&amp;', '&');
