import { useState } from 'react';
import { Terms } from '../../content';
import { useFormat, useText } from '../../language';
import { Card, Icon, SegmentedControl } from '../../ui';
import { CostsTable } from './CostsTable';
import { daysIn, mailSaving, type Tier } from './plan-costs';
import benefitsText from './benefits.text';

/** What a fill costs by tier and pharmacy, for the days of supply that one chooses; on paper for all of them. */
export function CostsCard({ tiers }: { tiers: readonly Tier[] }) {
  const t = useText(benefitsText);
  const { money } = useFormat();
  const supplies = daysIn(tiers);
  const [chosen, setChosen] = useState<number | null>(null);
  const days = chosen ?? supplies[0] ?? 30;
  const saving = mailSaving(tiers);
  const hasShares = tiers.some(({ costs }) => costs.some(({ copay }) => copay === null));
  return (
    <Card title={t('benefits.costsTitle')} flush>
      <div className="costs-choice">
        <p className="mute">{t('benefits.costsLead')}</p>
        {supplies.length > 1 && (
          <div className="no-print">
            <SegmentedControl
              legend={t('benefits.days')}
              value={String(days)}
              options={supplies.map((each) => ({
                value: String(each),
                label: t('benefits.daysOption', { days: String(each) }),
              }))}
              onChange={(value) => setChosen(Number(value))}
            />
          </div>
        )}
      </div>
      {supplies.map((each) => (
        <div key={each} className={each === days ? undefined : 'only-print'}>
          <CostsTable tiers={tiers} days={each} />
        </div>
      ))}
      <div className="costs-notes">
        {saving && (
          <p className="note row tight">
            <Icon name="info" />
            <span>
              {t('benefits.saving', { tier: String(saving.tier), amount: money(saving.saved) })}
            </span>
          </p>
        )}
        {hasShares && <p className="small mute">{t('benefits.percentNote')}</p>}
        <Terms ids={hasShares ? ['copay', 'coinsurance'] : ['copay']} />
      </div>
    </Card>
  );
}
