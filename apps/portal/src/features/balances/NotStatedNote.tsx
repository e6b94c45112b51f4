import { usePhone } from '../../brand';
import { useText } from '../../language';
import { PhoneLink } from '../../ui/PhoneLink';
import { useNotStated } from '../../plan/use-claims-of-year';
import balanceLabelsText from './balance-labels.text';

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
