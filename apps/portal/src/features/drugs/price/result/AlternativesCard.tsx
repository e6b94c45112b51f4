import { savedOnce } from '@portal/domain';
import { strengthText, useFormat, useLanguage, useText } from '../../../../language';
import { nameIn } from '../../../../language/drug-name';
import { Card, Link } from '../../../../ui';
import { daysLabel, paceText } from '../../../../language/drug-amounts';
import amounts from '../../../../language/drug-amounts.text';
import labels from '../../drug-labels.text';
import { type Prices, tierLabel } from '../../drug-labels';
import { fillQuery } from '../../my-drugs/own-drugs';
import { useDrugLink } from '../../priced-for/plan';
import priceText from '../price.text';
import supplyText from './supply.text';
import { useFirstName, useStepState } from '../../priced-for/priced-person';
import { amountOf, says } from '../../../../says/says';
import { usePricedWho } from '../stated-fill';

/** Cheaper covered drugs for the same condition, with what a year of them saves; nothing when there is none. */
export function AlternativesCard({ prices }: { prices: Prices }) {
  const t = useText(supplyText, priceText, labels, amounts);
  const format = useFormat();
  const language = useLanguage();
  const link = useDrugLink();
  const state = useStepState();
  const whose = usePricedWho(prices);
  const [first] = prices.alternatives;
  const name = useFirstName(prices.memberId);
  if (!first) return null;
  const compared = prices.isCovered ? 'At' : 'Cash';
  const savingText = (drug: typeof first) => {
    const { savedPerYear } = drug;
    if (savedPerYear !== null) return t('supply.save', { amount: format.money(savedPerYear) });
    const saved = savedOnce(drug);
    return saved !== null && t('supply.saveOnce', { amount: format.money(saved) });
  };
  return (
    <Card title={t('supply.alternatives')}>
      <ul className="list">
        {prices.alternatives.map((drug) => (
          <li key={drug.hsn} className="stack s1">
            <div className="between">
              <Link to={{ search: link({ ...fillQuery(drug), zip: prices.zip }) }} state={state}>
                {nameIn(language, drug)} {strengthText(drug.strength, language)}
              </Link>
              <b
                className="num"
                {...says(
                  'costOnceMet',
                  [whose, drug.ndc, amountOf(drug), drug.pharmacyName],
                  drug.youPay,
                )}
              >
                {drug.youPay === null ? t('price.notKnown') : format.money(drug.youPay)}
              </b>
            </div>
            <div className="between">
              <span className="mute">{tierLabel(drug.tier, t)}</span>
              <b
                className="num"
                {...(prices.isCovered &&
                  says('swapSaving', [whose, prices.ndc, drug.ndc], drug.savedPerYear))}
              >
                {savingText(drug)}
              </b>
            </div>
          </li>
        ))}
      </ul>
      <p className="mute small">
        {first.inPlaceOf !== null &&
          t(`supply.compared${compared}${first.pharmacyName && first.days !== null ? '' : 'Any'}`, {
            pharmacy: first.pharmacyName,
            days: daysLabel(first.days, t),
            amount: format.money(first.inPlaceOf),
          })}{' '}
        {paceText(first, name, t)}{' '}
        {prices.isCovered &&
          prices.alternatives.some(({ savedPerYear }) => savedPerYear !== null) &&
          t('supply.upToLimit')}{' '}
        {t('drugNote.askFirst')}
      </p>
    </Card>
  );
}
