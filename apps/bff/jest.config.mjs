import { jestConfig } from '../../jest.preset.mjs';

export default jestConfig('bff', {
  // These start processes and measure times: they run by themselves, one after the other.
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/faults/', '\\.pact\\.test\\.ts$'],
});
