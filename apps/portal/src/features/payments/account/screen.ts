export { AccountBalanceScreen as Screen } from './AccountBalanceScreen';
