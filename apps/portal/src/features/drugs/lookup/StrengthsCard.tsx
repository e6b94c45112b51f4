import { collapsedItems, toggleItem } from '@portal/domain';
import { useState } from 'react';
import { strengthText, useFormat, useLanguage, useText } from '../../../language';
import drugForms from '../../../language/drug-forms.text';
import { formLabel } from '../../../language/drug-name';
import { usePriceADrug } from '../../../plan';
import { Button, ButtonLink, Card, Tag } from '../../../ui';
import { amountLabel, daysLabel } from '../../../language/drug-amounts';
import amounts from '../../../language/drug-amounts.text';
import type { DrugOnList } from '../drug-labels';
import { useDrugLink } from '../priced-for/plan';
import { says } from '../../../says/says';
import { listedFillOf, useWhoseListPrices } from './stated-prices';
import lookupText from './lookup.text';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The strengths of a drug. Choosing one collapses any other open one (Spec §4, Price a drug). */
export function StrengthsCard({ drug, isNext }: { drug: DrugOnList; isNext: boolean }) {
  const t = useText(lookupText, drugForms, amounts);
  const format = useFormat();
  const language = useLanguage();
  const pricing = usePriceADrug();
  const link = useDrugLink();
  const whose = useWhoseListPrices(isNext);
  const [items, setItems] = useState(() => collapsedItems(drug.data));
  return (
    <Card title={t('lookup.strengths')}>
      <ul className="list">
        {items.map((item, index) => (
          <li key={item.ndc} className="stack s2">
            <div className="between">
              <Button
                kind="quiet"
                icon="chevron-down"
                aria-expanded={!item.isCollapsed}
                onClick={() => setItems(toggleItem(items, index))}
              >
                {capital(formLabel(drug.drugForm, t))}, {strengthText(item.strength, language)}
              </Button>
              <span className="row tight">
                {item.isUsual && <Tag tone="neutral">{t('lookup.usual')}</Tag>}
                {item.youPay !== null && (
                  <b
                    className="num"
                    {...says('costOnceMet', [whose, ...listedFillOf(drug, item)], item.youPay)}
                  >
                    {t('lookup.about', { amount: format.money(item.youPay) })}
                  </b>
                )}
              </span>
            </div>
            {!item.isCollapsed && (
              <div className="between">
                <p className="mute">
                  {t('lookup.usualAmount', {
                    amount: amountLabel(item.quantity, drug.drugForm, t),
                    days: daysLabel(item.days, t),
                    ndc: item.ndc,
                  })}
                </p>
                {pricing && (
                  <ButtonLink
                    kind="secondary"
                    to={`${pricing}${link({ hsn: drug.hsn, ndc: item.ndc })}`}
                  >
                    {t('lookup.price')}
                  </ButtonLink>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
      {drug.pricesAt && items.some(({ youPay }) => youPay !== null) && (
        <p className="mute small">{t('lookup.pricesAt', { pharmacy: drug.pricesAt })}</p>
      )}
    </Card>
  );
}
