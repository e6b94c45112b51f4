export { BalancesScreen as Screen } from './BalancesScreen';
