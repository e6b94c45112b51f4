import { useFormat, useText } from '../../language';
import mailOrderText from './mail-order.text';

/** Why the medicines of an order cost less than the prices of each alone; nothing where they cost the same. */
export function TogetherNote({ amount }: { amount: number }) {
  const t = useText(mailOrderText);
  const format = useFormat();
  if (amount <= 0) return null;
  return <p className="small mute">{t('mailOrder.together', { amount: format.money(amount) })}</p>;
}
