export { PlacedScreen as Screen } from './PlacedScreen';
