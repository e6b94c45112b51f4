export { CountedScreen as Screen } from './CountedScreen';
