export { RequestScreen as Screen } from './RequestScreen';
