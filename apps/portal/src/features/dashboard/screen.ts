export { DashboardScreen as Screen } from './DashboardScreen';
