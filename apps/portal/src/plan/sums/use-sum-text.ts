import type { SaidSum } from '@portal/domain';
import { useFormat, useText } from '../../language';
import sumsText from './sums.text';

/** Writes what may be said of a sum: the amount, at least an amount, or that it is not known yet. */
export function useSumText(): (said: SaidSum) => string {
  const t = useText(sumsText);
  const { money } = useFormat();
  return (said) => {
    if (said === null) return t('sums.notKnown');
    return said.isAtLeast ? t('sums.atLeast', { amount: money(said.amount) }) : money(said.amount);
  };
}

/** Writes a sum above a column of a chart, in whole dollars; nothing where it is not known. */
export function useSumFigure(): (said: SaidSum) => string {
  const t = useText(sumsText);
  const { wholeMoney } = useFormat();
  return (said) => {
    if (said === null) return '';
    const amount = wholeMoney(said.amount);
    return said.isAtLeast ? t('sums.orMore', { amount }) : amount;
  };
}
