import '../../styles/lists.css';
import '../../styles/table.css';
import { memo, useDeferredValue } from 'react';
import { Page, PageHead } from '../../brand';
import { usePriceADrug } from '../../plan';
import { useFlag, useSession } from '../../session';
import { FailedPartsAlert } from '../../ui';
import { PlanBalanceCard } from '../balances';
import { AttentionCard } from './cards/AttentionCard';
import { BenefitsCard } from './cards/BenefitsCard';
import { DiscountCard } from './cards/DiscountCard';
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
import { greetingAt, greetingName } from '@portal/domain';
import { useText } from '../../language';
import { useClock } from '../../platform';
import dashboardText from './dashboard.text';
import namesText from '../../language/names.text';

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
    <Page paper head={<Greeting />}>
      <div className={restShown ? '' : shown ? 'arriving-last' : 'arriving'}>
        {!shown && <DashboardSkeleton />}
        <div className="stack s5">
          <FailedPartsAlert isSettled={shown}>{drawn && <Cards />}</FailedPartsAlert>
        </div>
      </div>
    </Page>
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

/** "{greeting}, {first name} {last name}!" by the time of day and by flag (SH-2), and the plan below. */
function Greeting() {
  const t = useText(namesText, dashboardText);
  const clock = useClock();
  const greets = useFlag('greeting');
  const { userInfo } = useSession();
  const name = greetingName(userInfo?.userFirstName ?? '', userInfo?.userLastName ?? '');
  const heading =
    greets && name
      ? t.parts(`dashboard.greeting.${greetingAt(clock.now())}`, {
          name: <span className="cap">{name}</span>,
        })
      : t('screens.dashboard');
  return (
    <PageHead
      title={heading}
      lead={
        userInfo?.planId &&
        t('dashboard.plan', { plan: userInfo.planId, member: userInfo.memberId })
      }
    />
  );
}

/** Lines of grey in each card, by column. */
const columns = [
  { width: 'c8', cards: [3, 7, 5] },
  { width: 'c4', cards: [8, 4] },
] as const;

/** Grey cards in the place of the dashboard's, with the words "Loading…" for everybody. */
function DashboardSkeleton() {
  const t = useText(dashboardText);
  return (
    <div className="grid deck arriving-lines">
      {columns.map(({ width, cards }, column) => (
        <div key={width} className={`${width} stack s5`}>
          {cards.map((lines, card) => (
            <div key={card} className="card stack">
              {column + card === 0 ? (
                <p className="mute" role="status">
                  {t('dashboard.loading')}
                </p>
              ) : (
                <span className="skel h" />
              )}
              {Array.from({ length: lines }, (_, line) => (
                <span key={line} className={line % 2 ? 'skel s' : 'skel'} />
              ))}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
