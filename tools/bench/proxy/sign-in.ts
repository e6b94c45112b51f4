/** Cookies by origin: different ports of one host are different services here. */
type Jar = Map<string, Map<string, string>>;

/**
 * Signs a person in the way a browser does: follows the BFF to the identity provider, sends its form,
 * follows the way back. Gives the cookies that the BFF has set by then. Throws when no session came of it.
 */
export async function signIn(bff: string, username: string, password: string): Promise<string> {
  const jar: Jar = new Map();
  let address = new URL('/member/auth/login', bff);
  let body: URLSearchParams | undefined;
  for (let step = 0; step < 20; step += 1) {
    const answer = await open(jar, address, body);
    body = undefined;
    const location = answer.headers.get('location');
    if (location) {
      address = new URL(location, address);
      if (address.origin === bff && !address.pathname.startsWith('/member/auth/')) {
        return cookiesFor(jar, bff);
      }
      continue;
    }
    const action = /<form[^>]* action="([^"]*)"/.exec(await answer.text())?.[1];
    if (answer.status !== 200 || action === undefined) {
      throw new Error(
        `Signing in ended at ${address.origin}${address.pathname} with ${answer.status}.`,
      );
    }
    address = new URL(action.replaceAll('&amp;', '&'), address);
    body = new URLSearchParams({ username, password });
  }
  throw new Error('Signing in never came back to the BFF.');
}

async function open(jar: Jar, address: URL, body: URLSearchParams | undefined): Promise<Response> {
  const answer = await fetch(address, {
    redirect: 'manual',
    headers: { accept: 'text/html', cookie: cookiesFor(jar, address.origin) },
    ...(body ? { method: 'POST', body } : {}),
  });
  const own = jar.get(address.origin) ?? new Map<string, string>();
  for (const line of answer.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value === '') own.delete(name);
    else own.set(name, value);
  }
  jar.set(address.origin, own);
  return answer;
}

function cookiesFor(jar: Jar, origin: string): string {
  return [...(jar.get(origin) ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
}
