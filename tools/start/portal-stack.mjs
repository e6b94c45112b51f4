import { join } from 'node:path';
import { buildIfStale } from './build.mjs';
import { Fault } from './fault.mjs';
import { startStack } from './stack.mjs';

/** The ports of the embedded stack, each with the setting that changes it. */
export const portSettings = {
  portal: { setting: 'PORT', default: 4200, title: 'the portal' },
  identity: { setting: 'IDENTITY_PORT', default: 4201, title: 'the identity provider' },
  standIns: { setting: 'STAND_INS_PORT', default: 4202, title: 'the stand-in services' },
  dev: { setting: 'DEV_PORT', default: 4203, title: 'the hot-reloading site' },
};

// Every file in it is served, so that nothing else may lie there.
const site = 'apps/portal/dist/site';

const everyBuildDependsOn = ['libs', 'package-lock.json', 'tsconfig.base.json'];

const bundleOf = (root, app, name) => ({
  name,
  args: [join(root, 'tools/start/bundle.mjs'), app],
  cwd: root,
  inputs: [`apps/${app}/src`, 'tools/start/bundle.mjs', ...everyBuildDependsOn],
  output: `apps/${app}/dist/main.mjs`,
  stamp: `apps/${app}/dist/.bundled-from`,
});

/** What is built before the stack starts. */
const parts = (root) => [
  {
    name: 'The portal',
    args: [join(root, 'node_modules/vite/bin/vite.js'), 'build'],
    cwd: join(root, 'apps/portal'),
    inputs: ['apps/portal', ...everyBuildDependsOn],
    output: `${site}/index.html`,
    stamp: 'apps/portal/dist/.built-from',
  },
  bundleOf(root, 'stand-ins', 'The stand-ins'),
  bundleOf(root, 'bff', 'The backend-for-frontend'),
];

const localhost = (port) => `http://localhost:${port}`;

const settingsOfBff = (root, ports, dev) => ({
  PORT: String(ports.portal),
  PUBLIC_ADDRESS: localhost(ports.portal),
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

/** The services on the given ports; `dev` runs the sources, restarts them on changes and adds Vite. */
export function servicesOf(root, ports, { dev }) {
  const program = (app) =>
    dev
      ? ['--import', 'tsx', join(root, `apps/${app}/src/main.ts`)]
      : ['--enable-source-maps', join(root, `apps/${app}/dist/main.mjs`)];
  const watch = (...folders) => (dev ? folders.map((folder) => join(root, folder)) : undefined);
  const servers = [
    {
      name: 'The stand-ins',
      args: program('stand-ins'),
      cwd: root,
      env: {
        PORT: String(ports.standIns),
        IDENTITY_PORT: String(ports.identity),
        PORTAL_ADDRESS: localhost(ports.portal),
      },
      ready: `${localhost(ports.identity)}/.well-known/openid-configuration`,
      ports: [portRow(ports, 'identity'), portRow(ports, 'standIns')],
      watch: watch('apps/stand-ins/src', 'libs', 'fixtures'),
    },
    {
      name: 'The backend-for-frontend',
      args: program('bff'),
      cwd: root,
      env: settingsOfBff(root, ports, dev),
      ready: `${localhost(ports.portal)}/health/live`,
      ports: [portRow(ports, 'portal')],
      watch: watch('apps/bff/src', 'libs'),
    },
  ];
  if (!dev) return servers;
  const vite = {
    name: 'Vite',
    args: [
      join(root, 'node_modules/vite/bin/vite.js'),
      ...['--port', String(ports.dev), '--strictPort', '--host', 'localhost'],
    ],
    cwd: join(root, 'apps/portal'),
    ready: `${localhost(ports.dev)}/member/`,
    ports: [portRow(ports, 'dev')],
  };
  return [vite, ...servers];
}

/**
 * Builds what is stale (not in `dev`) and starts identity provider, stand-ins and BFF.
 * Gives what startStack gives, and `address`, the origin of the portal.
 */
export async function startPortalStack({ root, ports, dev = false, say, onLine }) {
  const services = servicesOf(root, ports, { dev });
  if (!dev) await Promise.all(parts(root).map((part) => buildIfStale(root, part, say)));
  const stack = await startStack(services, { onLine });
  return { ...stack, address: localhost(ports.portal) };
}

/** The ports as the environment sets them. Throws a Fault that names a setting which is no port. */
export function readPorts(env) {
  return Object.fromEntries(
    Object.entries(portSettings).map(([name, row]) => {
      const port = Number(env[row.setting] || row.default);
      if (!Number.isInteger(port) || port < 1 || port > 65535) {
        throw new Fault(`${row.setting} is "${env[row.setting]}". Set it to a port, 1 to 65535.`);
      }
      return [name, port];
    }),
  );
}
