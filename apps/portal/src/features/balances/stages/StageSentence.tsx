import { remainingOf } from '@portal/domain';
import { useFormat, useText } from '../../../language';
import type { StageNow } from './stage-now';
import balanceLabelsText from '../balance-labels.text';

/** Today's stage in one sentence: what one pays, and what is left until the next. */
export function StageSentence({ now: { year, limits, met, stage } }: { now: StageNow }) {
  const t = useText(balanceLabelsText);
  const { money } = useFormat();
  const left =
    stage === 'deductible'
      ? remainingOf(limits.deductible, met.deductible)
      : remainingOf(limits.threshold, met.outOfPocket);
  return <p>{t(`balanceLabels.stageNow.${stage}`, { amount: money(left), year: String(year) })}</p>;
}
