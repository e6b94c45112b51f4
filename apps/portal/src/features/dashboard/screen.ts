import { oddBalancesEpic } from '../balances';
import { oddBenefitsEpic } from '../benefits';
import { oddClaimsEpic } from '../claims';

export { DashboardScreen as Screen } from './DashboardScreen';

export const epics = [oddBalancesEpic, oddBenefitsEpic, oddClaimsEpic];
