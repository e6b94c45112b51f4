export { HistoryScreen as Screen } from './HistoryScreen';
export { feature } from '../payments.feature';
