import { type Endpoint, proxiedUpstreams, upstreams } from '@portal/contracts';
import { defineEndpoints, endpoint } from '@portal/contracts';
import * as z from 'zod/mini';
import { identityHeaders } from '../src/calls/attach-headers';
import { type Caller, callers, emulatedUser, tokensOf } from './callers';
import { expectedHeaders } from './expected-headers';

const probeOf = (upstream: (typeof proxiedUpstreams)[number], path: string): Endpoint =>
  Object.values(
    defineEndpoints('probe', 'any', {
      get: endpoint({
        summary: 'A call of a service that need not have one.',
        method: 'GET',
        path: `${upstreams[upstream].prefix}/api/${path}` as '/probe',
        upstream,
        auth: 'member',
        response: z.unknown(),
        spec: '§7.1',
      }),
    }),
  )[0] as unknown as Endpoint;

const memberId = 'EVF00421787';
const sessionOf = (caller: Caller) => ({
  tokens: { ...tokensOf(caller), accessIssuedAt: 0, accessExpiresAt: 1e15 },
  identity: {
    subject: 'probe',
    issuer: '',
    groups: [],
    variant: 'member' as const,
    fromAdminPortal: false,
    memberId,
  },
  ...(caller === 'support' && {
    emulation: { subject: emulatedUser, startedAt: 0, expiresAt: 1e15, roleCheckedFor: 0 },
  }),
});

const rows = proxiedUpstreams.flatMap((upstream) =>
  (['ordinary', 'mailorder/order'] as const).flatMap((path) =>
    (Object.keys(callers) as Caller[])
      .filter((caller) => caller !== 'visitor')
      .map((caller) => [upstream, path, caller] as const),
  ),
);

test.each(rows)('§7.1: the %s service, %s, called by %s', (upstream, path, caller) => {
  const probe = probeOf(upstream, path);
  const list = identityHeaders(probe, sessionOf(caller), 1);
  const sent = Object.fromEntries(
    list.flatMap((name, at) => (at % 2 === 0 ? [[name, list[at + 1] as string]] : [])),
  );
  const expected = expectedHeaders(probe, caller, memberId);
  expect(sent).toEqual(Object.fromEntries(expected.map(({ name, value }) => [name, value])));
  for (const { value, pattern } of expected) expect(value).toMatch(new RegExp(pattern));
});

test('the pattern of each kind of token refuses every other kind', () => {
  const every = (Object.keys(callers) as Caller[]).flatMap((caller) =>
    expectedHeaders(probeOf('member', 'mailorder/order'), caller, memberId),
  );
  for (const { value, pattern } of every) {
    const matching = new Set(
      every.filter((each) => new RegExp(pattern).test(each.value)).map((each) => each.value),
    );
    expect([...matching]).toEqual([value]);
  }
});
