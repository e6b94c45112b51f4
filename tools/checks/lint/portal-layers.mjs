import { sep } from 'node:path';
import { layerRule } from './layer-rule.mjs';

// Folders of apps/portal/src from the outermost to the innermost: an import goes inwards or stays.
const layers = [
  'app',
  'shell',
  'features',
  'content',
  'forms',
  'cards',
  'analytics',
  'plan',
  'brand',
  'session',
  'client-errors',
  'dialogs',
  'ui',
  'language',
  'styles',
  'store',
  'platform',
  'says',
];
const rank = new Map(layers.map((name, index) => [name, index]));

// The screens that gather others into one page; they use what a feature's index.ts offers.
const composers = new Set([
  'features/account-settings',
  'features/dashboard',
  'features/landing',
  'features/search',
  'features/what-counted',
  'shell',
]);

/** { layer, feature?, rest } of a file under apps/portal/src, or undefined for any other file. */
function placeOf(file) {
  const [, inside] = file.split(sep).join('/').split('/apps/portal/src/');
  if (inside === undefined) return undefined;
  const [layer, feature, ...rest] = inside.split('/');
  return layer === 'features' ? { layer, feature, rest: rest.join('/') } : { layer };
}

// The index of a feature, or of a part of it that is loaded separately (`id-card/wallet/index`).
const indexFile = /^((?:[a-z-]+\/)?index(\.tsx?)?)?$/;

/** The reason why `from` must not import `to` (absolute paths), or undefined. */
export function whyNot(from, to) {
  const source = placeOf(from);
  const target = placeOf(to);
  if (!source || !target) return undefined;
  if (rank.get(target.layer) < rank.get(source.layer)) {
    return `${source.layer}/ is an inner layer, ${target.layer}/ an outer one: imports go inwards only.`;
  }
  if (target.layer !== 'features' || target.feature === source.feature) return undefined;
  const here = source.feature ? `features/${source.feature}` : source.layer;
  if (source.feature && !composers.has(here)) {
    return `The feature "${source.feature}" must not import the feature "${target.feature}".`;
  }
  if (composers.has(here) && !indexFile.test(target.rest)) {
    return `${here}/ may import features/${target.feature}/index.ts only, not "${target.rest}".`;
  }
  return undefined;
}

/** ESLint rule: the order of the portal's folders, and features that know nothing of each other. */
export const portalLayers = layerRule(whyNot);
