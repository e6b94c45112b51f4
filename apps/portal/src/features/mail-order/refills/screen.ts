export { RefillsScreen as Screen } from './RefillsScreen';
