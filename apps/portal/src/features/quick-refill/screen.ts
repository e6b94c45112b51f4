export { QuickRefillScreen as Screen } from './QuickRefillScreen';
