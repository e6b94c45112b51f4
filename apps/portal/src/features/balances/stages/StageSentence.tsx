import { remainingOf } from '@portal/domain';
import { useFormat, useText } from '../../../language';
import type { StageNow } from './stage-now';
import { useDeductibleTiers } from './use-deductible-tiers';
import balanceLabelsText from '../balance-labels.text';
import { says } from '../../../says/says';

/** Today's stage in one sentence: what one pays, and what is left until the next. */
export function StageSentence({ now: { year, limits, met, stage } }: { now: StageNow }) {
  const t = useText(balanceLabelsText);
  const { money } = useFormat();
  const left =
    stage === 'deductible'
      ? remainingOf(limits.deductible, met.deductible)
      : remainingOf(limits.threshold, met.outOfPocket);
  const tiers = useDeductibleTiers();
  const isLast = stage === 'catastrophic';
  return (
    <p {...says('toNextStage', 'own', isLast ? null : left)}>
      {stage === 'deductible' && tiers
        ? t('balanceLabels.stageNow.deductibleOfTiers', { amount: money(left), ...tiers })
        : t(`balanceLabels.stageNow.${stage}`, { amount: money(left), year: String(year) })}
    </p>
  );
}
