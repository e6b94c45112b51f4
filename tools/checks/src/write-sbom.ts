// npm run sbom: the bill of materials of what runs, CycloneDX 1.5 as JSON, of all apps or of the workspaces whose
// folders are its arguments, such as apps/bff. npm's own command leaves out packages that a workspace needs for
// development and another one needs to run.
import { billOfMaterials } from './licences';

const workspaces = process.argv.slice(2);
console.log(
  JSON.stringify(billOfMaterials(workspaces.length > 0 ? workspaces : undefined), null, 2),
);
