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
