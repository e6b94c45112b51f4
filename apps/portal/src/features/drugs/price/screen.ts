export { PriceScreen as Screen } from './PriceScreen';
