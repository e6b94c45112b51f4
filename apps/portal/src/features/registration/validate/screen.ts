export { ValidateScreen as Screen } from './ValidateScreen';
