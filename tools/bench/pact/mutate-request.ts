import type { Sent } from '@portal/bff/pact';
import {
  type Endpoint,
  idempotencyHeader,
  memberIdHeader,
  tokenHeaders,
  upstreams,
} from '@portal/contracts';
import type { Mutant } from './mutant';

/** The fixed tokens by kind. */
export interface TokenWords {
  access: string;
  id: string;
}

const identityHeaders = [...Object.values(tokenHeaders), memberIdHeader];

/**
 * Every way in which the BFF's rules of §7.1 may go wrong for a request that it sent: a header that is
 * left out, is another's or comes where none belongs, and a parameter left out, twice or of another form.
 */
export function requestMutants(endpoint: Endpoint, sent: Sent, tokens: TokenWords): Mutant<Sent>[] {
  const present = new Set(sent.headers.map(([name]) => name));
  const [injected, absent] = [true, false].map((there) =>
    identityHeaders.filter((name) => present.has(name) === there),
  ) as [string[], string[]];
  return [
    ...injected.flatMap((name) => injectedMutants(sent, name, tokens)),
    ...absent.map((name) => ({
      kind: 'header where none belongs',
      where: name,
      made: withHeader(sent, name, wordFor(name, tokens)),
    })),
    {
      kind: 'header of the browser passed on',
      where: 'cookie',
      made: withHeader(sent, 'cookie', 'session=of-the-browser'),
    },
    { kind: 'wrong accept', where: 'accept', made: withHeader(sent, 'accept', 'text/html') },
    ...(endpoint.onceByKey
      ? [
          {
            kind: 'header missing',
            where: idempotencyHeader,
            made: without(sent, idempotencyHeader),
          },
        ]
      : []),
    ...parameterMutants(endpoint, sent, tokens),
  ];
}

function injectedMutants(sent: Sent, name: string, tokens: TokenWords): Mutant<Sent>[] {
  const wrong =
    name === tokenHeaders.access
      ? [`Bearer ${tokens.id}`, tokens.access]
      : [name === memberIdHeader ? 'ANOTHER-MEMBER' : tokens.access, `Bearer ${tokens.id}`];
  return [
    { kind: 'header missing', where: name, made: without(sent, name) },
    ...wrong.map((value) => ({
      kind: 'wrong kind of token',
      where: `${name}: ${value}`,
      made: withHeader(sent, name, value),
    })),
  ];
}

const wordFor = (name: string, { access, id }: TokenWords) =>
  name === tokenHeaders.access ? `Bearer ${access}` : id;

/** Each parameter of the BFF's, and those of user info, left out, twice and in another form. */
function parameterMutants({ upstream }: Endpoint, sent: Sent, tokens: TokenWords): Mutant<Sent>[] {
  const { searchParams } = new URL(sent.address, 'http://service');
  const { timestamp } = upstreams[upstream];
  const now = '1762351200000';
  return [
    ...[...searchParams.keys()].flatMap((name) => [
      { kind: 'parameter missing', where: name, made: withQuery(sent, (q) => q.delete(name)) },
      {
        kind: 'parameter twice',
        where: name,
        made: withQuery(sent, (q) => q.append(name, q.get(name) as string)),
      },
      {
        kind: 'wrong parameter',
        where: name,
        made: withQuery(sent, (q) => q.set(name, wrongValues[name] ?? tokens.access)),
      },
    ]),
    ...(timestamp
      ? []
      : [
          {
            kind: 'parameter where none belongs',
            where: 'ts',
            made: withQuery(sent, (q) => q.append('ts', now)),
          },
        ]),
  ];
}

/** Seconds instead of milliseconds, and a text instead of a number. */
const wrongValues: Readonly<Record<string, string>> = { ts: '1762351200', nc: 'now' };

const without = (sent: Sent, gone: string): Sent => ({
  ...sent,
  headers: sent.headers.filter(([name]) => name !== gone),
});

const withHeader = (sent: Sent, name: string, value: string): Sent => ({
  ...sent,
  headers: [...without(sent, name).headers, [name, value]],
});

function withQuery(sent: Sent, change: (query: URLSearchParams) => void): Sent {
  const address = new URL(sent.address, 'http://service');
  change(address.searchParams);
  return { ...sent, address: `${address.pathname}${address.search}` };
}
