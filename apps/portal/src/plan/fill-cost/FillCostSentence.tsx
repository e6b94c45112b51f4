import { benefits } from '@portal/contracts/benefits';
import { planYearAt } from '@portal/domain';
import type { FillCostNow } from '@portal/domain/facts';
import { useFormat, useText } from '../../language';
import { useClock } from '../../platform';
import { useSession } from '../../session';
import { requestOf, useAnswer } from '../../store';
import fillCostText from './fill-cost.text';
import { says, saysAll } from '../../says/says';

/** What a covered fill costs from now on, in a sentence; nothing where it is unknown. */
export function FillCostSentence({ now }: { now: FillCostNow }) {
  const t = useText(fillCostText);
  const { money, longDate } = useFormat();
  const year = planYearAt(useClock().now());
  const { businessLine } = useSession();
  const plan = useAnswer(requestOf(benefits.getSummary)).data;
  // Part D has no such cost.
  const costsBrandExtra = plan && businessLine !== 'MEDD' && !plan.brandDifferenceCounts;
  const who = 'own';
  const cost = says('fillCostNow', who, now.cost);
  switch (now.cost) {
    case 'nothing':
      return (
        <p {...saysAll(cost, says('nothingThrough', who, `${year}-12-31`))}>
          {[
            t(`fillCost.nothing.${now.by}`, {
              none: money(0),
              date: longDate(`${year}-12-31`),
            }),
            ...(costsBrandExtra ? [t('fillCost.brandExtra')] : []),
          ].join(' ')}
        </p>
      );
    case 'share':
      return <p {...cost}>{t(`fillCost.share.${now.by}`)}</p>;
    case 'full':
      return (
        <p {...saysAll(cost, says('fullPriceUntil', who, now.left))}>
          {t('fillCost.full', { amount: money(now.left) })}
        </p>
      );
    case 'helpCopay':
      return (
        <p {...cost}>
          {now.copays
            ? t('fillCost.helpCopay', {
                generic: money(now.copays.generic),
                brand: money(now.copays.brand),
              })
            : t('fillCost.help')}
        </p>
      );
    case 'unknown':
      return null;
  }
}
