import { useText } from '../../language';
import { usePhone } from '../../brand';
import { Card, PhoneLink } from '../../ui';
import quickRefillText from './quick-refill.text';

/** To order by phone instead. */
export function PhoneCard() {
  const t = useText(quickRefillText);
  const phone = usePhone();
  return (
    <Card title={t('quickRefill.phone')}>
      <p>{t.parts('quickRefill.tty', { phone: <PhoneLink number={phone} /> })}</p>
      <p className="mute">{t('quickRefill.phoneHint')}</p>
    </Card>
  );
}
