export { HistoryScreen as Screen } from './HistoryScreen';
