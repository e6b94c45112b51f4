import { balances } from '@portal/contracts/balances';
import { planYearAt } from '@portal/domain';
import { usePhone } from '../../brand';
import { useText } from '../../language';
import { useBalancesHere, useListedBalances } from '../../plan/use-balances';
import { useClock } from '../../platform';
import { requestOf, useAnswer } from '../../store';
import { PhoneLink } from '../../ui/PhoneLink';
import { useNotStated } from '../../plan/use-claims-of-year';
import balanceLabelsText from './balance-labels.text';
import { hasNoTotal } from './has-no-total';

/**
 * Next to amounts of a year that the plan worked out: that a claim of unknown status may be in them or not. Once on a
 * page.
 */
export function NotStatedNote({ year }: { year: number }) {
  const t = useText(balanceLabelsText);
  const count = useNotStated(year);
  const phone = <PhoneLink number={usePhone()} />;
  if (count === 0) return null;
  return (
    <p className="note">
      {t.parts('balanceLabels.notStated', { count, year: String(year), phone })}
    </p>
  );
}

/** The same for the limits and the plan balance of a page, once for each year that they are of; none without an amount. */
export function NotStatedNotes() {
  const now = planYearAt(useClock().now());
  const limits = useBalancesHere().data;
  const totals = useAnswer(requestOf(balances.getPlanBalance)).data;
  const { listed, leavesOut } = useListedBalances(limits);
  const years = new Set<number>();
  if (listed.some(({ deductible, pm }) => deductible !== null || pm !== null)) years.add(now);
  if (totals && !leavesOut && !hasNoTotal(totals)) years.add(totals.planYear ?? now);
  return [...years].map((year) => <NotStatedNote key={year} year={year} />);
}
