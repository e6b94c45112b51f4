import '../../styles/table.css';
import { Greeting } from './Greeting';
import { HelpCard } from './HelpCard';
import { PastDueBanner } from './PastDueBanner';
import { QuickLinksCard } from './QuickLinksCard';
import { RecentClaimsCard } from './RecentClaimsCard';
import { SpendingLimitsCard } from './SpendingLimitsCard';
import './dashboard.css';

/** /member/dashboard: tiles side by side, each loading, failing and empty by itself (BL-4). */
export function DashboardScreen() {
  return (
    <div className="stack s5">
      <Greeting />
      <PastDueBanner />
      <div className="grid">
        <div className="c8 stack s5">
          <SpendingLimitsCard />
          <RecentClaimsCard />
        </div>
        <div className="c4 stack s5">
          <QuickLinksCard />
          <HelpCard />
        </div>
      </div>
    </div>
  );
}
