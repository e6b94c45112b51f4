export { InvoicesScreen as Screen } from './InvoicesScreen';
export { feature } from '../payments.feature';
