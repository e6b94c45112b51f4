import { remainingOf } from '@portal/domain';
import type { FillCostNow, StageNow } from '@portal/domain/facts';
import { useFormat, useText } from '../../../language';
import { FillCostSentence } from '../../../plan/fill-cost/FillCostSentence';
import { useDeductibleTiers } from './use-deductible-tiers';
import balanceLabelsText from '../balance-labels.text';
import { says, saysAll } from '../../../says/says';

interface StageSentenceProps {
  now: StageNow;
  /** What a covered fill costs from now on: with Extra Help it is not what the stage has others pay. */
  cost: FillCostNow;
}

/** What one pays in today's stage, and what is left until the next; that it is not known, where Extra Help is not. */
export function StageSentence({ now: { year, limits, met, stage }, cost }: StageSentenceProps) {
  const t = useText(balanceLabelsText);
  const { money } = useFormat();
  const left =
    stage === 'deductible'
      ? remainingOf(limits.deductible, met.deductible)
      : remainingOf(limits.threshold, met.outOfPocket);
  const tiers = useDeductibleTiers();
  const isLast = stage === 'catastrophic';
  const toNext = says('toNextStage', 'own', isLast ? null : left);
  const amounts = { amount: money(left), year: String(year) };
  if (cost.cost === 'helpCopay' || cost.cost === 'unknown') {
    return (
      <>
        <FillCostSentence now={cost} />
        {!isLast && (
          <p {...toNext}>
            {t(`balanceLabels.until.${stage === 'deductible' ? 'deductible' : 'nothing'}`, amounts)}
          </p>
        )}
      </>
    );
  }
  return (
    <p
      {...saysAll(
        toNext,
        says('fillCostNow', 'own', cost.cost),
        says('fullPriceUntil', 'own', cost.cost === 'full' ? cost.left : null),
        says('nothingThrough', 'own', cost.cost === 'nothing' ? `${year}-12-31` : null),
      )}
    >
      {stage === 'deductible' && tiers
        ? t('balanceLabels.stageNow.deductibleOfTiers', { amount: money(left), ...tiers })
        : t(`balanceLabels.stageNow.${stage}`, amounts)}
    </p>
  );
}
