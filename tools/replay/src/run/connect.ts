import { Failure } from '../failure';

/** An answer as far as replays look at it; `body` is undefined when it is no JSON. */
export interface Answer {
  status: number;
  type: string;
  body: unknown;
  text: string;
  headers: Headers;
}

/** Milliseconds that an address has for its answer. */
const patienceMs = 30_000;

const causes: readonly [codes: RegExp, sentence: (host: string) => string][] = [
  [/ENOTFOUND|EAI_AGAIN/, (host) => `No machine is called ${host}. Check the address.`],
  [
    /ECONNREFUSED/,
    (host) =>
      `Nothing listens at ${host}. Start it (npm start runs the portal here), or check the port.`,
  ],
  [
    /CERT|SIGNATURE|SELF_SIGNED|ERR_TLS/,
    (host) =>
      `The certificate of ${host} cannot be trusted. Put the certificate of who signed it in a file, and name the file in NODE_EXTRA_CA_CERTS.`,
  ],
  [
    /EPROTO|ERR_SSL|HPE_INVALID/,
    (host) => `${host} does not speak this protocol. Check http:// or https:// in the address.`,
  ],
  [
    /TIMEOUT|ABORT/i,
    (host) =>
      `${host} did not answer within ${patienceMs / 1000} seconds. Try again, or check the way to it.`,
  ],
  [/bad port/, (host) => `${host} has a port that is reserved. Check the URL.`],
  [/./, (host) => `${host} broke the connection. Try again, or look at its log.`],
];

/** Makes one request and follows nothing. Ends with a sentence when there is no answer at all. */
export async function request(address: URL, init: RequestInit = {}): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(address, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    });
  } catch (error) {
    throw new Failure('noAnswer', whyNot(error, address.host));
  }
  const text = await response.text();
  return {
    status: response.status,
    type: (response.headers.get('content-type') ?? 'nothing').split(';')[0] as string,
    body: jsonOf(text),
    text,
    headers: response.headers,
  };
}

function whyNot(error: unknown, host: string): string {
  const { name, cause } = error as Error & { cause?: { code?: string; message?: string } };
  const code = `${cause?.code ?? cause?.message ?? ''} ${name}`;
  return causes.find(([codes]) => codes.test(code))?.[1](host) ?? String(error);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** An origin that was given on the command line. Ends with a sentence when it is none. */
export function originOf(text: string): URL {
  const address = URL.canParse(text) ? new URL(text) : undefined;
  if (!address || !/^https?:$/.test(address.protocol)) {
    throw new Failure(
      'wrongUse',
      `"${text}" is no address. Write it with its protocol, such as http://localhost:4200`,
    );
  }
  return new URL(address.origin);
}
