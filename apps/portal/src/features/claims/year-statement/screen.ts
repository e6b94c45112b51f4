export { YearStatementScreen as Screen } from './YearStatementScreen';
