/**
 * The folders whose index is generated, one row each: where the modules are, which file lists them and
 * in which form. `npm run generate` writes the files; indexes.test.mjs fails when one is stale.
 *
 * @type {import('./folder-index.mjs').FolderIndex[]}
 */
export const indexes = [];
