import { useFormat, useText } from '../../../language';
import paymentsText from '../payments.text';

/** An amount in dollars; words where the service does not say. */
export function Money({ amount }: { amount: number | null }) {
  const t = useText(paymentsText);
  const format = useFormat();
  return (
    <span className="num">{amount === null ? t('payments.unknown') : format.money(amount)}</span>
  );
}
