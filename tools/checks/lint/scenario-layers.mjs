import { sep } from 'node:path';
import { layerRule } from './layer-rule.mjs';

/**
 * The folders of libs/scenarios/src from the innermost to the outermost. An import goes to an earlier row or
 * stays in its folder, so no two folders import each other. Types count: a type of an outer layer is knowledge of it.
 */
const layers = [
  // The files of fixtures/, as they are.
  ['files'],
  ['drug-catalogue', 'pharmacies'],
  // What a run remembers, and what a behaviour is.
  ['memory'],
  // The rules of the services that are played, by area.
  ['people'],
  ['account'],
  ['family-access', 'registration'],
  ['drugs'],
  ['coverage-requests'],
  ['forms', 'mail-order'],
  ['drug-prices', 'my-drugs', 'payments'],
  ['messages'],
  // One answer for each call.
  ['behaviours'],
  // All fixtures, read and checked.
  ['fixtures'],
  ['checks', 'play'],
  ['index'],
];
const rank = new Map(layers.flatMap((names, index) => names.map((name) => [name, index])));

/** The folder, or the root file without its ending, of a file under libs/scenarios/src; undefined for others. */
function layerOf(file) {
  const [, inside] = file.split(sep).join('/').split('/libs/scenarios/src/');
  return inside?.split('/')[0].replace(/\.ts$/, '');
}

/** The reason why `from` must not import `to` (absolute paths), or undefined. */
function whyNot(from, to) {
  const source = layerOf(from);
  const target = layerOf(to);
  if (source === undefined || target === undefined || source === target) return undefined;
  for (const name of [source, target]) {
    if (!rank.has(name))
      return `${name} has no layer: add it to tools/checks/lint/scenario-layers.mjs.`;
  }
  return rank.get(target) < rank.get(source)
    ? undefined
    : `${source} must not import ${target}: imports go to inner layers only.`;
}

/** ESLint rule: the layers of the scenarios. */
export const scenarioLayers = layerRule(whyNot);
