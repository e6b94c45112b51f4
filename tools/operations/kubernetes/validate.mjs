// Holds manifests against the schemas of the Kubernetes API, without a cluster:
//   npm install --prefix <folder> --ignore-scripts kubernetes-models@5.1.0 @kubernetes-models/gateway-api@0.5.1
//   kubectl kustomize tools/operations/kubernetes/overlays/production | node tools/operations/kubernetes/validate.mjs <folder>
// Names every error; the exit code is 1 when there is one.
import { text } from 'node:stream/consumers';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseAllDocuments } from 'yaml';

const [folder = '.'] = process.argv.slice(2);
const models = (apiVersion) =>
  resolve(
    folder,
    'node_modules',
    apiVersion.startsWith('gateway.') ? '@kubernetes-models/gateway-api' : 'kubernetes-models',
    apiVersion,
    'index.js',
  );

const manifests = parseAllDocuments(await text(process.stdin))
  .map((document) => document.toJSON())
  .filter(Boolean);
let errors = manifests.length === 0 ? 1 : 0;
for (const manifest of manifests) {
  const { apiVersion, kind, metadata } = manifest;
  const title = `${kind} ${metadata?.name}`;
  try {
    const place = pathToFileURL(models(apiVersion)).href;
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
