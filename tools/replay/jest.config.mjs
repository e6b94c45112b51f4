import { lightConfig } from '../../jest.preset.mjs';

export default lightConfig('replay', {
  slow: ['/src/record/', '/src/sharing/', '/src/journeys\\.'],
});
