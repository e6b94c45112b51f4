import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  installation,
  readEnvironment,
  trial,
  withDefaults,
  type Service,
} from './testing/deployment';
import { root, textOf } from './workspace';

const named = (all: Record<string, Service>) =>
  Object.entries(all).map(([name, service]) => ({ name, service }));
const services = named(trial.services);
const installed = named(installation.services);
const productionFolder = 'tools/operations/production';
describe('an installation and a trial', () => {
  const folderFile = textOf(`${productionFolder}/docker-compose.yml`);
  const text = `${folderFile}${textOf('tools/operations/production.yml')}`;

  test('have different project names, so that no command of one touches the other', () => {
    expect(trial.name).toBe('member-portal-trial');
    expect(/^name: (.*)$/m.exec(folderFile)?.[1]).toBe('member-portal');
    // A file or a variable of the checkout would choose for everyone who works there.
    expect(existsSync(join(root, '.env'))).toBe(false);
    expect(existsSync(join(root, 'tools/operations/.env'))).toBe(false);
  });

  test('a trial, whose password everyone knows, listens on this machine alone', () => {
    const ports = services.flatMap(({ service }) => service.ports ?? []);
    expect(ports.length).toBeGreaterThan(1);
    expect(
      ports.filter((port) => !/^(\$\{PUBLISH_ON:-127\.0\.0\.1\}|127\.0\.0\.1):/.test(port)),
    ).toEqual([]);
  });

  test('a trial refuses to load where the secrets of an installation are named', () => {
    // Compose takes only a boolean here, and quotes the value that it refuses.
    expect(trial.networks['inside']?.internal).toMatch(
      /^true\$\{SECRETS:\+ \(SECRETS is set: .+\}$/,
    );
    expect(Object.keys(readEnvironment(`${productionFolder}/.env`))).toContain('SECRETS');
  });

  test('an installation has its own file in its folder, and nothing of a trial in it', () => {
    const always = installed.filter(({ service }) => !service.profiles);
    expect(always.map(({ name }) => name)).toEqual(['nginx', 'bff', 'redis']);
    expect(text).not.toMatch(/profiles|stand-ins|prepare|FURTHER_SERVERS|COMPOSE_PROFILES/);
    const own = new Set(installed.flatMap(({ service }) => imageOrBuild(service)));
    const tried = services.flatMap(({ service }) => (service.build ? imageOrBuild(service) : []));
    expect(tried.filter((image) => own.has(image))).toEqual([]);
  });

  test('an installation loads with its own secrets, certificate, settings and audit folder only', () => {
    for (const name of ['SECRETS', 'CERTIFICATE', 'SETTINGS', 'AUDIT', 'HOSTS', 'CHECKOUT']) {
      expect(text).toContain(`\${${name}:?`);
      expect(text).not.toContain(`\${${name}:-`);
      expect(Object.keys(readEnvironment(`${productionFolder}/.env`))).toContain(name);
    }
    const own = installed.flatMap(({ service }) => service.volumes ?? []);
    const volumes = own.filter((volume) => typeof volume === 'string' && !volume.startsWith('.'));
    expect(volumes).toEqual(['redis-data:/data', 'metrics:/prometheus']);
  });

  test('every variable of an installation is one that the files know', () => {
    const files = `${text}${textOf('tools/operations/services.yml')}`;
    const used = new Set([...files.matchAll(/\$\{(\w+)/g)].map(([, name]) => name));
    const given = Object.keys(readEnvironment(`${productionFolder}/.env`));
    expect(given.filter((name) => !used.has(name))).toEqual([]);
  });
});

const imageOrBuild = ({ image = '' }: Service) => withDefaults(image);
