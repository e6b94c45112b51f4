import '../../styles/lists.css';
import '../../styles/table.css';
import { memo, useDeferredValue } from 'react';
import { PrintedFor } from '../../brand';
import { usePriceADrug } from '../../plan';
import { useFlag } from '../../session';
import { FailedPartsAlert } from '../../ui';
import { PlanBalanceCard } from '../balances';
import { AttentionCard } from './cards/AttentionCard';
import { BenefitsCard } from './cards/BenefitsCard';
import { DashboardSkeleton } from './DashboardSkeleton';
import { DiscountCard } from './cards/DiscountCard';
import { Greeting } from './Greeting';
import { HealthCard } from './cards/HealthCard';
import { HelpCard } from './cards/HelpCard';
import { IdCardCard } from './cards/IdCardCard';
import { MailOrderCard } from './cards/MailOrderCard';
import { PastDueBanner } from './PastDueBanner';
import { PharmacyCard } from './cards/PharmacyCard';
import { PriceCard } from './cards/PriceCard';
import { QuickLinksCard } from './cards/QuickLinksCard';
import { RecentClaimsCard } from './cards/RecentClaimsCard';
import { SavingCard } from './cards/SavingCard';
import { SpendingLimitsCard } from './cards/SpendingLimitsCard';
import { StartCard, useStartCard } from './start/StartCard';
import { useArrived } from './use-arrived';
import { useFrameAfter } from './use-frame-after';
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
  const shown = arrived && drawn;
  // The rest comes a frame later: the layout of all cards in one takes a slow phone 0.1 s.
  const restShown = useFrameAfter(shown);
  return (
    <div className="stack s5">
      <PrintedFor />
      <Greeting />
      <div className={restShown ? '' : shown ? 'arriving-last' : 'arriving'}>
        {!shown && <DashboardSkeleton />}
        <div className="stack s5">
          <FailedPartsAlert isSettled={shown}>{drawn && <Cards />}</FailedPartsAlert>
        </div>
      </div>
    </div>
  );
}

/** Renders none of its cards again when the screen does. */
const Cards = memo(function Cards() {
  // Without these two the rail would end far above the other column.
  const hasIdCard = useFlag('viewIdCard');
  const hasTallRail = usePriceADrug() !== null || hasIdCard;
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
          <PriceCard />
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
});
