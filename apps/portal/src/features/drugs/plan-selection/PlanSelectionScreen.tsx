import '../../../styles/lists.css';
import '../../../styles/table.css';
import './plan-selection.css';
import { ClientName, PrintedFor } from '../../../brand';
import { useSession } from '../../../session';
import { MemberPlans } from './MemberPlans';
import { VisitorPlans } from './VisitorPlans';

/** /member/planselection: the plans of the next year for a member, those of the client for a visitor (AC-3). */
export function PlanSelectionScreen() {
  const { signedIn } = useSession();
  return (
    <div className="stack s6">
      <ClientName />
      <PrintedFor />
      {signedIn ? <MemberPlans /> : <VisitorPlans />}
    </div>
  );
}
