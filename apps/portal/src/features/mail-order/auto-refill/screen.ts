export { AutoRefillScreen as Screen } from './AutoRefillScreen';
