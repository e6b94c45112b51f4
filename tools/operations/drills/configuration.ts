import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { root, runDocker, runProgram } from './containers';
import type { Row } from './report';

/** What no app needs, with its lock file: the schemas of Kubernetes are in it. */
const packages = join(root, 'tools/bench/packages');
const packageOf = createRequire(`${packages}/`);

/** Configuration, read by the programs that it is for: Prometheus' promtool, kustomize, the schemas of Kubernetes. */
export const configuration = async (): Promise<Row[]> => [
  ...(await withImage('monitoring', 'promtool', rulesOfPrometheus)),
  ...(await withImage('kubernetes', 'kubectl', manifests)),
];

type RunIn = (...args: string[]) => ReturnType<typeof runDocker>;

/** Runs a program of the image of a folder, which it has under /configuration. Skipped where the image can't be built. */
async function withImage(
  folder: string,
  program: string,
  check: (runIn: RunIn) => Promise<Row[]>,
): Promise<Row[]> {
  // Without a value docker takes that of the environment, as Compose does.
  const build = ['build', '-q', '--build-arg', 'DEBIAN_IMAGE'];
  const built = await runDocker([...build, join(root, 'tools/operations', folder)]);
  if (built.code !== 0) return [{ what: program, saw: `skipped: ${lastLine(built.text)}` }];
  const volume = ['-v', `${root}/tools/operations:/configuration:ro`];
  return check((...args) =>
    runDocker(['run', '--rm', ...volume, '--entrypoint', program, built.text.trim(), ...args]),
  );
}

async function rulesOfPrometheus(promtool: RunIn): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [kind, file] of [
    ['check config', 'prometheus.yml'],
    ['test rules', 'alerts.test.yml'],
  ] as const) {
    const ended = await promtool(...kind.split(' '), `/configuration/monitoring/${file}`);
    const saw = ended.code === 0 ? 'accepted' : ended.text.trim();
    rows.push({ what: `promtool ${kind} ${file}`, saw, goal: ended.code === 0 });
  }
  return rows;
}

interface Manifest {
  apiVersion: string;
  kind: string;
  metadata?: { name: string };
}

/** Each overlay as kustomize writes it, and each manifest of it by the schema of its API. */
async function manifests(kubectl: RunIn): Promise<Row[]> {
  const installed = await runProgram('node', [join(packages, 'install.mjs')]);
  const rows: Row[] = [];
  for (const overlay of ['trial', 'production']) {
    const folder = `/configuration/kubernetes/overlays/${overlay}`;
    const { code, text } = await kubectl('kustomize', folder);
    const saw = code === 0 ? 'accepted' : lastLine(text);
    rows.push({ what: `kustomize ${overlay}`, saw, goal: code === 0 });
    if (code !== 0) continue;
    const what = `schemas of Kubernetes, ${overlay}`;
    if (installed.code !== 0) {
      rows.push({ what, saw: `skipped: ${lastLine(installed.text)}` });
      continue;
    }
    const errors = errorsOf(text);
    rows.push({ what, saw: errors.join('; ') || 'accepted', goal: errors.length === 0 });
  }
  return rows;
}

function errorsOf(text: string): string[] {
  const errors: string[] = [];
  for (const document of parseAllDocuments(text)) {
    const manifest = document.toJSON() as Manifest;
    const { apiVersion, kind, metadata } = manifest;
    const models = apiVersion.startsWith('gateway.')
      ? '@kubernetes-models/gateway-api'
      : 'kubernetes-models';
    try {
      const { [kind]: Model } = packageOf(`${models}/${apiVersion}`) as Record<
        string,
        new (manifest: Manifest) => { validate(): void }
      >;
      if (!Model) throw new Error(`${apiVersion} has none`);
      new Model(manifest).validate();
    } catch (error) {
      errors.push(`${kind} ${metadata?.name}: ${(error as Error).message}`);
    }
  }
  return errors;
}

const lastLine = (text: string) => text.trim().split('\n').at(-1) ?? '';
