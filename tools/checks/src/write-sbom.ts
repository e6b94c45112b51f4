// npm run sbom: the bill of materials of what runs, CycloneDX 1.5 as JSON. npm's own command leaves out packages
// that a workspace needs for development and another one needs to run.
import { billOfMaterials } from './licences';

console.log(JSON.stringify(billOfMaterials(), null, 2));
