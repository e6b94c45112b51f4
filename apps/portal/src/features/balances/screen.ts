import type { Feature } from '../../requests';
import { benefitBalance, planBalance } from './balances.requests';

export { BalancesScreen as Screen } from './BalancesScreen';

export const feature: Feature = { requests: [benefitBalance, planBalance] };
