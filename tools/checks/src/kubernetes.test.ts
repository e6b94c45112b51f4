import { tmpdir } from 'node:os';
import { readConfig } from '@portal/bff/config';
import { parse, parseAllDocuments } from 'yaml';
import { isPinned, knownNames, readEnvironment, setByContainer } from './testing/deployment';
import { ourFiles, textOf } from './workspace';

const folder = 'tools/operations/kubernetes';

interface Container {
  name: string;
  image: string;
  env?: { name: string; value?: string }[];
  volumeMounts?: { name: string; mountPath: string; subPathExpr?: string }[];
  resources?: object;
  securityContext?: object;
  readinessProbe?: object;
  livenessProbe?: object;
}

interface Manifest {
  kind: string;
  metadata: { name: string; annotations?: Record<string, string> };
  spec: {
    accessModes?: string[];
    hostnames?: string[];
    rules?: { backendRefs?: { name: string; port: number }[] }[];
    ports?: { name: string; port: number }[];
    selector?: { matchLabels?: Record<string, string> } & Record<string, unknown>;
    template?: {
      metadata: { labels: Record<string, string> };
      spec: {
        containers: Container[];
        securityContext?: object;
        automountServiceAccountToken?: boolean;
        volumes?: {
          name: string;
          persistentVolumeClaim?: { claimName: string };
          projected?: { sources: { configMap: { items?: { key: string; path: string }[] } }[] };
        }[];
      };
    };
  };
}

interface Kustomization {
  configMapGenerator?: { name: string; files?: string[] }[];
  images?: { name: string; newName: string; newTag: string }[];
}

const manifests = ourFiles(/^tools\/operations\/kubernetes\/.*\.yaml$/)
  .filter((file) => !file.endsWith('kustomization.yaml'))
  .flatMap((file) => parseAllDocuments(textOf(file)).map((each) => each.toJSON() as Manifest));
const workloads = manifests.filter(({ kind }) => ['Deployment', 'StatefulSet'].includes(kind));
const pod = workloads.find(({ metadata }) => metadata.name === 'bff')?.spec.template?.spec;
const bff = pod?.containers[0];
const kustomization = (place: string) =>
  parse(textOf(`${folder}/${place}/kustomization.yaml`)) as Kustomization;

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

test('the replicas grow with the processor, and by a component with calls in flight, which need an adapter', () => {
  const scaler = JSON.stringify(manifests.find(({ kind }) => kind === 'HorizontalPodAutoscaler'));
  expect(scaler).toContain('"name":"cpu"');
  expect(scaler).not.toContain('"pods":');
  const component = textOf(`${folder}/components/calls-in-flight/kustomization.yaml`);
  expect(component).toContain('kind: Component\n');
  expect(component).toContain('metric: { name: bff_http_requests_in_flight }');
});

test('the base has its namespace, whose pods are held to the strictest standard', () => {
  const namespace = manifests.find(({ kind }) => kind === 'Namespace');
  expect(namespace?.metadata).toMatchObject({
    name: parse(textOf(`${folder}/base/kustomization.yaml`)).namespace as string,
    labels: { 'pod-security.kubernetes.io/enforce': 'restricted' },
  });
});

test('audit lines outlive every pod, and no two pods write to the same file', () => {
  const folder = bff?.env?.find(({ name }) => name === 'AUDIT_FOLDER')?.value;
  const mount = bff?.volumeMounts?.find(({ mountPath }) => mountPath === folder);
  expect(mount?.subPathExpr).toBe('$(POD_NAME)');
  const volume = pod?.volumes?.find(({ name }) => name === mount?.name);
  const claim = manifests.find(
    ({ kind, metadata }) =>
      kind === 'PersistentVolumeClaim' &&
      metadata.name === volume?.persistentVolumeClaim?.claimName,
  );
  expect(claim?.spec.accessModes).toEqual(['ReadWriteMany']);
});

test('every route of the Gateway leads to a port of a service, and members come by nginx', () => {
  const routes = manifests.filter(({ kind }) => kind === 'HTTPRoute');
  const backends = routes.flatMap(({ spec }) =>
    (spec.rules ?? []).flatMap(({ backendRefs = [] }) => backendRefs),
  );
  expect(backends.length).toBeGreaterThan(1);
  const services = manifests.filter(({ kind }) => kind === 'Service');
  for (const { name, port } of backends) {
    const service = services.find(({ metadata }) => metadata.name === name);
    expect(service?.spec.ports?.map((each) => each.port)).toContain(port);
  }
  const portal = routes.find(({ metadata }) => metadata.name === 'portal');
  expect(portal?.spec.rules).toEqual([{ backendRefs: [{ name: 'nginx', port: 80 }] }]);
});

