// Holds manifests against the schemas of the Kubernetes API, without a cluster:
//   npm install --prefix <folder> --ignore-scripts kubernetes-models@5.1.0
//   kubectl kustomize tools/operations/kubernetes/overlays/production | node tools/operations/kubernetes/validate.mjs <folder>
// Names every error; the exit code is 1 when there is one.
import { text } from 'node:stream/consumers';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseAllDocuments } from 'yaml';

const [folder = '.'] = process.argv.slice(2);
const models = resolve(folder, 'node_modules/kubernetes-models');

const manifests = parseAllDocuments(await text(process.stdin))
  .map((document) => document.toJSON())
  .filter(Boolean);
let errors = manifests.length === 0 ? 1 : 0;
for (const manifest of manifests) {
  const { apiVersion, kind, metadata } = manifest;
  const title = `${kind} ${metadata?.name}`;
  try {
    const place = pathToFileURL(join(models, apiVersion, 'index.js')).href;
    const { [kind]: Model } = await import(place);
    new Model(manifest).validate();
    console.log(`${title}: fits ${apiVersion}`);
  } catch (error) {
    errors += 1;
    console.log(`${title}: ${error.message}`);
  }
}
console.log(`${manifests.length} manifests, ${errors} errors`);
process.exitCode = errors === 0 ? 0 : 1;
