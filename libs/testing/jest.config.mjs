import { lightConfig } from '../../jest.preset.mjs';

export default lightConfig('testing');
