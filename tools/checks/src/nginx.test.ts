import { catalogue } from '@portal/contracts/all';
import { ordinaryBodyBytes, uploadLocations, uploadsFile } from './upload-locations';
import { textOf } from './workspace';

const folder = 'tools/operations/nginx';
const config = textOf(`${folder}/nginx.conf`);
const portal = textOf(`${folder}/portal.conf`);

const upload = {
  id: 'probes.upload',
  path: '/portalmicroservices/api/probes/:name/upload',
  maxBodyBytes: 25 * 1024 * 1024,
};

test('no answer of a replica takes it out of the list, because a client can cause such answers', () => {
  const servers = textOf(`${folder}/watch-replicas.sh`).match(/echo "server .*;"/g) ?? [];
  expect(servers).toEqual(['echo "server $address:$port max_fails=0;"']);
});

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
