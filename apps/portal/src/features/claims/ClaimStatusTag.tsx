import type { ClaimStatusKind } from '@portal/domain';
import { useText } from '../../language';
import { type IconName, Tag, type Tone } from '../../ui';
import { statusLabel } from './claim-labels';
import type { Claim } from './claims.selectors';

const looks: Record<ClaimStatusKind, { tone: Tone; icon?: IconName }> = {
  paid: { tone: 'ok' },
  rejected: { tone: 'bad' },
  inProgress: { tone: 'info' },
  reversed: { tone: 'neutral', icon: 'rotate-ccw' },
  adjusted: { tone: 'ok' },
  duplicate: { tone: 'neutral', icon: 'info' },
  unknown: { tone: 'neutral', icon: 'info' },
};

/** A claim's status as word, icon and colour. */
export function ClaimStatusTag({ claim }: { claim: Claim }) {
  const t = useText();
  return <Tag {...looks[claim.status]}>{statusLabel(claim, t)}</Tag>;
}
