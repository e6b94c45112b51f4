import { recordOf } from './folder-index.mjs';

const byIdentifier = ({ identifier }) => identifier;

/**
 * The folders whose index is generated, one row each: where the modules are, which file lists them and
 * in which form. `npm run generate` writes the files; indexes.test.mjs fails when one is stale.
 *
 * @type {import('./folder-index.mjs').FolderIndex[]}
 */
export const indexes = [
  {
    folder: 'libs/contracts/src/areas',
    output: 'libs/contracts/src/areas/index.ts',
    render: recordOf('areas', { key: byIdentifier }),
  },
  {
    folder: 'libs/scenarios/src/behaviours',
    output: 'libs/scenarios/src/behaviours/index.ts',
    render: recordOf('behavioursByFile', { exported: () => 'behaviours', key: byIdentifier }),
  },
];
