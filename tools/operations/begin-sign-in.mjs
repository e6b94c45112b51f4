// Begins a sign-in at the replica in whose container this runs, and follows it to the page of the identity provider, as
// a browser would: fails when the replica does not send there, or when the provider refuses the client, the redirect URL
// or a scope. roll.sh runs it by standard input; its last line says what was refused.
import { request } from 'node:http';

const { PORT = '4200', PUBLIC_URL = '', OIDC_ISSUER = '' } = process.env;
const { host } = new URL(PUBLIC_URL);

/** Where the replica sends a browser that wants to sign in. */
function beginAtReplica() {
  return new Promise((resolve, reject) => {
    const path = '/member/auth/login';
    request({ port: PORT, path, headers: { host }, timeout: 5000 }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, location: response.headers.location });
    })
      .on('timeout', function () {
        this.destroy(new Error('the replica does not answer'));
      })
      .on('error', reject)
      .end();
  });
}

/** Follows the provider's redirects to its page. */
async function openPage(first) {
  const cookies = [];
  for (let url = first, hops = 0; hops < 8; hops += 1) {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: cookies.length > 0 ? { cookie: cookies.join('; ') } : {},
      signal: AbortSignal.timeout(10_000),
    });
    cookies.push(...response.headers.getSetCookie().map((line) => line.split(';')[0]));
    const location = response.headers.get('location');
    if (location === null || response.status < 300 || response.status > 399) {
      if (!response.ok) throw new Error(`the identity provider answers ${response.status}`);
      return;
    }
    url = new URL(location, url);
    const refusal = url.searchParams.get('error');
    if (refusal !== null) throw new Error(`the identity provider refuses: ${refusal}`);
    // It would need a session there, and this has none.
    if (url.host === host) throw new Error('the identity provider asked no one to sign in');
  }
  throw new Error('the identity provider redirects without end');
}

try {
  const { status, location } = await beginAtReplica();
  const sendsToProvider = location !== undefined && new URL(location, PUBLIC_URL).host !== host;
  if (!sendsToProvider) throw new Error(`the replica answers ${status} instead of ${OIDC_ISSUER}`);
  await openPage(new URL(location));
} catch (error) {
  // fetch names its reason in the cause.
  console.error(`Sign-in: ${error.cause?.code ?? error.message}.`);
  process.exitCode = 1;
}
