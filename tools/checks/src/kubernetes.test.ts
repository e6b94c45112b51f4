import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '@portal/bff/config';
import { parse, parseAllDocuments } from 'yaml';
import { isPinned, knownNames, readEnvironment } from './testing/deployment';
import { ourFiles, root, textOf } from './workspace';

const folder = 'tools/operations/kubernetes';

interface Container {
  name: string;
  image: string;
  env?: { name: string; value: string }[];
  resources?: object;
  securityContext?: object;
  readinessProbe?: object;
  livenessProbe?: object;
}

interface Manifest {
  kind: string;
  metadata: { name: string };
  spec: {
    selector?: { matchLabels?: Record<string, string> } & Record<string, unknown>;
    template?: {
      metadata: { labels: Record<string, string> };
      spec: {
        containers: Container[];
        securityContext?: object;
        automountServiceAccountToken?: boolean;
      };
    };
  };
}

interface Kustomization {
  resources: string[];
  images?: { name: string; newName: string; newTag: string }[];
}

const manifests = ourFiles(/^tools\/operations\/kubernetes\/.*\.yaml$/)
  .filter((file) => !file.endsWith('kustomization.yaml'))
  .flatMap((file) => parseAllDocuments(textOf(file)).map((each) => each.toJSON() as Manifest));
const workloads = manifests.filter(({ kind }) => ['Deployment', 'StatefulSet'].includes(kind));
const bff = workloads.find(({ metadata }) => metadata.name === 'bff')?.spec.template?.spec
  .containers[0];
const kustomization = (place: string) =>
  parse(textOf(`${folder}/${place}/kustomization.yaml`)) as Kustomization;

test.each(['base', 'overlays/trial', 'overlays/production'])('%s names what is there', (place) => {
  const missing = kustomization(place).resources.filter(
    (resource) => !existsSync(join(root, folder, place, resource)),
  );
  expect(missing).toEqual([]);
});

test.each(['overlays/trial', 'overlays/production'])('%s pins the images', (place) => {
  const { images = [] } = kustomization(place);
  const named = new Map(images.map(({ name, newName, newTag }) => [name, `${newName}:${newTag}`]));
  const used = place.endsWith('trial')
    ? workloads
    : workloads.filter((each) => each.metadata.name === 'bff');
  for (const { spec } of used) {
    for (const { image } of spec.template?.spec.containers ?? []) {
      expect(isPinned(named.get(image) ?? image)).toBe(true);
    }
  }
});

test.each(workloads)('$metadata.name may do no more than it has to, and is watched', ({ spec }) => {
  const pod = spec.template?.spec;
  expect(pod).toMatchObject({
    automountServiceAccountToken: false,
    securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
  });
  for (const container of pod?.containers ?? []) {
    expect(container).toMatchObject({
      readinessProbe: expect.anything(),
      livenessProbe: expect.anything(),
      resources: { requests: expect.anything(), limits: { memory: expect.any(String) } },
      securityContext: {
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      },
    });
  }
});

test.each(workloads)('what looks for the pods of $metadata.name finds them', ({ spec }) => {
  expect(spec.template?.metadata.labels).toMatchObject(spec.selector?.matchLabels ?? { none: '' });
});

test('readiness reports a replica that must not receive requests, liveness one that hangs', () => {
  expect(bff).toMatchObject({
    readinessProbe: { httpGet: { path: '/health/ready' } },
    livenessProbe: { httpGet: { path: '/health/live' } },
  });
});

test('the replicas grow with the processor and with calls in flight', () => {
  const scaler = manifests.find(({ kind }) => kind === 'HorizontalPodAutoscaler');
  expect(JSON.stringify(scaler)).toContain('"name":"bff_http_requests_in_flight"');
  expect(JSON.stringify(scaler)).toContain('"name":"cpu"');
});

test('no secret stands in a manifest', () => {
  expect(manifests.filter(({ kind }) => kind === 'Secret')).toEqual([]);
});

test.each(['trial', 'production'])('the settings of %s are known and accepted', (overlay) => {
  const own = Object.fromEntries((bff?.env ?? []).map(({ name, value }) => [name, value]));
  const settings = { ...own, ...readEnvironment(`${folder}/overlays/${overlay}/settings.env`) };
  expect(Object.keys(settings).filter((name) => !knownNames.has(name))).toEqual([]);
  const secrets = {
    REDIS_URL: 'rediss://redis.example',
    OIDC_CLIENT_SECRET: 'a secret of this installation',
    PSEUDONYM_KEY: 'a key of this installation, long enough',
    DRAFT_KEYS: `ours:${Buffer.alloc(32, 7).toString('base64')}`,
  };
  const plain = Object.fromEntries(
    Object.entries(settings).filter(([name]) => !(name.replace(/_FILE$/, '') in secrets)),
  );
  expect(() => readConfig({ ...plain, ...secrets })).not.toThrow();
});
