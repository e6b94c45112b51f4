import { planYearAt } from '@portal/domain';
import type { FillCostNow } from '@portal/domain/facts';
import { usePhone } from '../../brand';
import { useFormat, useText } from '../../language';
import { useClock } from '../../platform';
import { PhoneLink } from '../../ui';
import fillCostText from './fill-cost.text';
import { says, saysAll } from '../../says/says';
import { useBrandExtra } from './use-fill-cost';

/** What a covered fill costs from now on, in a sentence; why it is unknown and whom to ask, nothing while it is awaited. */
export function FillCostSentence({ now, of = 'own' }: { now: FillCostNow; of?: string }) {
  const t = useText(fillCostText);
  const { money, longDate } = useFormat();
  const year = planYearAt(useClock().now());
  const brandExtra = useBrandExtra(false);
  const phone = <PhoneLink number={usePhone()} />;
  const cost = says('fillCostNow', of, now.cost === 'unknown' ? unknownBy(now.why) : now.cost);
  switch (now.cost) {
    case 'nothing':
      return (
        <p {...saysAll(cost, says('nothingThrough', of, `${year}-12-31`))}>
          {[
            t(`fillCost.nothing.${now.by}`, {
              none: money(0),
              date: longDate(`${year}-12-31`),
            }),
            brandExtra,
          ]
            .join(' ')
            .trim()}
        </p>
      );
    case 'share':
      return <p {...cost}>{t(`fillCost.share.${now.by}`)}</p>;
    case 'full':
      return (
        <p {...saysAll(cost, says('fullPriceUntil', of, now.left))}>
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
      return now.why && <p {...cost}>{t.parts(`fillCost.unknown.${now.why}`, { phone })}</p>;
  }
}

const unknownBy = (why: 'notSent' | 'notLoaded' | null) => why && { unknown: why };
