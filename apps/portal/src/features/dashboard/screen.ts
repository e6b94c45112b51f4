import type { Feature } from '../../requests';
import { benefitBalance, planBalance } from '../balances';
import { claimsHistory } from '../claims';
import { mailOrderEligibility } from './dashboard.requests';

export { DashboardScreen as Screen } from './DashboardScreen';

export const feature: Feature = {
  requests: [benefitBalance, planBalance, mailOrderEligibility, claimsHistory],
};
