export { RequestsScreen as Screen } from './RequestsScreen';
