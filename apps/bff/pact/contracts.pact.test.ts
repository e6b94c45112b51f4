import { MatchersV3, PactV3, SpecificationVersion } from '@pact-foundation/pact';
import {
  addressOf,
  idempotencyHeader,
  messageCodes,
  tokenHeaders,
  upstreams,
} from '@portal/contracts';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { identityHeaders } from '../src/calls/attach-headers';
import { dummyTokens, startEgress } from './bff-egress';
import { type ContractCase, contractCases } from './contract-cases';
import { matchersFor } from './matchers';
import { normalisePact } from './normalise';

const generated = join(__dirname, '../dist/pacts');
const committed = join(__dirname, '../../../pacts');
const cases = contractCases();
const providers = [...new Set(cases.map(({ upstream }) => upstream))];
/** The mock server answers first and notes after that what it received; asked at once, it may not know yet. */
const recordingMs = 25;
// On a machine under load even that may be too short, and the interaction is simply made again.
jest.retryTimes(3);

const providerName = (upstream: string) => `${upstream}-service`;

beforeAll(() => {
  rmSync(generated, { recursive: true, force: true });
  mkdirSync(generated, { recursive: true });
});

describe.each(providers)('what the portal asks of the %s service', (upstream) => {
  const own = cases.filter((each) => each.upstream === upstream);

  test.each(own.map((each) => [each.title, each] as const))('%s', async (_title, each) => {
    const pact = new PactV3({
      consumer: 'member-portal-bff',
      provider: providerName(upstream),
      dir: generated,
      host: '127.0.0.1',
      spec: SpecificationVersion.SPECIFICATION_VERSION_V3,
      logLevel: 'error',
    });
    pact
      .given(`the scenario ${each.scenario}`, { name: each.scenario })
      .uponReceiving(each.title)
      .withRequest(requestOf(each))
      .willRespondWith(answerOf(each));
    // Scenarios answer the same request differently, so each interaction has a server of its own.
    await pact.executeTest(async ({ url }) => {
      const egress = await startEgress(url);
      const call = egress.call(each.endpoint.id, each.input, each.signedIn).finally(egress.stop);
      if (each.failsWith === undefined) await expect(call).resolves.toBeDefined();
      else await expect(call).rejects.toMatchObject({ name: 'ApiError', code: each.failsWith });
      await setTimeout(recordingMs);
    });
  });
});

describe('the pact files', () => {
  test('hold every interaction, and are byte for byte the ones of the folder pacts/ (npm run pacts renews them)', () => {
    for (const file of readdirSync(generated)) normalisePact(join(generated, file));
    const files = readPacts(generated);
    for (const upstream of providers) {
      const text = files[`member-portal-bff-${providerName(upstream)}.json`] ?? '{}';
      const { interactions } = JSON.parse(text) as { interactions: unknown[] };
      expect(interactions).toHaveLength(cases.filter((each) => each.upstream === upstream).length);
    }
    expect(readPacts(committed)).toEqual(files);
  });
});

function requestOf({ endpoint, input, signedIn }: ContractCase) {
  const { pathname, searchParams } = new URL(addressOf(endpoint, input), 'http://bff');
  const query: Record<string, string | ReturnType<typeof MatchersV3.regex>> = {};
  for (const [name, value] of searchParams) {
    query[name] = name === 'nc' ? MatchersV3.regex('^\\d+$', value) : value;
  }
  if (upstreams[endpoint.upstream].timestamp) {
    query['ts'] = MatchersV3.regex('^\\d{13}$', '1762351200000');
  }
  return {
    method: endpoint.method,
    path: pathname,
    headers: {
      Accept: 'application/json',
      ...(signedIn ? pinnedHeaders(endpoint) : {}),
      ...(endpoint.onceByKey && { [idempotencyHeader]: input['idempotencyKey'] as string }),
    },
    ...(Object.keys(query).length > 0 ? { query } : {}),
    ...(endpoint.body ? { body: input['body'] as object, contentType: 'application/json' } : {}),
  };
}

/** The token headers that the rules of attach-headers.ts give, pinned by the pattern of their value. */
function pinnedHeaders(endpoint: ContractCase['endpoint']) {
  const sent = identityHeaders(endpoint, {
    tokens: { ...dummyTokens, accessIssuedAt: 0, accessExpiresAt: 0 },
    identity: { subject: '', issuer: '', groups: [], variant: 'member', fromAdminPortal: false },
  });
  const pattern = (name: string) => (name === tokenHeaders.access ? '^Bearer \\S+$' : '^\\S+$');
  const pinned: Record<string, ReturnType<typeof MatchersV3.regex>> = {};
  for (let i = 0; i < sent.length; i += 2) {
    const [name = '', value = ''] = sent.slice(i, i + 2);
    pinned[name] = MatchersV3.regex(pattern(name), value);
  }
  return pinned;
}

function answerOf({ endpoint, status, body, failsWith }: ContractCase) {
  const matched =
    failsWith === undefined ? matchersFor(endpoint.response, body) : failureMatchers(body);
  return { status, headers: { 'Content-Type': 'application/json' }, body: matched as object };
}

/** A failure's message is pinned by the code that the portal acts on, where it has one; else by type. */
function failureMatchers(body: unknown) {
  const { message } = body as { message: string };
  const code = messageCodes.find((known) => message.includes(known));
  return {
    message: code ? MatchersV3.regex(`^.*${code}.*$`, message) : MatchersV3.string(message),
  };
}

function readPacts(folder: string): Record<string, string> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
}
