import { Link } from 'react-router-dom';
import { useFormat, useText } from '../../../language';
import { Card } from '../../../ui';
import labels from '../drug-labels.text';
import { type Prices, tierLabel } from '../drug-labels';
import { useDrugLink } from '../plan';
import priceText from './price.text';

/** Cheaper drugs for the same condition, with what a year of them saves; nothing when there is none. */
export function AlternativesCard({ prices }: { prices: Prices }) {
  const t = useText(priceText, labels);
  const format = useFormat();
  const link = useDrugLink();
  if (prices.alternatives.length === 0) return null;
  return (
    <Card title={t('price.alternatives')}>
      <ul className="list">
        {prices.alternatives.map((drug) => (
          <li key={drug.hsn} className="stack s1">
            <div className="between">
              <Link to={{ search: link({ hsn: drug.hsn, zip: prices.zip }) }}>
                {drug.drugName} {drug.strength}
              </Link>
              <b className="num">{format.money(drug.youPay ?? 0)}</b>
            </div>
            <div className="between">
              <span className="mute">{tierLabel(drug.tier, t)}</span>
              <b className="num">
                {t('price.save', { amount: format.money(drug.savedPerYear ?? 0) })}
              </b>
            </div>
          </li>
        ))}
      </ul>
      <p className="mute small">{t('price.askFirst')}</p>
    </Card>
  );
}
