import { Failure } from '../failure';

/** An answer as far as replays look at it; `body` is undefined when it is no JSON. */
export interface Answer {
  status: number;
  type: string;
  body: unknown;
  text: string;
  headers: Headers;
}

const causes: readonly [codes: RegExp, sentence: (host: string, timeoutMs: number) => string][] = [
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
    (host, timeoutMs) =>
      `${host} did not answer within ${timeoutMs / 1000} seconds. Try again, check the way to it, or set --timeout.`,
  ],
  [/bad port/, (host) => `${host} has a port that is reserved. Check the URL.`],
  [/./, (host) => `${host} broke the connection. Try again, or look at its log.`],
];

/** Makes one request and follows nothing. Fails with a sentence when there is no whole response in time. */
export async function request(
  address: URL,
  timeoutMs: number,
  init: RequestInit = {},
): Promise<Answer> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(address, { ...init, redirect: 'manual', signal });
    const text = await response.text();
    return {
      status: response.status,
      type: (response.headers.get('content-type') ?? 'nothing').split(';')[0] as string,
      body: jsonOf(text),
      text,
      headers: response.headers,
    };
  } catch (error) {
    throw whyNot(error, address.host, timeoutMs);
  }
}

/** Of one call alone: the next one may be answered. */
const ofOneCall = /TIMEOUT|ABORT|ECONNRESET|UND_ERR_SOCKET|terminated|closed/i;

function whyNot(error: unknown, host: string, timeoutMs: number): Failure {
  const { name, message, cause } = error as Error & { cause?: { code?: string; message?: string } };
  const code = `${cause?.code ?? cause?.message ?? ''} ${name} ${message}`;
  const sentence = causes.find(([codes]) => codes.test(code))?.[1](host, timeoutMs);
  return new Failure('noAnswer', sentence ?? String(error), !ofOneCall.test(code));
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
