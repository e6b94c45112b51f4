import { jestConfig } from '../../jest.preset.mjs';

export default jestConfig('replay', {
  slow: ['/src/record/', '/src/sharing/', '/src/journeys\\.'],
});
