import { join } from 'node:path';
import { request } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';
import { until } from '@portal/resilience';
import { authority, docker, portal, root, runDocker } from './containers';
import { type Row } from './report';

const size = 24_000_000;
const uploads = 8;
const names = { nginx: 'portal-drill-uploads-nginx', sink: 'portal-drill-uploads-sink' };
const port = 18_444;

/** A replica that is ready, and takes an upload at the speed of a slow service. */
const sink = `require('node:http').createServer((request, response) => {
  if (request.method === 'GET') return response.end('ok');
  let bytes = 0;
  request.on('data', (chunk) => {
    bytes += chunk.length;
    request.pause();
    setTimeout(() => request.resume(), 5);
  });
  request.on('end', () => response.end(String(bytes)));
}).listen(4200)`;

/** Eight uploads of 24 MB at once from one client, through a second nginx whose catalogue has an upload. */
export async function uploadsAtOnce(): Promise<Row[]> {
  const ca = await authority();
  const network = ['--network', 'portal-drill_outside'];
  await docker([
    ...['run', '-d', '--name', names.sink, ...network, '--entrypoint', 'node'],
    ...['member-portal/prepare:trial', '-e', sink],
  ]);
  const folder = join(root, 'tools/operations');
  try {
    await docker([
      ...['run', '-d', '--name', names.nginx, ...network, '--user', 'nginx', '--read-only'],
      ...[
        '--tmpfs',
        '/tmp:mode=1777,size=192m',
        '--memory',
        '256m',
        '-p',
        `127.0.0.1:${port}:8443`,
      ],
      ...['-e', `REPLICAS=${names.sink}:4200`, '-e', 'HOSTS=portal.localhost'],
      ...['-v', `${folder}/nginx:/etc/nginx/portal:ro`],
      ...['-v', `${folder}/drills/uploads.conf:/etc/nginx/portal/uploads.conf:ro`],
      ...['-v', 'portal-drill_certificate:/etc/nginx/certificate:ro', '--entrypoint', 'sh'],
      ...[process.env['NGINX_IMAGE'] ?? 'nginx:1.28-alpine', '/etc/nginx/portal/start.sh'],
    ]);
    await untilReady(ca);
    const sending = Array.from({ length: uploads }, () => send('POST', ca, size));
    await pause(500);
    const other = await send('POST', ca, 50_000, '/portalmicroservices/api/other');
    const disk = await docker([
      'exec',
      names.nginx,
      'sh',
      '-c',
      'du -sk "$(dirname "$(mktemp -u)")/body" | cut -f1',
    ]);
    const statuses = await Promise.all(sending);
    const done = statuses.filter((status) => status === 200).length;
    const refused = statuses.filter((status) => status === 429).length;
    return [
      { what: `of ${uploads} uploads done`, saw: String(done), goal: done >= 4 },
      {
        what: 'refused with 429',
        saw: `${refused} (all: ${statuses.join(', ')})`,
        goal: done + refused === uploads,
      },
      { what: 'another change meanwhile', saw: `status ${other}`, goal: other === 200 },
      { what: 'of them on the disk of nginx', saw: `${disk} KB`, goal: Number(disk) < 1000 },
    ];
  } finally {
    await runDocker(['rm', '-f', names.nginx, names.sink]);
  }
}

async function untilReady(ca: string): Promise<void> {
  const isReady = async () => (await send('GET', ca, 0, '/')) === 200;
  const options = { withinMs: 30_000, everyMs: 500 };
  await until(isReady, 'nginx is not ready:\n', options).catch(async (error: Error) => {
    throw new Error(error.message + (await runDocker(['logs', names.nginx])).text);
  });
}

/** The status; 0 when the connection broke. */
function send(
  method: 'GET' | 'POST',
  ca: string,
  bytes: number,
  path = '/portalmicroservices/api/probes/one/upload',
): Promise<number> {
  return new Promise((resolve) => {
    const { hostname } = new URL(portal);
    const headers = { host: hostname, ...(bytes > 0 ? { 'content-length': bytes } : {}) };
    const sending = request(
      { host: '127.0.0.1', port, servername: hostname, ca, method, path, headers, agent: false },
      (response) => {
        response.resume().on('end', () => resolve(response.statusCode ?? 0));
      },
    );
    sending.on('error', () => resolve(0));
    sending.end(Buffer.alloc(bytes));
  });
}
