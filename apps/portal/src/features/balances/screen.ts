import { oddBalancesEpic } from './odd-balances.epic';

export { BalancesScreen as Screen } from './BalancesScreen';

export const epics = [oddBalancesEpic];
