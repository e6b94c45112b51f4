import { useFormat, useText } from '../../../language';
import { Card } from '../../../ui';
import type { PricedFill, PricedPharmacy } from './price-choice';
import priceText from './price.text';

interface AnswerCardProps {
  lowest: { pharmacy: PricedPharmacy; fill: PricedFill };
  /** The member's default pharmacy, when it is one of those compared. */
  own?: { pharmacy: PricedPharmacy; fill: PricedFill } | undefined;
}

/** The answer in one number, and what it is made of; the parts add up to the agreed price. */
export function AnswerCard({ lowest: { pharmacy, fill }, own: usual }: AnswerCardProps) {
  const t = useText(priceText);
  const format = useFormat();
  const money = (amount: number | null) => format.money(amount ?? 0);
  const own = [
    ['deductible', fill.deductible, t('price.deductible')],
    ['copay', fill.copay, t('price.copay')],
    [
      'coinsurance',
      fill.coinsurance,
      t('price.coinsurance', { percent: format.percent(fill.coinsurancePercent ?? 0) }),
    ],
    ['difference', fill.brandDifference, t('price.difference')],
  ] as const;
  return (
    <Card title={t('price.youPay')}>
      <div className="stack s1">
        <p className="huge num">{money(fill.youPay)}</p>
        <p>{t('price.at', { pharmacy: pharmacy.name, days: fill.days ?? 0 })}</p>
        {usual && usual.pharmacy.npi !== pharmacy.npi && usual.fill.youPay !== null && (
          <p>
            {t('price.atOwn', {
              pharmacy: usual.pharmacy.name,
              amount: money(usual.fill.youPay),
            })}
          </p>
        )}
      </div>
      <Split fill={fill} />
      <dl className="figures">
        {own
          .filter(([, amount]) => amount)
          .map(([name, amount, label]) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd className="num">{money(amount)}</dd>
            </div>
          ))}
        <div>
          <dt>{t('price.planPays')}</dt>
          <dd className="num">{money(fill.planPays)}</dd>
        </div>
        <div className="sum">
          <dt>{t('price.agreed')}</dt>
          <dd className="num">{money(fill.agreedPrice)}</dd>
        </div>
      </dl>
      {fill.limitedBy === 'individual' && <p className="note">{t('price.limitIndividual')}</p>}
      {fill.limitedBy === 'family' && <p className="note">{t('price.limitFamily')}</p>}
      {fill.nextYouPay !== null && fill.nextYouPay !== fill.youPay && (
        <p className="note">{t('price.next', { amount: money(fill.nextYouPay) })}</p>
      )}
    </Card>
  );
}

/** Deductible, own share and plan as parts of one bar; the list below has the same amounts. */
function Split({ fill }: { fill: PricedFill }) {
  const agreed = fill.agreedPrice ?? 0;
  if (agreed <= 0) return null;
  const toDeductible = fill.deductible ?? 0;
  const youPay = fill.youPay ?? 0;
  return (
    <svg
      className="price-split"
      viewBox={`0 0 ${agreed} 10`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className="plan" width={agreed} height="10" />
      <rect className="share" width={youPay} height="10" />
      <rect className="deductible" width={toDeductible} height="10" />
    </svg>
  );
}
