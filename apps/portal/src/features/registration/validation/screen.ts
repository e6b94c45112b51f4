export { ValidationScreen as Screen } from './ValidationScreen';
