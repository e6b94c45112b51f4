export { AccountBalanceScreen as Screen } from './AccountBalanceScreen';
export { feature } from '../payments.feature';
