import { MatchersV3, PactV3, SpecificationVersion } from '@pact-foundation/pact';
import { requestPath, idempotencyHeader, messageCodes, upstreams } from '@portal/contracts';
import { catalogue } from '@portal/contracts/all';
import { exampleFileFacts, exampleFileText } from '@portal/contracts/examples';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { routeOf } from '../src/calls/route';
import { clientId, startEgress } from './bff-egress';
import { type ContractCase, contractCases } from './contract-cases';
import { expectedHeaders } from './expected-headers';
import { failuresOf } from './failures';
import { matchersFor } from './matchers';
import { joinPacts, takeOthers } from './join-pacts';
import { providerStates } from './provider-states';
import { providerStatesText } from './provider-states-text';
import { startRelay } from './relay';
import { issuesOfSent } from './sent';

const generated = join(import.meta.dirname, '../dist/pacts');
const parts = join(import.meta.dirname, '../dist/pact-parts');
const committed = join(import.meta.dirname, '../../../pacts');
/** `npm run pacts -- <area>` makes the interactions of one area, and takes the others from the committed files. */
const area = process.env['PACT_AREA'] ?? '';
const isMade = (title: string) => title.startsWith(`${area}.`);
const cases = contractCases(undefined, area);
const providers = [...new Set(cases.map(({ upstream }) => upstream))];
/** The mock server responds before it notes what it received: without a pause it may miss the last request. */
const recordingMs = 100;
/** The mock server compares each call with every interaction that it has: many at a time take minutes. */
const mostInBatch = 20;
// On a machine under load the pause may be too short; then the interactions are repeated.
jest.retryTimes(3);

const providerName = (upstream: string) => `${upstream}-service`;

beforeAll(() => {
  for (const folder of [generated, parts]) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }
});

describe.each(providers)('the contract of the %s service', (upstream) => {
  const own = cases.filter((each) => each.upstream === upstream);

  test.each(batchesOf(own))(
    '%s',
    async (title, batch) => {
      const pact = new PactV3({
        consumer: 'member-portal-bff',
        provider: providerName(upstream),
        dir: join(parts, upstream, title),
        host: '127.0.0.1',
        spec: SpecificationVersion.SPECIFICATION_VERSION_V3,
        logLevel: 'error',
      });
      for (const each of batch) {
        pact
          .given(each.state.name, each.state.params)
          .uponReceiving(each.title)
          .withRequest(requestOf(each))
          .willRespondWith(answerOf(each));
      }
      await pact.executeTest(async ({ url }) => {
        const relay = await startRelay(url);
        const egress = await startEgress(relay.origin);
        const wrong: string[] = [];
        for (const each of batch) {
          const made = await egress.call(each).then(
            () => undefined,
            (error: { name: string; code?: string }) => error.code ?? String(error),
          );
          if (made !== each.failsWith) wrong.push(`${each.title}: ${made ?? 'succeeded'}`);
          const pinned = Object.keys(requestOf(each).headers);
          const issues = relay.taken().flatMap((sent) => issuesOfSent(pinned, sent));
          wrong.push(...issues.map((issue) => `${each.title}: ${issue}`));
        }
        await egress.stop();
        await relay.stop();
        expect(wrong).toEqual([]);
        await setTimeout(recordingMs);
      });
    },
    60_000,
  );
});

describe('every call to a service', () => {
  const services = catalogue.entries.filter(
    ({ id, upstream }) => upstream !== 'bff' && (!area || isMade(id)),
  );

  test.each(services.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s is in the contract, with an answer and with every way to be refused',
    (id, endpoint) => {
      const own = cases.filter((each) => each.endpoint === endpoint);
      const hasAnswer = own.some(({ failsWith }) => failsWith === undefined);
      const isBytes = typeof endpoint.responseType === 'object';
      expect(hasAnswer).toBe(!isBytes);
      for (const { status, code } of failuresOf(endpoint)) {
        expect(own.map(({ state }) => state.params)).toContainEqual({ call: id, status, code });
      }
    },
  );
});

