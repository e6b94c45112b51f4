import { lightConfig } from '../../jest.preset.mjs';

export default lightConfig('bff', {
  ignore: ['/faults/', '\\.pact\\.test\\.ts$'],
  slow: ['/pact/', '/src/main\\.', '/src/command-line/', '/src/session/store/', '/client-auth\\.'],
});
