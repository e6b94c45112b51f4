import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '@portal/bff/config';
import {
  compose,
  imageOf,
  isPinned,
  knownNames,
  networksOf,
  readEnvironment,
  type Service,
  withDefaults,
} from './testing/deployment';
import { ourFiles, root, textOf } from './workspace';

const services = Object.entries(compose.services).map(([name, service]) => ({ name, service }));
const lasting = services.filter(({ name }) => name !== 'prepare');
const dockerfiles = ourFiles(/(^|\/)Dockerfile$/);
const dockerfileOf = ({ build }: Service) =>
  build && textOf(join(build.context, build.dockerfile ?? 'Dockerfile').replace(/^\.\//, ''));
const appsFile = 'tools/operations/Dockerfile';
const built = services
  .map(({ service }) => service)
  .filter(({ build }) => build?.dockerfile === appsFile);
const bff = compose.services['bff'] as Service;

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
    if (service.build) expect(dockerfileOf(service)).toContain('ARG NODE=');
    expect(isPinned(imageOf(service))).toBe(true);
  });

  test('the script that pins by digest names all of them, and each may be given so', () => {
    const used = [...new Set(services.map(({ service }) => imageOf(service)))];
    const script = textOf('tools/operations/pin.sh');
    const pinned = [...script.matchAll(/^pin (\w+) "(.*)"$/gm)];
    expect(pinned.map(([, , image = '']) => withDefaults(withDefaults(image))).sort()).toEqual(
      used.sort(),
    );
    for (const [, variable] of pinned)
      expect(textOf('docker-compose.yml')).toContain(`\${${variable}:-`);
  });
});

describe('docker-compose.yml', () => {
  test.each(services)('$name may do no more than it has to', ({ service }) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
    expect(service.deploy?.resources?.limits).toMatchObject({
      cpus: expect.stringMatching(/^\d/),
      memory: expect.stringMatching(/^\d+m$/),
    });
  });

  test.each(lasting)(
    '$name runs without root, has a health check, and its log can not fill the disk',
    (row) => {
      const { service } = row;
      expect(service.user ?? /^USER (\S+)$/m.exec(dockerfileOf(service) ?? '')?.[1]).toMatch(
        /^(nginx|redis|10001:10001)$/,
      );
      expect(
        service.healthcheck ?? /^HEALTHCHECK /m.exec(dockerfileOf(service) ?? ''),
      ).toBeTruthy();
      expect(service.restart).toBe('unless-stopped');
      expect(service.logging?.options).toMatchObject({ 'max-size': '20m' });
    },
  );

  test('only nginx can be reached from outside', () => {
    expect(services.filter(({ service }) => service.ports).map(({ name }) => name)).toEqual([
      'nginx',
    ]);
    const servicesOn = (network: string) =>
      services
        .filter(({ service }) => networksOf(service).includes(network))
        .map(({ name }) => name);
    expect(servicesOn('edge')).toEqual(['nginx']);
    expect(servicesOn('store')).toEqual(['bff', 'redis']);
    expect(servicesOn('outside')).toEqual(['bff']);
    expect(compose.networks).toMatchObject({
      store: { internal: true },
      inside: { internal: true },
    });
  });

  test('an installation runs neither stand-ins nor what makes secrets', () => {
    const trial = services.filter(({ service }) => service.profiles?.includes('trial'));
    expect(trial.map(({ name }) => name)).toEqual(['stand-ins', 'prepare']);
    expect(readEnvironment('.env')).toEqual({ COMPOSE_PROFILES: 'trial' });
    expect(readEnvironment('tools/operations/production/compose.env')).toMatchObject({
      COMPOSE_PROFILES: '',
      FURTHER_SERVERS: '',
    });
  });

  test('every variable of an installation is one that the file knows', () => {
    const used = new Set(
      [...textOf('docker-compose.yml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name),
    );
    const given = Object.keys(readEnvironment('tools/operations/production/compose.env'));
    expect(given.filter((name) => name !== 'COMPOSE_PROFILES' && !used.has(name))).toEqual([]);
  });

  test('what it mounts is there', () => {
    const mounted = services
      .flatMap(({ service }) => service.volumes ?? [])
      .map((line) => withDefaults(line).split(':')[0] ?? '');
    const missing = mounted.filter((source) =>
      source.startsWith('.') ? !existsSync(join(root, source)) : !(source in compose.volumes),
    );
    expect(missing).toEqual([]);
  });
});

describe.each(['trial', 'production'])('the settings of the BFF in %s', (kind) => {
  const file = `tools/operations/${kind}/portal.env`;
  const fromFile = readEnvironment(file);

  test('are all ones that it knows', () => {
    const names = Object.keys({ ...bff.environment, ...fromFile });
    expect(names.filter((name) => !knownNames.has(name))).toEqual([]);
  });

  test('are accepted, with a file for every secret and no other file', () => {
    const secrets: Record<string, string> = {
      REDIS_URL: 'redis://:password@redis:6379',
      OIDC_CLIENT_SECRET: 'a secret of this installation',
      PSEUDONYM_KEY: 'a key of this installation, long enough',
      DRAFT_KEYS: `ours:${Buffer.alloc(32, 7).toString('base64')}`,
    };
    const plain = Object.fromEntries(
      Object.entries({ ...bff.environment, ...fromFile })
        .filter(([name]) => !(name.replace(/_FILE$/, '') in secrets))
        .map(([name, value]) => [name, withDefaults(value)]),
    );
    expect(() => readConfig({ ...plain, ...secrets })).not.toThrow();
    for (const name of Object.keys(secrets)) {
      expect(bff.environment?.[`${name}_FILE`]).toMatch(/^\/run\/secrets\/portal\//);
      expect(fromFile).not.toHaveProperty(name);
    }
  });
});