describe('the pact files', () => {
  test('have every interaction', () => {
    for (const upstream of providers) {
      const file = `member-portal-bff-${providerName(upstream)}.json`;
      const own = readdirSync(join(parts, upstream)).map((part) =>
        join(parts, upstream, part, file),
      );
      joinPacts(own, join(generated, file));
      if (area) takeOthers(join(committed, file), join(generated, file), isMade);
    }
    const files = readPacts(generated);
    const titles = Object.values(files).flatMap((text) =>
      (JSON.parse(text) as { interactions: { description: string }[] }).interactions.map(
        ({ description }) => description,
      ),
    );
    const made = titles.filter((title) => !area || isMade(title));
    expect(made.sort()).toEqual(cases.map(({ title }) => title).sort());
    expect(new Set(titles).size).toBe(titles.length);
  });

  test('equal the files of pacts/ byte for byte (npm run pacts writes them)', () => {
    expect(differentFiles(readPacts(committed), readPacts(generated))).toEqual([]);
  });

  test('need only the states of docs/provider-states.md, which is current (npm run pacts writes it)', () => {
    const known = Object.values(providerStates).map(({ name }) => name as string);
    expect(cases.filter(({ state }) => !known.includes(state.name))).toEqual([]);
    const page = readFileSync(
      join(import.meta.dirname, '../../../docs/provider-states.md'),
      'utf8',
    );
    expect(unpadded(page)).toBe(unpadded(providerStatesText(cases.map(({ state }) => state))));
  });
});

/** Names only: a comparison line by line of a megabyte that differs takes minutes. */
const differentFiles = (one: Record<string, string>, other: Record<string, string>) =>
  Object.keys({ ...one, ...other }).filter((name) => one[name] !== other[name]);

/** A page without the padding of its tables: Jest can't load the formatter. */
const unpadded = (page: string) => page.replace(/ {2,}/g, ' ').replace(/-{3,}/g, '---').trim();

type Batch = [title: string, cases: ContractCase[]];

/**
 * Scenarios answer the same request differently, so the calls of each have their own servers; the title is
 * the scenario, or the failure, that the calls have in common.
 */
function batchesOf(own: readonly ContractCase[]): Batch[] {
  const batches = new Map<string, ContractCase[]>();
  for (const each of own) {
    const { name, status, code } = each.state.params;
    const by = each.caller === 'incomplete' ? ['without tokens'] : [];
    const title = [name, status, code, ...by].filter((part) => part !== undefined).join(' ');
    batches.set(title, [...(batches.get(title) ?? []), each]);
  }
  return [...batches].flatMap(([title, batch]) =>
    Array.from({ length: Math.ceil(batch.length / mostInBatch) }, (_, part): Batch => [
      part === 0 ? title : `${title} (${part + 1})`,
      batch.slice(part * mostInBatch, (part + 1) * mostInBatch),
    ]),
  );
}

function requestOf({ endpoint, input, caller, memberId }: ContractCase) {
  const headers = expectedHeaders(endpoint, caller, memberId);
  const idToken = headers.find(({ name }) => name === 'id-token');
  const { pathname, searchParams } = new URL(requestPath(endpoint, input), 'http://bff');
  const query: Record<string, string | ReturnType<typeof MatchersV3.regex>> = {};
  for (const [name, value] of searchParams) {
    query[name] = name === 'nc' ? MatchersV3.regex('^\\d+$', value) : value;
  }
  if (upstreams[endpoint.upstream].timestamp) {
    query['ts'] = MatchersV3.regex('^\\d{13}$', '1762351200000');
  }
  if (endpoint.idTokenInQuery && idToken) {
    query['id_token'] = MatchersV3.regex(idToken.pattern, idToken.value);
  }
  if (endpoint.addsClientId && 'splitPlatform' in input) query['oauthClientId'] = clientId;
  return {
    method: endpoint.method,
    path: pathname,
    headers: {
      Accept: routeOf(endpoint).accept,
      ...Object.fromEntries(
        headers.map(({ name, value, pattern }) => [name, MatchersV3.regex(pattern, value)]),
      ),
      ...(endpoint.onceByKey && { [idempotencyHeader]: input['idempotencyKey'] as string }),
    },
    ...(Object.keys(query).length > 0 ? { query } : {}),
    ...(endpoint.body ? { body: input['body'] as object, contentType: 'application/json' } : {}),
    ...(endpoint.receivesFile && { body: exampleFileText, contentType: exampleFileFacts.type }),
  };
}

function answerOf({ endpoint, status, body, failsWith }: ContractCase) {
  const matched =
    failsWith === undefined ? matchersFor(endpoint.response, body) : failureMatchers(body);
  // A refusal may come as problem details (RFC 9457).
  const type =
    failsWith === undefined
      ? 'application/json'
      : MatchersV3.regex('^application/(problem\\+)?json(;.*)?$', 'application/json');
  return { status, headers: { 'Content-Type': type }, body: matched as object };
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
