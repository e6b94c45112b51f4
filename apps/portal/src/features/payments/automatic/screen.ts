export { AutomaticScreen as Screen } from './AutomaticScreen';
