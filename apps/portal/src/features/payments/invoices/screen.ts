export { InvoicesScreen as Screen } from './InvoicesScreen';
