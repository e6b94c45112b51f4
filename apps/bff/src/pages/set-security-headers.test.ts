import { rmSync } from 'node:fs';
import { areas } from '@portal/contracts/all';
import { writeBuiltPortal } from '../../testing/built-portal';
import { startBff, type StartedBff } from '../../testing/start-bff';

const asPage = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

let folder: string;
let bff: StartedBff;
beforeAll(async () => {
  folder = writeBuiltPortal();
  bff = await startBff({ settings: { PORTAL_FOLDER: folder } });
});
afterAll(async () => {
  await bff.stop();
  rmSync(folder, { recursive: true });
});

test('security 31: a page has a policy that begins at nothing, and the other headers', async () => {
  const { headers } = await bff.agent().get('/member/claims').set(asPage);
  const policy = new Map(
    String(headers['content-security-policy'])
      .split(';')
      .map((part) => part.trim().split(/ (.*)/) as [string, string]),
  );
  expect(policy.get('default-src')).toBe("'none'");
  expect(policy.get('script-src')).toBe("'self'");
  expect(policy.get('worker-src')).toBe("'self'");
  expect(policy.get('style-src')).toBe("'self'");
  expect(policy.get('object-src')).toBe("'none'");
  expect(policy.get('frame-src')).toBe('http://localhost:4202');
  expect(policy.get('base-uri')).toBe("'none'");
  expect(policy.get('form-action')).toBe("'self'");
  expect(policy.get('frame-ancestors')).toBe("'none'");
  expect(policy.get('report-uri')).toBe(areas.reports.reportContentSecurity.path);
  expect(policy.has('report-to')).toBe(false);
  expect(String(headers['content-security-policy'])).not.toContain('unsafe');
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
});

test('a page may show the card frame of the setting, and no other frame', async () => {
  const framed = await startBff({
    settings: { PORTAL_FOLDER: folder, CARD_FRAME: 'https://cards.example/frame/v2' },
  });
  const { headers } = await framed.agent().get('/payments/pay').set(asPage);
  expect(headers['content-security-policy']).toMatch(/;frame-src https:\/\/cards\.example;/);
  const member = await framed.signedIn();
  expect((await member.get('/member/api/card-frame')).body).toEqual({
    address: 'https://cards.example/frame/v2',
  });
  expect((await framed.agent().get('/member/api/card-frame')).status).toBe(401);
  await framed.stop();
});

test('security 31: over https violations are reported in the newer way as well', async () => {
  const secure = await startBff({
    settings: { PORTAL_FOLDER: folder, PUBLIC_URL: 'https://portal.example' },
  });
  const { headers } = await secure.agent().get('/member/claims').set(asPage);
  expect(headers['content-security-policy']).toMatch(/report-uri [^;]+;report-to csp;/);
  expect(headers['reporting-endpoints']).toBe('csp="/member/api/csp-reports"');
  await secure.stop();
});
