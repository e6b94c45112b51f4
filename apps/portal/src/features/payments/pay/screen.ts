export { PayScreen as Screen } from './PayScreen';
export { feature } from '../payments.feature';
