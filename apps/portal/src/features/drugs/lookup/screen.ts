export { LookupScreen as Screen } from './LookupScreen';
