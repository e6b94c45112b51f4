import '../../styles/lists.css';
import '../../styles/table.css';
import { useDeferredValue } from 'react';
import { PrintedFor } from '../../brand';
import { useFlag, usePriceADrug } from '../../session';
import { PlanBalanceCard } from '../balances';
import { useOwnDrugs } from '../drugs';
import { AttentionCard } from './AttentionCard';
import { BenefitsCard } from './BenefitsCard';
import { DashboardSkeleton } from './DashboardSkeleton';
import { DiscountCard } from './DiscountCard';
import { Greeting } from './Greeting';
import { HealthCard } from './HealthCard';
import { HelpCard } from './HelpCard';
import { IdCardCard } from './IdCardCard';
import { MailOrderCard } from './MailOrderCard';
import { PastDueBanner } from './PastDueBanner';
import { PharmacyCard } from './PharmacyCard';
import { PriceCard } from './PriceCard';
import { QuickLinksCard } from './QuickLinksCard';
import { RecentClaimsCard } from './RecentClaimsCard';
import { SavingCard } from './SavingCard';
import { SpendingLimitsCard } from './SpendingLimitsCard';
import { StartCard, useStartCard } from './StartCard';
import { useArrived } from './use-arrived';
import '../../styles/order-steps.css';
import './dashboard.css';

/**
 * /member/dashboard: what waits for the member, then money, then orders and drugs. Tiles side by side,
 * each loading, failing and empty by itself (BL-4), but first shown together, so that nothing moves.
 */
export function DashboardScreen() {
  const arrived = useArrived();
  // Drawn piece by piece behind the grey lines, so that a slow phone answers to a touch meanwhile.
  const drawn = useDeferredValue(true, arrived);
  return (
    <div className="stack s5">
      <PrintedFor />
      <Greeting />
      <div className={arrived && drawn ? '' : 'arriving'}>
        {!(arrived && drawn) && <DashboardSkeleton />}
        <div className="stack s5">{drawn && <Cards />}</div>
      </div>
    </div>
  );
}

function Cards() {
  // Without these two the rail would end far above the other column.
  const hasIdCard = useFlag('viewIdCard');
  const hasTallRail = usePriceADrug() !== null || hasIdCard;
  // For the prices, the savings and the first steps: which of them are there differs by client.
  const drugs = useOwnDrugs()?.drugs ?? [];
  const start = useStartCard();
  const movable = (
    <>
      <BenefitsCard />
      <DiscountCard />
      {/* Next to the first steps the rail has room for it. */}
      {!start.isShown && <HealthCard />}
    </>
  );
  return (
    <>
      <PastDueBanner />
      <div className="grid deck dashboard">
        <div className="c8 stack s5">
          {start.isShown && <StartCard onHide={start.hide} />}
          <AttentionCard />
          <SpendingLimitsCard />
          <PlanBalanceCard />
          <RecentClaimsCard />
          {hasTallRail && movable}
        </div>
        <div className="c4 stack s5 rail">
          <IdCardCard />
          <PriceCard drugs={drugs} />
          <MailOrderCard />
          <SavingCard />
          {!hasTallRail && movable}
          <PharmacyCard />
          {start.isShown && <HealthCard />}
          <HelpCard />
        </div>
      </div>
      <QuickLinksCard />
    </>
  );
}
