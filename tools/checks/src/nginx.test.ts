import { cookieName, cookies } from '@portal/bff/cookies';
import { catalogue } from '@portal/contracts/all';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ordinaryBodyBytes, uploadLocations, uploadsFile } from './upload-locations';
import { root, textOf } from './workspace';

const folder = 'tools/operations/nginx';
const config = textOf(`${folder}/nginx.conf`);
const portal = textOf(`${folder}/portal.conf`);

const upload = {
  id: 'probes.upload',
  path: '/portalmicroservices/api/probes/:name/upload',
  maxBodyBytes: 25 * 1024 * 1024,
};

test('nginx refuses a body that no call has, and reads the others before a replica is involved', () => {
  expect(config).toContain(`client_max_body_size ${ordinaryBodyBytes / 1024}k;`);
  expect(config).not.toContain('proxy_request_buffering');
  const largest = Math.max(
    ...catalogue.entries.map(({ maxBodyBytes = 64 * 1024 }) => maxBodyBytes),
  );
  // The backend's own refusal of a body that is a little too large has to reach the browser.
  if (largest <= ordinaryBodyBytes) expect(2 * largest).toBeLessThanOrEqual(ordinaryBodyBytes);
});

test('the locations of uploads are those of the catalogue; npm run uploads writes them', () => {
  expect(textOf(uploadsFile)).toBe(uploadLocations(catalogue.entries));
  expect(portal).toContain('include /etc/nginx/portal/uploads.conf;');
});

test('an upload is streamed, a few at a time from one client IP, up to the limit of its entry', () => {
  const text = uploadLocations([upload]);
  const [, pattern = ''] = /^location ~ (\S+) \{$/m.exec(text) ?? [];
  expect('/portalmicroservices/api/probes/a-1/upload').toMatch(new RegExp(pattern));
  expect('/portalmicroservices/api/probes/a/b/upload').not.toMatch(new RegExp(pattern));
  expect('/portalmicroservices/api/probes/a/upload/b').not.toMatch(new RegExp(pattern));
  expect(text).toContain('client_max_body_size 26214400;');
  expect(text).toContain('proxy_request_buffering off;');
  const [, limit = ''] = /limit_conn uploads_of_address (\d+);/.exec(text) ?? [];
  expect(Number(limit)).toBeLessThan(8);
  expect(textOf(`${folder}/start.sh`)).toContain('zone=uploads_of_address:');
  expect(textOf('tools/operations/drills/uploads.conf')).toBe(text);
});

test('what no replica has received is answered 503 with Retry-After; a change that may have been executed is not', () => {
  const [, table = ''] =
    /map "\$request_method \$upstream_connect_time" \$failure \{([^}]*)\}/.exec(config) ?? [];
  const rows = [...table.matchAll(/^\s*(?:"~(.*)"|default) (\S+);$/gm)];
  const failureOf = (value: string) =>
    rows.find(([, pattern]) => pattern !== undefined && new RegExp(pattern).test(value))?.[2] ??
    rows.find(([, pattern]) => pattern === undefined)?.[2];
  expect(failureOf('POST -')).toBe('/unavailable');
  expect(failureOf('POST -, -')).toBe('/unavailable');
  expect(failureOf('POST 0.002')).toBe('/broken-off');
  expect(failureOf('POST -, 0.002')).toBe('/broken-off');
  expect(failureOf('GET 0.002')).toBe('/unavailable');
  expect(portal).toContain('error_page 502 503 504 = $failure;');
  expect(portal).toMatch(/location = \/unavailable \{[^}]*return 503;/);
  expect(portal).toMatch(/location = \/broken-off \{[^}]*return 502;/);
  expect(config).toMatch(/map \$uri \$retry_after \{\s*~\/unavailable 10;/);
});

test('a session and a visitor are limited by themselves, their address ten times as high, with a page in both languages', () => {
  const [, pattern = ''] = /map \$http_cookie \$session \{[^}]*"~(.*)" \$id;/.exec(config) ?? [];
  const sessionOf = (cookie: string) => new RegExp(pattern).exec(cookie)?.groups?.['id'];
  expect(sessionOf(`${cookieName(cookies.session, true)}=abc; other=1`)).toBe('abc');
  expect(sessionOf(`other=1; ${cookieName(cookies.session, true)}=abc`)).toBe('abc');
  expect(sessionOf('other=1')).toBeUndefined();
  expect(sessionOf(`x${cookieName(cookies.session, true)}=abc`)).toBeUndefined();
  expect(config).toMatch(/map \$session \$visitor \{\s*'' \$binary_remote_addr;\s*default '';/);
  const zones = [...textOf(`${folder}/start.sh`).matchAll(/limit_req_zone .*zone=(\w+):/g)];
  expect(zones.map(([, zone]) => zone)).toEqual(['each_session', 'each_visitor', 'each_address']);
  expect(textOf(`${folder}/start.sh`)).toContain('$((REQUESTS_PER_SECOND * 10))r/s');
  expect(portal).toContain('error_page 429 /pages/too-many.$page_type;');
  expect(config).toMatch(/map \$uri \$retry_after \{[^}]*~\/too-many 5;/);
  expect(portal).toMatch(/location \/pages\/ \{[^}]*client_max_body_size 0;/);
  const page = textOf(`${folder}/pages/too-many.html`);
  expect(page).toContain('Please wait a moment');
  expect(page).toMatch(/<section lang="es">\s*<h2>Espere un momento/);
  // The same address again, whichever it is.
  expect(page.match(/<a href="">/g)).toHaveLength(2);
});

test('nginx does not start without the names of the portal, and says which setting is missing', () => {
  const started = spawnSync('sh', [join(root, folder, 'start.sh')], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] },
  });
  expect(started).toMatchObject({ status: 1, stderr: expect.stringContaining('HOSTS=') });
});

test('a reload closes no connection just used, from the version of nginx on that can', () => {
  const [, program = ''] =
    /nginx -v 2>&1 \| awk -F '\[\/\.\]' '(.*)'; then/.exec(textOf(`${folder}/start.sh`)) ?? [];
  const can = (version: string) =>
    spawnSync('sh', ['-c', 'awk -F "[/.]" "$0"', program], {
      input: `nginx version: nginx/${version}\n`,
    });
  for (const version of ['1.27.4', '1.28.0', '2.0.0']) expect(can(version).status).toBe(0);
  for (const version of ['1.26.3', '1.27.3']) expect(can(version).status).toBe(1);
});

test('nginx is unhealthy when its list of replicas is no longer looked at, and what looks begins again', () => {
  expect(textOf('tools/operations/services.yml')).toContain(
    'test: [CMD, sh, /etc/nginx/portal/healthy.sh]',
  );
  expect(textOf(`${folder}/start.sh`)).toMatch(
    /while :; do\s+sh "\$here\/watch-replicas\.sh" \|\| true\s+sleep 1\s+done &/,
  );
  const looked = mkdtempSync(join(tmpdir(), 'looked-'));
  const tools = mkdtempSync(join(tmpdir(), 'busybox-'));
  writeFileSync(join(tools, 'busybox'), '#!/bin/sh\nexit 0\n', { mode: 0o755 });
  const health = () =>
    spawnSync('sh', [join(root, folder, 'healthy.sh')], {
      encoding: 'utf8',
      env: { PATH: `${tools}:${process.env['PATH']}`, RUN: looked },
    });
  writeFileSync(join(looked, 'looked'), '');
  expect(health().status).toBe(0);
  const longAgo = new Date(Date.now() - 180_000);
  utimesSync(join(looked, 'looked'), longAgo, longAgo);
  expect(health()).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('was not looked at'),
  });
});
