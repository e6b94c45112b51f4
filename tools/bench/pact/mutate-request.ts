import type { Sent } from '@portal/bff/pact';
import {
  emulatedUserHeader,
  type Endpoint,
  idempotencyHeader,
  memberIdHeader,
  tokenHeaders,
  upstreams,
} from '@portal/contracts';
import type { Mutant } from './mutant';

/** The fixed tokens by kind. */
export interface Tokens {
  access: string;
  id: string;
  mailOrder: string;
  dependentMailOrder: string;
}

const identityHeaders = [...Object.values(tokenHeaders), memberIdHeader, emulatedUserHeader];

/**
 * Every way in which the BFF's rules of §7.1 may go wrong for a request that it sent: a header that is
 * left out, is another's or comes where none belongs, and a parameter left out, twice or of another form.
 */
export function requestMutants(endpoint: Endpoint, sent: Sent, tokens: Tokens): Mutant<Sent>[] {
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

function injectedMutants(sent: Sent, name: string, tokens: Tokens): Mutant<Sent>[] {
  const now = sent.headers.find((header) => header[0] === name)?.[1];
  const wrong = wrongTokens(name, tokens).filter((value) => value !== now);
  return [
    { kind: 'header missing', where: name, made: without(sent, name) },
    ...wrong.map((value) => ({
      kind: kindOfHeader(name),
      where: `${name}: ${value}`,
      made: withHeader(sent, name, value),
    })),
  ];
}

/** A member where a token belongs, a token of another kind, or another member. */
function wrongTokens(name: string, tokens: Tokens): string[] {
  const { access, id, mailOrder, dependentMailOrder } = tokens;
  if (name === memberIdHeader || name === emulatedUserHeader) return ['ANOTHER-MEMBER', access];
  if (name === tokenHeaders.access) return [`Bearer ${id}`, access, `Bearer ${mailOrder}`];
  if (name === tokenHeaders.mailOrder) return [mailOrder, dependentMailOrder, access, id];
  return [access, `Bearer ${id}`, mailOrder];
}

const kindOfHeader = (name: string) =>
  name === memberIdHeader
    ? 'another member id'
    : name === emulatedUserHeader
      ? 'another emulated user'
      : name === tokenHeaders.mailOrder
        ? 'wrong mail-order token'
        : 'wrong kind of token';

const wordFor = (name: string, { access, id }: Tokens) =>
  name === tokenHeaders.access ? `Bearer ${access}` : id;

/** Each parameter of the BFF's, and those of user info, left out, twice and in another form. */
function parameterMutants({ upstream }: Endpoint, sent: Sent, tokens: Tokens): Mutant<Sent>[] {
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
