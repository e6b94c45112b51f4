import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogue } from '@portal/contracts/all';
import { readConfig } from '@portal/bff/config';
import { parse, parseAllDocuments } from 'yaml';
import { isPinned, knownNames, readEnvironment, setByContainer } from './testing/deployment';
import { ordinaryBodyBytes, uploadIngresses, uploadIngressesFile } from './upload-locations';
import { ourFiles, root, textOf } from './workspace';

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
    rules?: { http: { paths: { path: string }[] } }[];
    selector?: { matchLabels?: Record<string, string> } & Record<string, unknown>;
    template?: {
      metadata: { labels: Record<string, string> };
      spec: {
        containers: Container[];
        securityContext?: object;
        automountServiceAccountToken?: boolean;
        volumes?: { name: string; persistentVolumeClaim?: { claimName: string } }[];
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
const pod = workloads.find(({ metadata }) => metadata.name === 'bff')?.spec.template?.spec;
const bff = pod?.containers[0];
const annotation = (name: string) => `nginx.ingress.kubernetes.io/${name}`;
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

test('the replicas grow with the processor, and by a component with calls in flight, which need an adapter', () => {
  const scaler = JSON.stringify(manifests.find(({ kind }) => kind === 'HorizontalPodAutoscaler'));
  expect(scaler).toContain('"name":"cpu"');
  expect(scaler).not.toContain('"pods":');
  const component = textOf(`${folder}/components/calls-in-flight/kustomization.yaml`);
  expect(component).toContain('kind: Component\n');
  expect(component).toContain('metric: { name: bff_http_requests_in_flight }');
});

test('the base brings its namespace, whose pods are held to the strictest standard', () => {
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

test('a body that no call has is refused before a replica is involved, as in Compose', () => {
  const portal = manifests.find(
    ({ kind, metadata }) => kind === 'Ingress' && metadata.name === 'portal',
  );
  expect(portal?.metadata.annotations).toMatchObject({
    [annotation('proxy-body-size')]: `${ordinaryBodyBytes / 1024}k`,
    [annotation('proxy-request-buffering')]: 'on',
  });
});

test('the Ingresses of uploads are those of the catalogue; npm run uploads writes them', () => {
  expect(textOf(uploadIngressesFile)).toBe(uploadIngresses(catalogue.entries));
});

test('an upload is streamed, a few at a time from one client IP, up to the limit of its entry', () => {
  const path = '/portalmicroservices/api/probes/:name/upload';
  const upload = { id: 'probes.sendFile', path, maxBodyBytes: 25 * 1024 * 1024 };
  const [ingress] = parseAllDocuments(uploadIngresses([upload])).map(
    (each) => each.toJSON() as Manifest,
  );
  expect(ingress?.metadata).toEqual({
    name: 'upload-probes-send-file',
    annotations: expect.objectContaining({
      [annotation('use-regex')]: 'true',
      [annotation('proxy-body-size')]: '26214400',
      [annotation('proxy-request-buffering')]: 'off',
      [annotation('limit-connections')]: '4',
    }),
  });
  const pattern = new RegExp(`^${ingress?.spec.rules?.[0]?.http.paths[0]?.path}$`);
  expect('/portalmicroservices/api/probes/a-1/upload').toMatch(pattern);
  expect('/portalmicroservices/api/probes/a/b/upload').not.toMatch(pattern);
});

test('no secret stands in a manifest', () => {
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
