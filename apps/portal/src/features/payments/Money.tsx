import { useFormat, useText } from '../../language';

/** An amount in dollars; words where the service does not say. */
export function Money({ amount }: { amount: number | null }) {
  const t = useText();
  const format = useFormat();
  return (
    <span className="num">{amount === null ? t('payments.unknown') : format.money(amount)}</span>
  );
}
