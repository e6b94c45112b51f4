import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFixtures } from '@portal/scenarios';
import { asMember, call, claimsPath, TestServices } from '../testing/services';

const services = new TestServices();
afterAll(() => services.stop());

describe('invalid fixtures', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'fixtures-'));
    cpSync(findFixtures(), folder, { recursive: true });
    jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
    jest.restoreAllMocks();
  });

  const scenario = (name: string, content: object) =>
    writeFileSync(
      join(folder, `scenarios/${name}.json`),
      JSON.stringify({ title: name, extends: 'commercial-member', ...content }),
    );

  test('a body that breaks its schema returns 500 and is reported on the console', async () => {
    writeFileSync(join(folder, 'responses/claims.getHistory/empty.json'), '{"claimsHistory": 5}');
    const broken = await services.start({ fixtures: folder });
    expect(await call(`${broken}${claimsPath()}`, asMember('empty-handed'))).toMatchObject({
      status: 500,
      body: {
        code: 'FIXTURE_INVALID',
        message: expect.stringContaining('responses/claims.getHistory/empty.json: claimsHistory: '),
      },
    });
    expect(console.error).toHaveBeenCalledWith(
      expect.stringMatching(
        /^fixtures\/scenarios\/empty-handed\.json:\d+: responses\.claims\.getHistory: /,
      ),
    );
  });

  test('a reset breaks the connection, a delay holds the answer back', async () => {
    scenario('reset', { responses: { 'claims.getHistory': { reset: true } } });
    scenario('slow', {
      responses: { 'balances.getPlanBalance': { variant: 'family-1500', delayMs: 120 } },
    });
    const invalid = await services.start({ fixtures: folder });
    await expect(call(`${invalid}${claimsPath()}`, asMember('reset'))).rejects.toThrow();
    const before = Date.now();
    const slow = await call(`${invalid}/portalmicroservices/api/accums/tds`, asMember('slow'));
    expect(slow.status).toBe(200);
    expect(Date.now() - before).toBeGreaterThanOrEqual(115);
  });
});
