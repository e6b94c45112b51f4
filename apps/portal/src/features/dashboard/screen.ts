import type { Feature } from '../../requests';
import { claimsHistory } from '../claims';
import { benefitBalance, mailOrderEligibility } from './dashboard.requests';

export { DashboardScreen as Screen } from './DashboardScreen';

export const feature: Feature = { requests: [benefitBalance, mailOrderEligibility, claimsHistory] };
