import type { Feature } from '../../requests';
import { benefitBalance, planBalance } from './balances.requests';
import { oddBalancesEpic } from './odd-balances.epic';

export { BalancesScreen as Screen } from './BalancesScreen';

export const feature: Feature = {
  requests: [benefitBalance, planBalance],
  epics: [oddBalancesEpic],
};
