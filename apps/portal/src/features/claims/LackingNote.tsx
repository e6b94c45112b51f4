import type { ClaimTotals } from '@portal/domain';
import { usePhone } from '../../brand';
import { useText } from '../../language';
import { PhoneLink } from '../../ui';
import claimsText from './claims.text';

interface LackingNoteProps {
  totals: Pick<ClaimTotals, 'lacking' | 'notStated'>;
}

/** What the totals next to it leave out: claims without an amount or a day, and those of unknown status; nothing for none. */
export function LackingNote({ totals }: LackingNoteProps) {
  const t = useText(claimsText);
  const phone = <PhoneLink number={usePhone()} />;
  return (['lacking', 'notStated'] as const).map(
    (what) =>
      totals[what] > 0 && (
        <p key={what} className="note">
          {t.parts(`claims.${what}`, { count: totals[what], phone })}
        </p>
      ),
  );
}

export const lacksSome = ({ lacking, notStated }: LackingNoteProps['totals']): boolean =>
  lacking + notStated > 0;
