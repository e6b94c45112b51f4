import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { docker, type Ended, portal, root, runDocker, runProgram } from './containers';

/** The project of the installation; the trial's is that of the other drills. */
const project = 'portal-drill-installation';

/** An installation in a folder as an operator makes it. The trial next to it plays the services. */
export interface Installation {
  folder: string;
  /** Runs a line of shell there, with nothing but what an operator's shell has. */
  run(line: string): Promise<Ended>;
  stop(): Promise<void>;
}

/** Copies the folder, fills it in and starts it. The secrets of the trial's provider and Redis' own are put in it. */
export async function startInstallation(trialProject: string): Promise<Installation> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-installation-'));
  await cp(join(root, 'tools/operations/production'), folder, { recursive: true });
  for (const name of ['secrets', 'certificate', 'audit']) await mkdir(join(folder, name));
  await docker([
    ...['run', '--rm', '--entrypoint', 'sh', '-v', `${trialProject}_secrets:/from/secrets:ro`],
    ...['-v', `${trialProject}_certificate:/from/certificate:ro`, '-v', `${folder}:/to`],
    ...['member-portal/prepare:trial', '-c'],
    // A password that no trial has, so that a Redis of a trial would show.
    'cp /from/secrets/* /to/secrets && cp /from/certificate/tls.* /to/certificate && echo -n installed >/to/secrets/redis-password && echo -n redis://:installed@redis:6379 >/to/secrets/redis-url && chown 10001 /to/audit',
  ]);
  await fill(folder, '.env', {
    CHECKOUT: root,
    SETTINGS: join(folder, 'portal.env'),
    SECRETS: join(folder, 'secrets'),
    CERTIFICATE: join(folder, 'certificate'),
    AUDIT: join(folder, 'audit'),
    HTTPS_PORT: '18443',
    HTTP_PORT: '18080',
    REPLICAS: '2',
    HOSTS: new URL(portal).hostname,
  });
  const service = 'http://stand-ins:4202';
  await fill(folder, 'portal.env', {
    // The provider of the trial knows no other redirect URL.
    PUBLIC_URL: portal,
    OIDC_ISSUER: portal.replace('portal.', 'sign-in.'),
    PRODUCTION_EXCEPTIONS: 'http-upstreams',
    ...Object.fromEntries(
      ['MEMBER', 'DRUG', 'PHARMACY', 'GATEWAY', 'MAPS'].map((name) => [
        `UPSTREAM_${name}`,
        service,
      ]),
    ),
  });
  // What only this machine has: the trial as the world outside, another project name, the image of the trial.
  await writeFile(
    join(folder, 'docker-compose.override.yml'),
    `services: { bff: { image: member-portal/bff:trial, networks: { world: } } }
networks: { world: { name: ${trialProject}_inside, external: true } }
`,
  );
  const text = await readFile(join(folder, 'docker-compose.yml'), 'utf8');
  await writeFile(
    join(folder, 'docker-compose.yml'),
    text.replace('name: member-portal\n', `name: ${project}\n`),
  );
  return {
    folder,
    run: (line) =>
      runProgram('sh', [
        '-c',
        'cd "$0" && unset COMPOSE_PROJECT_NAME HTTPS_PORT HTTP_PORT BFF_IMAGE && eval "$1"',
        folder,
        line,
      ]),
    stop: async () => {
      await runDocker(['compose', '-p', project, 'down', '--volumes', '--remove-orphans']);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Sets values of a file of NAME=value lines. */
async function fill(folder: string, file: string, values: Record<string, string>): Promise<void> {
  const path = join(folder, file);
  const others = (await readFile(path, 'utf8'))
    .split('\n')
    .filter((line) => !((line.split('=')[0] ?? '') in values));
  const lines = Object.entries(values).map(([name, value]) => `${name}=${value}`);
  await writeFile(path, [...others, ...lines, ''].join('\n'));
}
