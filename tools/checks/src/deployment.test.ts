import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  imageOf,
  installation,
  isPinned,
  networksOf,
  type Service,
  trial,
  withDefaults,
} from './testing/deployment';
import { ourFiles, root, textOf } from './workspace';

const named = (all: Record<string, Service>) =>
  Object.entries(all).map(([name, service]) => ({ name, service }));
const services = named(trial.services);
const installed = named(installation.services);
const lasting = services.filter(({ name }) => name !== 'prepare');
const dockerfiles = ourFiles(/(^|\/)Dockerfile$/);
const dockerfileOf = ({ build }: Service) =>
  build && textOf(join(build.context, build.dockerfile ?? 'Dockerfile'));
const appsFile = 'tools/operations/Dockerfile';
const built = services
  .map(({ service }) => service)
  .filter(({ build }) => build?.dockerfile === appsFile);

describe('images', () => {
  test.each(dockerfiles)('%s begins from pinned images alone', (file) => {
    const lines = textOf(file).split('\n');
    const given = new Map(
      lines.flatMap((line) => {
        const [, name, value] = /^ARG (\w+)=(\S+)/.exec(line) ?? [];
        return name && value ? [[name, value] as const] : [];
      }),
    );
    const filled = (text: string): string =>
      text.replace(/\$\{(\w+)\}/g, (_, name: string) => filled(given.get(name) ?? ''));
    const stages = lines.flatMap((line) => {
      const [, image, name] = /^FROM (\S+)(?: AS ([\w-]+))?/.exec(line) ?? [];
      return image ? [{ image: filled(image), name }] : [];
    });
    expect(stages).not.toEqual([]);
    const foreign = stages.filter(
      ({ image }) => image !== 'scratch' && !stages.some(({ name }) => name === image),
    );
    expect(foreign.filter(({ image }) => !isPinned(image))).toEqual([]);
  });

  test.each(built.map(({ build }) => build?.target ?? ''))(
    '%s leaves no shell and no root behind, and says how it fares',
    (target) => {
      const file = textOf(appsFile);
      const stages = file.split(/^FROM /m);
      const stageOf = (name: string) =>
        stages.find((text) => text.split('\n')[0]?.endsWith(` AS ${name}`));
      const whole = `${stageOf('app')}${stageOf(target)}`;
      expect(whole).toMatch(/^scratch AS app\n/);
      expect(stageOf(target)).toMatch(/^app AS /);
      expect(whole).not.toMatch(/^RUN /m);
      expect(whole).toMatch(/^USER 10001:10001$/m);
      expect(whole.match(/^USER /gm)).toHaveLength(1);
      expect(whole).toMatch(/^HEALTHCHECK /m);
      expect(file).toContain('npm ci ');
      expect(file).not.toMatch(/npm (install|i) /);
    },
  );

  test.each(services)('$name is built here or pinned', ({ service }) => {
    if (service.build) expect(dockerfileOf(service)).toMatch(/^ARG (NODE|DEBIAN_IMAGE)=/m);
    expect(isPinned(imageOf(service))).toBe(true);
  });

  test('the script that pins by digest names all of them, and each may be given so', () => {
    // Not those of the broker: an installation has none of them.
    const used = [
      ...new Set(
        services
          .filter(({ service }) => !service.profiles?.includes('broker'))
          .map(({ service }) => imageOf(service)),
      ),
    ];
    const files = `${textOf('docker-compose.yml')}${textOf('tools/operations/services.yml')}`;
    const script = textOf('tools/operations/pin.sh');
    const pinned = [...script.matchAll(/^pin (\w+) "(.*)"$/gm)];
    expect(pinned.map(([, , image = '']) => withDefaults(withDefaults(image))).sort()).toEqual(
      used.sort(),
    );
    for (const [, variable] of pinned) expect(files).toContain(`\${${variable}:-`);
  });
});

