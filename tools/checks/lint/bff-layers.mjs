import { sep } from 'node:path';
import { layerRule } from './layer-rule.mjs';

/**
 * The layers of apps/bff/src from the innermost to the outermost: folders, and files of the root without
 * their ending. An import goes to an earlier row or stays in its folder, so no two folders import each
 * other. Types count: a type of an outer layer is knowledge of it.
 */
const layers = [
  ['settings', 'clock', 'app-error'],
  ['config'],
  ['http', 'redis', 'scanner'],
  ['observability', 'store'],
  ['session', 'limits'],
  ['account', 'drafts', 'emulation'],
  ['auth'],
  ['calls', 'endpoints', 'pages', 'command-line'],
  ['lifecycle'],
  ['dependencies'],
  ['app'],
  ['server'],
  ['shutdown'],
  ['serve'],
  ['main'],
];
const rank = new Map(layers.flatMap((names, index) => names.map((name) => [name, index])));

/** Created by dependencies.ts and passed to the layers as callbacks: no layer imports it. */
const notifiedOnly = 'observability';
const composers = new Set(['dependencies', 'app', 'server', 'serve']);
/** The files that know the whole `Dependencies`. */
const knowDependencies = new Set(['dependencies', 'app', 'server']);

/** The folder, or the root file without its ending, of a file under apps/bff/src; undefined for others. */
function layerOf(file) {
  const [, inside] = file.split(sep).join('/').split('/apps/bff/src/');
  return inside?.split('/')[0].replace(/\.ts$/, '');
}

/** The reason why `from` must not import `to` (absolute paths), or undefined. */
export function whyNot(from, to) {
  const source = layerOf(from);
  const target = layerOf(to);
  if (source === undefined || target === undefined || source === target) return undefined;
  for (const name of [source, target]) {
    if (!rank.has(name)) return `${name} has no layer: add it to tools/checks/lint/bff-layers.mjs.`;
  }
  if (rank.get(target) >= rank.get(source)) {
    return `${source} must not import ${target}: imports go to inner layers only.`;
  }
  if (target === notifiedOnly && !composers.has(source)) {
    return `${source} must not import ${target}: dependencies.ts passes it as callbacks.`;
  }
  return undefined;
}

/** Whether a statement that imports dependencies.ts takes the type, by its name or with the whole module. */
const takesDependencies = ({ type, specifiers = [], qualifier }) =>
  type === 'ImportExpression' ||
  type === 'ExportAllDeclaration' ||
  (type === 'TSImportType' && (qualifier?.name ?? 'Dependencies') === 'Dependencies') ||
  specifiers.some(
    ({ type, imported, local }) =>
      type === 'ImportNamespaceSpecifier' || (imported ?? local)?.name === 'Dependencies',
  );

/** ESLint rule: the layers of the BFF, and the files that know all of its dependencies. */
export const bffLayers = layerRule(
  (file, target, node) =>
    whyNot(file, target) ??
    (layerOf(target) === 'dependencies' &&
    takesDependencies(node) &&
    !knowDependencies.has(layerOf(file))
      ? 'Only dependencies.ts, app.ts and server.ts know Dependencies: take the parts that are used.'
      : undefined),
);
