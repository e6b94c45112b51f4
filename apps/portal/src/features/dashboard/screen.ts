import type { Feature } from '../../requests';
import { benefitBalance, oddBalancesEpic, planBalance } from '../balances';
import { benefitSummary, oddBenefitsEpic } from '../benefits';
import { claimsHistory, oddClaimsEpic } from '../claims';
import { draftList } from '../../forms';
import { healthInformation } from '../account-settings';
import { mailOrderEligibility, mailOrderOverview } from '../mail-order';
import { defaultPharmacy } from '../pharmacies';

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
  epics: [oddBalancesEpic, oddBenefitsEpic, oddClaimsEpic],
};