test('every route of the Gateway names its hosts, so that no host of a request becomes the target', () => {
  const routes = manifests.filter(({ kind }) => kind === 'HTTPRoute');
  const hosts = routes.map(({ metadata, spec }) => [metadata.name, spec.hostnames]);
  expect(Object.fromEntries(hosts)).toMatchObject({
    portal: ['portal.example'],
    'to-https': ['portal.example'],
    'sign-in': ['sign-in.trial.example'],
  });
  const { patches = [] } = parse(textOf(`${folder}/overlays/trial/kustomization.yaml`)) as {
    patches?: { target: { kind: string; name?: string } }[];
  };
  const patched = patches.find(({ target }) => target.kind === 'HTTPRoute')?.target.name ?? '';
  for (const name of ['portal', 'to-https']) expect(name).toMatch(new RegExp(`^(${patched})$`));
});

test('the pods of nginx have every file that Compose mounts, under the same path', () => {
  const { configMapGenerator: maps = [] } = parse(
    textOf('tools/operations/nginx/kustomization.yaml'),
  ) as Kustomization;
  const given = maps.flatMap(({ files = [] }) => files);
  const own = ourFiles(/^tools\/operations\/nginx\/.*$/)
    .map((file) => file.replace('tools/operations/nginx/', ''))
    .filter((file) => file !== 'kustomization.yaml');
  expect(given.sort()).toEqual(own.sort());
  const nginx = workloads.find(({ metadata }) => metadata.name === 'nginx')?.spec.template?.spec;
  const files = nginx?.volumes?.find(({ name }) => name === 'files');
  const paths = files?.projected?.sources.flatMap(({ configMap }) => configMap.items ?? []) ?? [];
  expect(paths.map(({ path }) => path).sort()).toEqual(
    given.filter((file) => file.includes('/')).sort(),
  );
});

test('metrics come under the job that the alerts name', () => {
  const [monitor] = parseAllDocuments(
    textOf(`${folder}/components/pod-monitor/pod-monitor.yaml`),
  ).map((each) => each.toJSON() as { spec: { jobLabel: string; selector: object } });
  const label = monitor?.spec.jobLabel ?? '';
  const pods = workloads.find(({ metadata }) => metadata.name === 'bff')?.spec.template?.metadata;
  expect(textOf('tools/operations/monitoring/alerts.yml')).toContain(
    `up{job="${pods?.labels[label]}"}`,
  );
});

test('no manifest has a secret', () => {
  expect(manifests.filter(({ kind }) => kind === 'Secret')).toEqual([]);
});

test.each(['trial', 'production'])('the settings of %s are known and accepted', (overlay) => {
  const own = Object.fromEntries(
    (bff?.env ?? []).flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]])),
  );
  const settings = { ...own, ...readEnvironment(`${folder}/overlays/${overlay}/settings.env`) };
  expect(Object.keys(settings).filter((name) => !knownNames.has(name))).toEqual([]);
  const secrets = {
    REDIS_URL: 'rediss://:password-of-tests@redis.example',
    OIDC_CLIENT_SECRET: 'a secret of this installation',
    PSEUDONYM_KEY: 'a key of this installation, long enough',
    DRAFT_KEYS: `ours:${Buffer.alloc(32, 7).toString('base64')}`,
  };
  const plain = Object.fromEntries(
    Object.entries(settings).filter(([name]) => !(name.replace(/_FILE$/, '') in secrets)),
  );
  // The folder of the volume.
  const AUDIT_FOLDER = tmpdir();
  expect(() => readConfig({ ...plain, ...secrets, AUDIT_FOLDER })).not.toThrow();
  // Shutting down has to fit into terminationGracePeriodSeconds.
  const fixed = new Set([...setByContainer, 'DRAIN_SECONDS', 'SHUTDOWN_SECONDS']);
  expect(Object.keys(own).filter((name) => !fixed.has(name))).toEqual([]);
});
