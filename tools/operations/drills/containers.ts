import { execFile } from 'node:child_process';
import { request } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { port, readSettings } from '@portal/env';
import * as z from 'zod';

const run = promisify(execFile);
export const root = join(import.meta.dirname, '../../..');

const settings = readSettings(
  z.object({
    HTTPS_PORT: port().default(8443).describe('the port of the portal in the drill.'),
    HTTP_PORT: port().default(8080).describe('the port that leads there.'),
    DOCKER_HOST: z.string().default('unix:///var/run/docker.sock').describe('the engine.'),
  }),
);

/** The origin of the portal in the drill, by the name that its certificate has. */
export const portal = `https://portal.localhost:${settings.HTTPS_PORT}`;

/** The port of plain HTTP, which leads there. */
export const plainPort = settings.HTTP_PORT;

/** What a program printed, and how it ended; a failure does not throw. */
export interface Ended {
  code: number;
  text: string;
}

/** Runs docker. Throws with its words when it fails, unless `mayFail`. */
export async function docker(args: readonly string[], more: Record<string, string> = {}) {
  const ended = await runDocker(args, more);
  if (ended.code !== 0) throw new Error(`docker ${args.join(' ')} failed:\n${ended.text}`);
  return ended.text.trim();
}

export async function runDocker(
  args: readonly string[],
  more: Record<string, string> = {},
): Promise<Ended> {
  return runProgram('docker', args, more);
}

/** Runs a program from the root of the repository, under its own project name. */
export async function runProgram(
  program: string,
  args: readonly string[],
  more: Record<string, string> = {},
): Promise<Ended> {
  const given = {
    COMPOSE_PROJECT_NAME: 'portal-drill',
    HTTPS_PORT: String(settings.HTTPS_PORT),
    HTTP_PORT: String(settings.HTTP_PORT),
    PUBLISH_ON: '127.0.0.1',
    // All of the load comes from one address; other clients say theirs.
    REQUESTS_PER_SECOND: '100000',
    TRUSTED_PROXIES: '10.0.0.0/8 172.16.0.0/12 192.168.0.0/16',
    ...more,
  };
  const words = Object.entries(given).map(([name, value]) => `${name}=${value}`);
  try {
    const { stdout, stderr } = await run('env', [...words, program, ...args], {
      cwd: root,
      maxBuffer: 64 * 1024 * 1024,
    });
    return { code: 0, text: stdout || stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code: code || 1, text: `${stdout}${stderr}` };
  }
}

export const compose = (...args: string[]) => docker(['compose', ...args]);

/** The same with further variables. */
export const composeWith = (variables: Record<string, string>, ...args: string[]) =>
  docker(['compose', ...args], variables);

/** The ids of a service's containers. */
export async function containersOf(service: string): Promise<string[]> {
  return (await compose('ps', '-q', service)).split('\n').filter((id) => id !== '');
}

/** The certificate of the authority that the trial made for itself. */
export async function authority(): Promise<string> {
  const [id = ''] = await containersOf('nginx');
  return docker(['exec', id, 'cat', '/etc/nginx/certificate/authority.crt']);
}

/** Nanoseconds of processor time that a container has used. */
export const processorTime = async (id: string) =>
  (await statsOf(id)).cpu_stats.cpu_usage.total_usage;

/** Bytes of memory that a container uses. */
export async function memoryOf(id: string): Promise<number> {
  const { usage, stats } = (await statsOf(id)).memory_stats;
  return usage - (stats['total_inactive_file'] ?? stats['inactive_file'] ?? 0);
}

interface Stats {
  cpu_stats: { cpu_usage: { total_usage: number } };
  memory_stats: { usage: number; stats: Record<string, number> };
}

function statsOf(id: string): Promise<Stats> {
  const path = `/containers/${id}/stats?stream=false&one-shot=true`;
  const socketPath = settings.DOCKER_HOST.replace(/^unix:\/\//, '');
  return new Promise((resolve, reject) => {
    request({ socketPath, path }, (incoming) => {
      let text = '';
      incoming.setEncoding('utf8').on('data', (part: string) => (text += part));
      incoming.on('end', () => resolve(JSON.parse(text) as Stats));
    })
      .on('error', reject)
      .end();
  });
}
