import { jestConfig } from '../../jest.preset.mjs';

export default jestConfig('bff', {
  // These start processes and measure times: they run by themselves, one after the other.
  // A condition that a test waits for has 20 s to come about (`until`).
  testTimeout: 30_000,
  ignore: ['/faults/', '\\.pact\\.test\\.ts$'],
  slow: ['/pact/', '/src/main\\.', '/src/command-line/', '/src/session/store/', '/client-auth\\.'],
});
