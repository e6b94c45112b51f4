import type { Feature } from '../../requests';
import { benefitBalance, planBalance } from '../balances';
import { benefitSummary } from '../benefits';
import { claimsHistory } from '../claims';
import {
  defaultPharmacy,
  draftList,
  healthInformation,
  mailOrderEligibility,
  mailOrderOverview,
} from './dashboard.requests';

export { DashboardScreen as Screen } from './DashboardScreen';

export const feature: Feature = {
  requests: [
    benefitBalance,
    benefitSummary,
    claimsHistory,
    defaultPharmacy,
    draftList,
    healthInformation,
    mailOrderEligibility,
    mailOrderOverview,
    planBalance,
  ],
};
