export { PayScreen as Screen } from './PayScreen';
