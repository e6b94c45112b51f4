import { lightConfig } from '../../jest.preset.mjs';

export default lightConfig('resilience');
