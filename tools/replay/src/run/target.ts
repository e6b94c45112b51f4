import {
  codesOfBff,
  type Endpoint,
  idempotencyHeader,
  messageCodes,
  requestPath,
  scenarioHeader,
  tokenHeaders,
  upstreams,
} from '@portal/contracts';
import { exampleFileFacts, exampleFileText } from '@portal/contracts/examples';
import type { Scenario } from '@portal/scenarios';
import { Failure } from '../failure';
import { type Answer, request } from './connect';
import { HttpSession } from './http-session';
import { readSessionState, signIn } from './sign-in';

/** Who a real environment knows; without them the scenario's own person signs in. */
export interface Credentials {
  user?: string | undefined;
  password?: string | undefined;
  cookie?: string | undefined;
  accessToken?: string | undefined;
  idToken?: string | undefined;
  mailOrderToken?: string | undefined;
}

/** Where a journey's calls go. */
export interface Target {
  /** Why a call cannot be made here; undefined when it can. */
  leavesOut: (endpoint: Endpoint) => string | undefined;
  ask: (endpoint: Endpoint, input: Record<string, unknown>) => Promise<Answer>;
  /** The BFF answers failures in its own words, with the portal's code. */
  tellsCodes: boolean;
  /** The code with which the portal itself refused a call of a service; undefined when the service answered. */
  ownRefusal: (endpoint: Endpoint, answer: Answer) => Promise<string | undefined>;
}

/** Who makes a journey's calls, in which scenario. */
export interface Visit {
  scenario: Scenario;
  credentials: Credentials;
  /** The name of the scenario's run. */
  run: string;
  /** Milliseconds that each call has for its response. */
  timeoutMs: number;
}

/** The portal at `origin`, in a session of the scenario's person, or as a visitor. */
export async function throughPortal(
  origin: URL,
  { scenario, credentials: { user, password, cookie }, run, timeoutMs }: Visit,
): Promise<Target> {
  const session = new HttpSession(origin, timeoutMs);
  await readSessionState(session);
  if (scenario.person) {
    if (cookie) await useSession(session, cookie);
    else {
      const { person } = scenario;
      await signIn(session, user ?? person.username, password ?? person.password);
    }
  }
  const headers = { [scenarioHeader]: `${scenario.name}#${run}` };
  return {
    tellsCodes: true,
    leavesOut: ({ forBffOnly }) => (forBffOnly ? 'only the portal itself makes it' : undefined),
    ask: (endpoint, input) =>
      session.call(requestPath(endpoint, input), initOf(endpoint, input, headers)),
    ownRefusal: async ({ upstream, auth }, { type, body }) => {
      if (upstream === 'bff' || type !== 'application/problem+json') return undefined;
      const { code = 'INTERNAL' } = (body ?? {}) as { code?: string };
      if (code !== 'UNAUTHENTICATED') return relayedCodes.includes(code) ? undefined : code;
      // A service's 401 leaves the session as it is.
      const isOwn = auth === 'member' && !(await readSessionState(session)).signedIn;
      return isOwn ? code : undefined;
    },
  };
}

/** Goes on in a session that is already there. */
async function useSession(session: HttpSession, cookie: string): Promise<void> {
  await session.useCookies(cookie);
  if ((await readSessionState(session)).signedIn) return;
  throw new Failure(
    'noAnswer',
    `${session.origin.host} does not know the session of REPLAY_COOKIE, or it has ended. Sign in again and copy the cookie.`,
  );
}

/** The codes with which the portal hands on what a service refused. */
const relayedCodes: readonly string[] = [
  'CALL_FAILED',
  ...messageCodes.filter((code) => !codesOfBff.includes(code)),
];

/** One service, or all of them at one address, called with the tokens that were given. */
export function straightTo(
  service: string,
  origin: URL,
  { scenario, credentials, run, timeoutMs }: Visit,
): Target {
  return {
    tellsCodes: false,
    ownRefusal: async () => undefined,
    leavesOut: ({ upstream }) => {
      if (upstream === 'bff') return 'the portal itself answers it';
      return service === 'all' || service === upstream ? undefined : `it is for ${upstream}`;
    },
    ask: async (endpoint, input) => {
      const { timestamp } = upstreams[endpoint.upstream];
      const address = new URL(requestPath(endpoint, input), origin);
      if (timestamp) address.searchParams.set('ts', String(Date.now()));
      if (endpoint.idTokenInQuery) {
        address.searchParams.set('id_token', credentials.idToken ?? dummyIdToken);
      }
      const headers = {
        accept: 'application/json',
        [scenarioHeader]: `${scenario.name}#${run}`,
        ...(scenario.person ? tokensFor(endpoint, credentials) : {}),
      };
      return request(address, timeoutMs, initOf(endpoint, input, headers));
    },
  };
}

/** Words that open nothing, for want of given tokens. */
const dummyAccessToken = 'dummy-access-token';
const dummyIdToken = 'dummy-id-token';

/** Specification §7.1: which tokens go to which service. */
function tokensFor(
  { upstream, auth }: Endpoint,
  { accessToken = dummyAccessToken, idToken = dummyIdToken, mailOrderToken }: Credentials,
): Record<string, string> {
  if (auth === 'none') return {};
  const values = { access: `Bearer ${accessToken}`, id: idToken, mailOrder: mailOrderToken };
  return Object.fromEntries(
    upstreams[upstream].tokens.flatMap((kind) => {
      const value = values[kind];
      return value === undefined ? [] : [[tokenHeaders[kind], value]];
    }),
  );
}

function initOf(
  { method, body, onceByKey, receivesFile }: Endpoint,
  input: Record<string, unknown>,
  given: Record<string, string>,
): RequestInit {
  const key = onceByKey && { [idempotencyHeader]: String(input['idempotencyKey']) };
  const headers = { ...given, ...key };
  if (receivesFile) {
    // A journey names no file: the same one is always sent.
    const type = { 'content-type': exampleFileFacts.type };
    return { method, headers: { ...headers, ...type }, body: exampleFileText };
  }
  if (!body) return { method, headers };
  const type = { 'content-type': 'application/json' };
  return { method, headers: { ...headers, ...type }, body: JSON.stringify(input['body']) };
}

/** Ends with a sentence when an answer shows that nothing else can come of this address. */
export function refuseUseless(endpoint: Endpoint, answer: Answer, target: Target): void {
  const isPage = answer.type === 'text/html' && answer.status < 400;
  if (isPage && endpoint.responseType === undefined) {
    throw new Failure(
      'noAnswer',
      `${endpoint.id} was answered with a page (text/html) instead of JSON. Check the URL, and whether it requires its own sign-in.`,
    );
  }
  if (answer.status === 401 && !target.tellsCodes && endpoint.auth !== 'none') {
    throw new Failure(
      'noAnswer',
      `The service refused the token of ${endpoint.id} (401). Put fresh ones in REPLAY_ACCESS_TOKEN and REPLAY_ID_TOKEN.`,
    );
  }
}
