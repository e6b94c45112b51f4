import { useText } from '../../language';
import quickRefillText from './quick-refill.text';

/** Where the Rx number is on the label of a bottle. */
export function BottleLabel() {
  const t = useText(quickRefillText);
  return (
    <svg className="label-art" viewBox="0 0 340 190" role="img" aria-label={t('quickRefill.label')}>
      <rect className="paper" x="1" y="1" width="338" height="188" rx="8" />
      <rect className="hl" x="16" y="16" width="158" height="48" rx="4" />
      <text className="on" x="26" y="34">
        {t('quickRefill.rxNumber')}
      </text>
      <text className="v on" x="26" y="56">
        4400391
      </text>
      <path className="line" d="M16 80H324" />
      <text className="v" x="16" y="108">
        {t('quickRefill.label.name')}
      </text>
      <text x="16" y="130">
        {t('quickRefill.label.use')}
      </text>
      <text x="16" y="150">
        {t('quickRefill.label.quantity')}
      </text>
      <text x="120" y="150">
        {t('quickRefill.label.refills')}
      </text>
    </svg>
  );
}
