import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { areas } from '@portal/contracts/all';
import { createLogger } from '@portal/logger';
import { type ScriptedProvider, startScriptedProvider } from '@portal/resilience';
import { signIn } from '../../testing/sign-in-visits';
import { startBff, type StartedBff } from '../../testing/start-bff';

let provider: ScriptedProvider;
let bff: StartedBff;
beforeAll(async () => (provider = await startScriptedProvider()));
afterAll(() => provider.stop());
afterEach(() => bff.stop());

const { getCounts } = areas.notifications;
const audited = () => bff.log().filter(({ level }) => level === 'audit');
const loopback = expect.stringMatching(/^(127\.0\.0\.1|::1)$/);

test('audit lines have the client IP when the settings allow it, and no other line has it', async () => {
  bff = await startBff({ issuer: provider.issuer, settings: { AUDIT_CLIENT_IP: true } });
  await signIn(bff.agent(), provider);
  await bff.agent().get(getCounts.path);
  await bff.agent().post(areas.session.extend.path);
  expect(audited().map(({ event, clientIp }) => [event, clientIp])).toEqual([
    ['signed-in', loopback],
    ['refused', loopback],
    ['refused', loopback],
  ]);
  expect(bff.log().filter((line) => line['level'] !== 'audit' && 'clientIp' in line)).toEqual([]);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['not an ip', loopback],
  ['203.0.113.7, 127.0.0.9', '203.0.113.7'],
  ['2001:db8::7', '2001:db8::7'],
])('behind a trusted proxy that forwards for "%s" the client IP is %s', async (forwarded, ip) => {
  const settings = { AUDIT_CLIENT_IP: true, TRUSTED_PROXIES: ['loopback'] };
  bff = await startBff({ settings });
  await bff.agent().get(getCounts.path).set('x-forwarded-for', forwarded);
  expect(audited()).toEqual([expect.objectContaining({ event: 'refused', clientIp: ip })]);
});

test('without a trusted proxy a client can not choose its IP', async () => {
  bff = await startBff({ settings: { AUDIT_CLIENT_IP: true } });
  await bff.agent().get(getCounts.path).set('x-forwarded-for', '203.0.113.7');
  expect(audited()).toEqual([expect.objectContaining({ clientIp: loopback })]);
});

test('no line has the client IP unless the settings allow it', async () => {
  bff = await startBff();
  await bff.agent().get(getCounts.path);
  expect(audited()).toHaveLength(1);
  expect(bff.logText()).not.toContain('clientIp');
});

test('audit lines are in the files of the audit folder, and counted as lost when they can not be', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-audit-'));
  const destination = { write: () => undefined };
  const log = createLogger({ service: 'bff', destination, auditFolder: folder });
  bff = await startBff({ overrides: { log } });
  await bff.agent().get(getCounts.path);
  const [file = ''] = readdirSync(folder);
  expect(JSON.parse(readFileSync(join(folder, file), 'utf8'))).toMatchObject({ event: 'refused' });
  rmSync(folder, { recursive: true });
  await bff.stop();

  const full = createLogger({ service: 'bff', destination, auditFolder: folder });
  bff = await startBff({ overrides: { log: full } });
  await bff.agent().get(getCounts.path);
  const text = await bff.dependencies.metrics.registry.metrics();
  expect(text).toContain('bff_audit_lines_lost_total 1');
});
