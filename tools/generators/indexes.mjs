import { recordOf } from './folder-index.mjs';
import { iconNames, iconSprite } from './icons.mjs';
import { generatedPharmacies } from './pharmacies.mjs';
import { zipCodesText } from './zip-codes.mjs';

const byIdentifier = ({ identifier }) => identifier;

const clientFolder = 'libs/client-config/src/clients';

/**
 * The generated files, one row each: the index of a folder (where the modules are, which file lists them and
 * in which form), or a file with its `text`. `npm run generate` writes them; indexes.test.mjs fails when one
 * is stale.
 *
 * @type {(import('./folder-index.mjs').FolderIndex | { output: string, text: (root: string) => string })[]}
 */
export const indexes = [
  {
    folder: 'libs/contracts/src/areas',
    output: 'libs/contracts/src/areas/index.ts',
    render: recordOf('areas', { key: byIdentifier }),
  },
  {
    folder: 'libs/contracts/src/areas',
    files: /\.examples\.ts$/,
    output: 'libs/contracts/src/areas/index.examples.ts',
    render: recordOf('examplesByArea', { exported: () => 'examples', key: byIdentifier }),
  },
  {
    folder: 'libs/scenarios/src/behaviours',
    output: 'libs/scenarios/src/behaviours/index.ts',
    render: recordOf('behavioursByFile', { exported: () => 'behaviours', key: byIdentifier }),
  },
  {
    folder: 'libs/domain/src/forms/definitions',
    output: 'libs/domain/src/forms/definitions/index.ts',
    render: recordOf('formDefinitions', { exported: () => 'form' }),
  },
  { output: 'apps/portal/src/ui/icons.svg', text: iconSprite },
  { output: 'apps/portal/src/ui/icon-name.ts', text: iconNames },
  { output: 'fixtures/pharmacies/generated.tsv', text: generatedPharmacies },
  { output: 'fixtures/pharmacies/zip-codes.tsv', text: zipCodesText },
  // Two indexes of one folder: the first page loads the clients, and a brand only for its own client.
  {
    folder: clientFolder,
    output: 'libs/client-config/src/all-clients.ts',
    render: recordOf('clients', { exported: () => 'client' }),
  },
  {
    folder: clientFolder,
    output: 'libs/client-config/src/all-brands.ts',
    render: recordOf('brands', { exported: () => 'brand' }),
  },
];
