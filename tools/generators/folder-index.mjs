import { readdirSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

/**
 * An index of the modules in one folder, so that adding a file there is enough.
 *
 * @typedef {object} Module
 * @property {string} name The file's name without its extension, e.g. `mail-order`.
 * @property {string} identifier The name in camel case, e.g. `mailOrder`.
 * @property {string} path The path to import it by, from the index.
 *
 * @typedef {object} FolderIndex
 * @property {string} folder The folder, from the root of the repository.
 * @property {RegExp} [files] Which file names count; by default every .ts file that has one dot.
 * @property {string} output The file to write, from the root of the repository.
 * @property {(modules: Module[]) => string} render The text of the file, without its header.
 */

const plainModules = /^[^.]+\.ts$/;

/** The modules of the folder, sorted by name. The index itself is not one of them. */
export function modulesOf(root, { folder, files = plainModules, output }) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile() && files.test(entry.name))
    .filter((entry) => join(folder, entry.name) !== join(output))
    .map((entry) => basename(entry.name).replace(/\.tsx?$/, ''))
    .sort((one, other) => (one < other ? -1 : 1))
    .map((name) => ({
      name,
      identifier: name.replace(/[-._]+(\w)/g, (_, letter) => letter.toUpperCase()),
      path: importPath(dirname(output), join(folder, name)),
    }));
}

function importPath(from, to) {
  const path = relative(from, to).replaceAll('\\', '/');
  return path.startsWith('.') ? path : `./${path}`;
}

/**
 * A record of one export of each module, by `key` (by default the module's name).
 * `exported` is the name of that export, by default the module's identifier.
 */
export function recordOf(
  constant,
  { exported = ({ identifier }) => identifier, key = ({ name }) => name } = {},
) {
  return (modules) => {
    const imports = modules.map((module) => {
      const name = exported(module);
      const renamed = name === module.identifier ? name : `${name} as ${module.identifier}`;
      return `import { ${renamed} } from '${module.path}';`;
    });
    return record(constant, imports, modules, key);
  };
}

/** A record of whole modules, by identifier, for folders whose files have several exports. */
export function recordOfModules(constant) {
  return (modules) => {
    const imports = modules.map(
      ({ identifier, path }) => `import * as ${identifier} from '${path}';`,
    );
    return record(constant, imports, modules, ({ identifier }) => identifier);
  };
}

/** One entry a line and quotes only where needed: what the formatter leaves as it is. */
function record(constant, imports, modules, key) {
  const entries = modules.map((module) => {
    const name = key(module);
    if (name === module.identifier) return `  ${name},`;
    return `  ${/^[A-Za-z_]\w*$/.test(name) ? name : `'${name}'`}: ${module.identifier},`;
  });
  return [...imports, '', `export const ${constant} = {`, ...entries, '} as const;'].join('\n');
}