describe('what runs in containers', () => {
  test.each([...services, ...installed])('$name may do no more than it has to', ({ service }) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
    const { cpus = '', memory = '' } = service.deploy?.resources?.limits ?? {};
    expect(cpus).toMatch(/^\d/);
    expect(withDefaults(memory)).toMatch(/^\d+m$/);
  });

  test.each(lasting)(
    '$name runs without root, has a health check, and its log can not fill the disk',
    (row) => {
      const { service } = row;
      expect(service.user ?? /^USER (\S+)$/m.exec(dockerfileOf(service) ?? '')?.[1]).toMatch(
        /^(nginx|redis|ruby|postgres|10001:10001)$/,
      );
      expect(
        service.healthcheck ?? /^HEALTHCHECK /m.exec(dockerfileOf(service) ?? ''),
      ).toBeTruthy();
      expect(service.restart).toBe('unless-stopped');
      expect(service.logging?.options).toMatchObject({ 'max-size': '20m' });
    },
  );

  test('nothing depends on what is replaced, because Compose would stop it meanwhile', () => {
    const needed = [...services, ...installed].flatMap(({ service }) =>
      Object.keys(service.depends_on ?? {}),
    );
    expect([...new Set(needed)]).toEqual(['prepare']);
  });

  test('nginx stays healthy while all replicas are replaced: `up --wait` fails where one service is unhealthy', () => {
    const { nginx, bff } = trial.services;
    const { interval = '', retries = 0 } = nginx?.healthcheck ?? {};
    const startSeconds = 30;
    const longest = parseInt(bff?.stop_grace_period ?? '') + startSeconds;
    expect(parseInt(interval) * retries).toBeGreaterThanOrEqual(longest);
  });

  test.each([
    ['a trial', trial, ['nginx', 'bff', 'stand-ins']],
    ['an installation', installation, ['nginx', 'bff']],
  ])('of %s only nginx can be reached from outside', (_, { services, networks }, inside) => {
    const all = named(services).filter(({ service }) => !service.profiles);
    expect(all.filter(({ service }) => service.ports).map(({ name }) => name)).toEqual(['nginx']);
    const servicesOn = (network: string) =>
      all.filter(({ service }) => networksOf(service).includes(network)).map(({ name }) => name);
    expect(servicesOn('edge')).toEqual(['nginx']);
    expect(servicesOn('store')).toEqual(['bff', 'redis']);
    expect(servicesOn('outside')).toEqual(['bff']);
    expect(servicesOn('inside')).toEqual(inside);
    expect(networks['store']).toEqual({ internal: true });
    expect(String(networks['inside']?.internal)).toMatch(/^true/);
  });

  test.each([...services, ...installed].filter(({ service }) => service.profiles))(
    '$name, of a profile, is reached from this machine alone',
    ({ service }) => {
      expect((service.ports ?? []).filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([]);
    },
  );

  test.each([
    ['a trial', trial],
    ['an installation', installation],
  ])('of the monitoring of %s only the exporter of Redis has a way to Redis', (_, { services }) => {
    const added = named(services).filter(({ service }) => service.profiles?.includes('monitoring'));
    expect(added.filter(({ service }) => service.ports).map(({ name }) => name)).toEqual([
      'prometheus',
    ]);
    const withRedis = added.filter(({ service }) => networksOf(service).includes('store'));
    expect(withRedis.map(({ name }) => name)).toEqual(['redis-exporter']);
  });

  test('the broker of the contracts reaches nothing of the portal', () => {
    const added = services.filter(({ service }) => service.profiles?.includes('broker'));
    expect(added.map(({ name }) => name)).toEqual(['pact-broker', 'pact-broker-database']);
    for (const { service } of added) {
      expect(networksOf(service)).toEqual(['contracts']);
    }
    const others = services.filter((each) => !added.includes(each));
    expect(others.filter(({ service }) => networksOf(service).includes('contracts'))).toEqual([]);
  });

  test.each([
    ['a trial', trial, ''],
    ['an installation', installation, 'tools/operations'],
  ])('what %s mounts is there', (_, { services, volumes }, folder) => {
    const mounted = Object.values(services)
      .flatMap(({ volumes = [] }) => volumes)
      .filter((volume) => typeof volume === 'string')
      .map((line) => line.split(':')[0] ?? '');
    const missing = mounted.filter((source) =>
      source.startsWith('.')
        ? !existsSync(join(root, 'tools/operations', source)) &&
          !existsSync(join(root, folder, source))
        : !(source in volumes),
    );
    expect(missing).toEqual([]);
  });
});
