import { useFormat, useText } from '../../../language';
import planText from './plan-selection.text';

/** An amount of a plan, or that it is not known yet. */
export function Amount({ of }: { of: number | null }) {
  const t = useText(planText);
  const format = useFormat();
  return of === null ? t('plans.unknown') : format.money(of);
}
