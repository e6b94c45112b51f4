import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyRepository } from '../recipes/copy-repository.mjs';

/** All that a developer writes for two calls: an area, a response file for each, and a scenario that differs. */
const written: Record<string, string> = {
  'libs/contracts/src/areas/probe.ts': `
    import * as z from 'zod/mini';
    import { defineEndpoints, endpoint } from '../endpoint';
    import { givenName, isoDate, memberId, money, required } from '../fields';
    const shared = { method: 'GET', upstream: 'member', auth: 'member', spec: '§7.2' } as const;
    const Detail = z.object({ firstName: givenName, memberId, dueOn: isoDate, price: money });
    export const probe = defineEndpoints('probe', 'any', {
      getSummary: endpoint({
        ...shared,
        summary: 'A call without parameters.',
        path: '/portalmicroservices/api/probe',
        response: z.object({ firstName: givenName, memberId }),
      }),
      getDetail: endpoint({
        ...shared,
        summary: 'A call about a member.',
        path: '/portalmicroservices/api/probe/:memberId',
        params: { memberId: required(memberId) },
        response: Detail,
      }),
    });`,
  'fixtures/responses/probe.getSummary/sample.json': JSON.stringify({
    firstName: 'Zebulon',
    memberId: 'EVF00999999',
  }),
  'fixtures/responses/probe.getDetail/sample.json': JSON.stringify({
    firstName: 'Zebulon',
    memberId: 'EVF00999999',
    dueOn: '2026-11-20',
    price: '12.50',
  }),
  'fixtures/scenarios/probe-member.json': JSON.stringify({
    title: 'Commercial member with a probe',
    extends: 'commercial-member',
    responses: { 'probe.getSummary': 'sample', 'probe.getDetail': 'sample' },
  }),
};

let copy: string;
const run = (...words: string[]) =>
  execFileSync(process.execPath, words, { cwd: copy, encoding: 'utf8', stdio: 'pipe' });
const json = (file: string) => JSON.parse(readFileSync(join(copy, file), 'utf8')) as unknown;

beforeAll(() => {
  copy = copyRepository();
  for (const [file, text] of Object.entries(written)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    writeFileSync(join(copy, file), text);
  }
  run('tools/generators/main.mjs');
}, 60_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('an area with two calls needs no edit elsewhere', () => {
  test('its fixtures are valid, and a scenario whose services are down refuses its calls', () => {
    expect(run('tools/replay/bin/replay.mjs', 'check')).toContain('sound');
    const shown = run('tools/replay/bin/replay.mjs', 'show', 'upstream-down');
    expect(shown).toMatch(/responses\.probe\.getDetail +\{"status":503\} +upstream-down \(\*\)/);
  }, 60_000);

  test('the OpenAPI description has it, with what its fields mean', () => {
    run('--import', 'tsx', 'tools/replay/src/openapi/write-openapi.ts');
    const path = '/portalmicroservices/api/probe/{memberId}';
    const description = json('docs/openapi/member.json');
    const answer = ['responses', '200', 'content', 'application/json', 'schema'];
    expect(description).toHaveProperty(['paths', path, 'get', ...answer], {
      $ref: '#/components/schemas/ProbeDetail',
    });
    expect(description).toHaveProperty(
      ['components', 'schemas', 'ProbeDetail', 'properties', 'dueOn', 'anyOf', 0],
      expect.objectContaining({ format: 'date', 'x-meaning': 'isoDate' }),
    );
  }, 60_000);

  test('the client, the BFF, the stand-ins and the contract know it, and a recording masks it', () => {
    const printed = run('--import', 'tsx', 'tools/checks/src/testing/try-endpoint.ts', 'recorded');
    const { interactions, calls } = JSON.parse(printed.trim().split('\n').at(-1) as string) as {
      interactions: string[];
      calls: unknown[];
    };
    expect(calls).toEqual([
      {
        id: 'probe.getSummary',
        input: {},
        output: { firstName: 'Zebulon', memberId: 'EVF00999999' },
      },
      {
        id: 'probe.getDetail',
        input: { memberId: 'EVF00421787' },
        output: {
          firstName: 'Zebulon',
          memberId: 'EVF00999999',
          dueOn: '2026-11-20',
          price: 12.5,
        },
      },
    ]);
    expect(interactions).toEqual(
      expect.arrayContaining([
        'probe.getDetail in the scenario probe-member',
        'probe.getDetail refused with 503 SERVICE_UNAVAILABLE',
      ]),
    );
    const recorded = json('recorded/responses/probe.getSummary/recorded.json');
    expect(recorded).toEqual({
      firstName: expect.not.stringContaining('Zebulon') as string,
      memberId: expect.stringMatching(/^(?!EVF00999999)[A-Z]{3}\d{8}$/) as string,
    });
  }, 60_000);
});
