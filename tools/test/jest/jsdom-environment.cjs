// Half of the time of `getByRole`, and a fifth of axe's, is jsdom's computed style. The portal's style sheets are not in
// its tests, so of jsdom's default style sheet they see only what shows, hides and underlines elements, and no colors.
const sheetPath = require.resolve('jsdom/lib/jsdom/browser/default-stylesheet');
const rules = require(sheetPath)
  .replace(/\/\*[^]*?\*\//g, '')
  .matchAll(/([^{};]+)\{([^{}]*)\}/g);
require.cache[sheetPath].exports = [...rules]
  .map(([, selector, style]) => {
    const seen = style.match(/(?<![\w-])(display|visibility|text-decoration):[^;]+/g) ?? [];
    return seen.length > 0 ? `${selector} { ${seen.join('; ')} }` : '';
  })
  .join('');
const {
  propertiesWithResolvedValueImplemented: resolved,
} = require('jsdom/lib/jsdom/living/helpers/style-rules');
for (const [name, { computedValue }] of Object.entries(resolved)) {
  if (computedValue === 'computed-color') delete resolved[name];
}

// jsdom with the web platform's globals that it lacks and Node has.
const { TestEnvironment } = require('jest-environment-jsdom');

const missing = [
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'TransformStream',
  'WritableStream',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'Blob',
  'structuredClone',
  'BroadcastChannel',
  'MessagePort',
];

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of missing) {
      this.global[name] ??= globalThis[name];
    }
  }
};
