import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { StartError } from './start-error.mjs';
import { startStack } from './stack.mjs';

/** The ports of the embedded stack, each with the setting that changes it. */
export const portSettings = {
  portal: { setting: 'PORT', default: 4200, title: 'the portal' },
  identity: { setting: 'IDENTITY_PORT', default: 4201, title: 'the identity provider' },
  standIns: { setting: 'STAND_INS_PORT', default: 4202, title: 'the stand-in services' },
  dev: { setting: 'DEV_PORT', default: 4203, title: 'the hot-reloading site' },
};

// Every file in it is served, so that nothing else may be there.
const site = 'apps/portal/dist/site';

const localhost = (port) => `http://localhost:${port}`;

const settingsOfBff = (root, ports, dev) => ({
  PORT: String(ports.portal),
  PUBLIC_URL: localhost(ports.portal),
  OIDC_ISSUER: localhost(ports.identity),
  ...Object.fromEntries(
    ['MEMBER', 'DRUG', 'PHARMACY', 'GATEWAY', 'MAPS'].map((name) => [
      `UPSTREAM_${name}`,
      localhost(ports.standIns),
    ]),
  ),
  CARD_FRAME: `${localhost(ports.standIns)}/card-frame`,
  PORTAL_FOLDER: join(root, site),
  SCENARIOS: 'on',
  ...(dev ? { PORTAL_DEV_SERVER: localhost(ports.dev) } : {}),
});

const portRow = (ports, name) => ({ port: ports[name], ...portSettings[name] });

/** The ports that the stack will open, as checkPorts takes them. */
export const portRows = (ports, { dev }) =>
  ['portal', 'identity', 'standIns', ...(dev ? ['dev'] : [])].map((name) => portRow(ports, name));

const node = (...parts) => `node ${parts.map((part) => `"${part}"`).join(' ')}`;

/**
 * The services on the given ports; `dev` runs the sources, restarts them on changes and adds Vite; with
 * `yielding` they run at the lowest priority, so that a browser under measurement has the processor to itself.
 */
function servicesOf(root, ports, { dev, yielding }) {
  const program = (app, ...watched) =>
    dev
      ? node(
          join(root, 'node_modules/tsx/dist/cli.mjs'),
          'watch',
          ...watched.map((folder) => `--include=${join(root, folder)}/**/*`),
          join(root, `apps/${app}/src/main.ts`),
        )
      : `${yielding ? 'exec nice -n 19 ' : ''}${node('--enable-source-maps', join(root, `apps/${app}/dist/main.mjs`))}`;
  const servers = [
    {
      name: 'The stand-ins',
      command: program('stand-ins', 'fixtures'),
      cwd: root,
      env: {
        PORT: String(ports.standIns),
        IDENTITY_PORT: String(ports.identity),
        PORTAL_ADDRESS: localhost(ports.portal),
      },
      ready: `${localhost(ports.identity)}/.well-known/openid-configuration`,
      ports: [portRow(ports, 'identity'), portRow(ports, 'standIns')],
    },
    {
      name: 'The backend-for-frontend',
      command: program('bff'),
      cwd: root,
      env: settingsOfBff(root, ports, dev),
      ready: `${localhost(ports.portal)}/health/ready`,
      ports: [portRow(ports, 'portal')],
    },
  ];
  if (!dev) return servers;
  const vite = {
    name: 'Vite',
    command: node(
      join(root, 'node_modules/vite/bin/vite.js'),
      ...['--port', String(ports.dev), '--strictPort', '--host', 'localhost'],
    ),
    cwd: join(root, 'apps/portal'),
    ready: `${localhost(ports.dev)}/member/`,
    ports: [portRow(ports, 'dev')],
  };
  return [vite, ...servers];
}

/** Builds the portal and the servers; Nx takes what has not changed from its cache. */
export function buildStack(root) {
  const nx = join(root, 'node_modules/nx/dist/bin/nx.js');
  const projects = '@portal/portal,@portal/bff,@portal/stand-ins';
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [nx, 'run-many', '--target=build', `--projects=${projects}`, '--outputStyle=static'],
    {
      cwd: root,
      env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
      encoding: 'utf8',
    },
  );
  if (status !== 0) {
    throw new StartError(
      `The build failed. Fix what it reports, then start again:\n${stdout}${stderr}`,
    );
  }
}

/**
 * Builds (unless `dev`, or `built` says it is done) and starts identity provider, stand-ins and BFF, with `yielding` at the
 * lowest priority.
 * Gives what startStack gives, and `address`, the origin of the portal.
 */
export async function startPortalStack({
  root,
  ports,
  dev = false,
  built = dev,
  yielding = false,
  onLine,
}) {
  if (!built) buildStack(root);
  const stack = await startStack(servicesOf(root, ports, { dev, yielding }), { onLine });
  return { ...stack, address: localhost(ports.portal) };
}

/** The ports as the environment sets them. Throws a StartError that names a setting which is no port. */
export function readPorts(env) {
  return Object.fromEntries(
    Object.entries(portSettings).map(([name, row]) => {
      const port = Number(env[row.setting] || row.default);
      if (!Number.isInteger(port) || port < 1 || port > 65535) {
        throw new StartError(
          `${row.setting} is "${env[row.setting]}". Set it to a port, 1 to 65535.`,
        );
      }
      return [name, port];
    }),
  );
}
