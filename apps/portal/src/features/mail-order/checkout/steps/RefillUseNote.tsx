import { refillUse } from '@portal/domain/mail-order';
import { useText } from '../../../../language';
import type { Refill } from '../../home-delivery.requests';
import stepsText from './steps.text';

/** How many refills a supply uses, how many remain, and whether days of a refill are lost. */
export function RefillUseNote({ refill, days }: { refill: Refill; days: number }) {
  const t = useText(stepsText);
  const use = refillUse(days, refill);
  if (!use) return null;
  return (
    <>
      {t('checkout.medicine.uses', { count: use.refills })}{' '}
      {use.left === 0
        ? t('checkout.medicine.leavesNone')
        : t('checkout.medicine.leaves', { count: use.left })}{' '}
      {use.losesDays && (
        <b>{t('checkout.medicine.losesDays', { days, fillDays: refill.fillDays ?? 0 })}</b>
      )}
    </>
  );
}
