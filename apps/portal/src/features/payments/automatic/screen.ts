export { AutomaticScreen as Screen } from './AutomaticScreen';
export { feature } from '../payments.feature';
