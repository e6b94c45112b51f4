import { mailSaving } from '@portal/domain';
import { useState } from 'react';
import { Terms } from '../../content';
import { useFormat, useText } from '../../language';
import { Card, DataTable, Icon, SegmentedControl, type TableColumn, Tag } from '../../ui';
import { costIn, daysIn, kindsIn, type Tier } from './plan-costs';
import benefitsText from './benefits.text';
import { costText, namedTier, tierName } from './benefit-labels';
import benefitLabelsText from './benefit-labels.text';

interface CostsCardProps {
  tiers: readonly Tier[];
  /** Some of the deductible is left to pay, or may be. */
  isDeductibleOpen: boolean;
}

/** What a fill costs by tier and pharmacy, for the days of supply that one chooses; on paper for all of them. */
export function CostsCard({ tiers, isDeductibleOpen }: CostsCardProps) {
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
          <CostsTable tiers={tiers} days={each} isDeductibleOpen={isDeductibleOpen} />
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

/** The costs of a fill for so many days: a row for each tier, a column for each kind of pharmacy. */
function CostsTable({ tiers, days, isDeductibleOpen }: CostsCardProps & { days: number }) {
  const t = useText(benefitLabelsText, benefitsText);
  const format = useFormat();
  const kinds = kindsIn(tiers);
  return (
    <DataTable
      caption={t('benefits.caption', { days: String(days) })}
      showsCaption
      className="wide costs"
      rows={tiers}
      keyOf={({ tier }) => tier}
      columns={[
        {
          key: 'tier',
          label: t('benefits.tier'),
          isHead: true,
          cell: (tier) => (
            <TierName tier={tier} isAfter={tier.deductibleApplies && isDeductibleOpen} />
          ),
        },
        ...kinds.map((kind): TableColumn<Tier> => ({
          key: kind,
          label: t(`benefits.kind.${kind}`),
          className: 'cost',
          cell: (tier) => {
            const cost = costIn(tier, kind, days);
            return cost ? (
              <b className="num wraps">{costText(cost, t, format)}</b>
            ) : (
              <span className="mute">{t('benefits.notOffered')}</span>
            );
          },
        })),
      ]}
    />
  );
}

function TierName({ tier, isAfter }: { tier: Tier; isAfter: boolean }) {
  const t = useText(benefitLabelsText, benefitsText);
  const name = tierName(tier.tier, t);
  const named = namedTier(tier.tier);
  return (
    <>
      {t('benefitLabels.tierNumber', { tier: String(tier.tier) })}
      {name && `: ${name}`}
      {named && <small>{t(`benefits.about.${named}`)}</small>}
      {isAfter && (
        <span className="row">
          <Tag tone="neutral">{t('benefitLabels.afterDeductible')}</Tag>
        </span>
      )}
    </>
  );
}
