import { isDated } from '@portal/domain';
import { usePhone } from '../../brand';
import { useText } from '../../language';
import { PhoneLink } from '../../ui/PhoneLink';
import { type ClaimRow, useClaimsOfYear } from '../../plan/use-claims-of-year';
import balanceLabelsText from './balance-labels.text';

/** The claims that the page has loaded, null until they are there: no others are requested. */
export type Loaded = readonly ClaimRow[] | null | undefined;

/** How many claims of a year, or of those that the page has, have a status that is not known; one without a day may be of it. */
export const useNotStated = (year: number, loaded?: Loaded): number =>
  useClaimsOfYear(loaded).filter(
    (claim) =>
      claim.status === 'unknown' && (!isDated(claim) || claim.dateOfService.startsWith(`${year}-`)),
  ).length;

/** Next to amounts of a year that the plan worked out: that a claim of unknown status may be in them or not. */
export function NotStatedNote({ year, loaded }: { year: number; loaded?: Loaded }) {
  const t = useText(balanceLabelsText);
  const count = useNotStated(year, loaded);
  const phone = <PhoneLink number={usePhone()} />;
  if (count === 0) return null;
  return (
    <p className="note">
      {t.parts('balanceLabels.notStated', { count, year: String(year), phone })}
    </p>
  );
}
