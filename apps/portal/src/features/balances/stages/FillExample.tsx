import { isPriceWithinCopay, shareDecidedBy, type StagePart } from '@portal/domain';
import { type FillExample as Example, fillExamples, type StageNow } from '@portal/domain/facts';
import { useFormat, useText } from '../../../language';
import { IfFeature } from '../../../session';
import { Card, DataTable, Link, Skeleton, useSentences } from '../../../ui';
import { benefits } from '@portal/contracts/benefits';
import { useCall } from '../../../store';
import balancesText from '../balances.text';
import { OtherInsuranceNote } from '../../../plan/other-insurance/OtherInsuranceNote';

/** Medicare: what drugs of some prices would cost today, with the stages that such a fill goes through. */
export function FillExample({ now }: { now: StageNow }) {
  const t = useText(balancesText);
  const { data } = useCall(benefits.getSummary);
  const { loading } = useSentences('benefits');
  const hasFinished = data.status === 'success' || data.status === 'failure';
  const examples = fillExamples(data.data, now);
  const isByPlan = examples.some(({ tier }) => tier !== null);
  return (
    <Card title={t('balances.example.title')} flush>
      {hasFinished ? <ExamplesTable examples={examples} /> : <Skeleton label={loading} lines={6} />}
      <div className="pad stack s1">
        <OtherInsuranceNote />
        <p className="small mute">
          {hasFinished && t(isByPlan ? 'balances.example.planNote' : 'balances.example.note')}{' '}
          <IfFeature flag="updatedPriceADrug">
            <Link to="/member/price-a-drug">{t('balances.example.priceLink')}</Link>
          </IfFeature>
        </p>
      </div>
    </Card>
  );
}

function ExamplesTable({ examples }: { examples: readonly Example[] }) {
  const t = useText(balancesText);
  const { money } = useFormat();
  return (
    <DataTable
      caption={t('balances.example.caption')}
      rows={examples}
      keyOf={({ agreedPrice }) => agreedPrice}
      columns={[
        {
          key: 'price',
          label: t('balances.example.price'),
          isHead: true,
          cellClassName: 'price',
          cell: ({ agreedPrice, tier }) => (
            <>
              {money(agreedPrice)}
              {tier !== null && <small>{t('balances.example.tier', { tier: String(tier) })}</small>}
            </>
          ),
        },
        {
          key: 'share',
          label: t('balances.example.share'),
          className: 'num',
          cell: ({ price }) => <b>{money(price.youPay)}</b>,
        },
        {
          key: 'why',
          label: t('balances.example.why'),
          cell: (example) => (
            <ul>
              {example.price.stages.map((part) => (
                <li key={part.stage}>
                  <StagePartText part={part} example={example} />
                </li>
              ))}
            </ul>
          ),
        },
      ]}
    />
  );
}

/** One part of a fill: what is paid in a stage, and how it comes about. */
function StagePartText({ part, example }: { part: StagePart; example: Example }) {
  const t = useText(balancesText);
  const { money, percent } = useFormat();
  const { coinsurancePercent, limitedBy } = example.price;
  const amounts = { share: money(part.share), price: money(part.price) };
  if (part.stage !== 'initialCoverage') return t(`balances.example.part.${part.stage}`, amounts);
  if (coinsurancePercent !== null) {
    const decidedBy = shareDecidedBy(part.share, part.price, coinsurancePercent);
    if (decidedBy !== 'percent') {
      return t(`balances.example.part.${limitedBy ? 'untilLimit' : decidedBy}`, amounts);
    }
    const share = percent(coinsurancePercent);
    return t('balances.example.part.coinsurance', { ...amounts, percent: share });
  }
  if (limitedBy) return t('balances.example.part.untilLimit', amounts);
  if (isPriceWithinCopay(part.share, part.price)) {
    const named = example.price.deductible > 0 ? 'restWithinCopay' : 'priceWithinCopay';
    return t(`balances.example.part.${named}`, amounts);
  }
  return t(
    example.price.reason === 'extraHelp'
      ? 'balances.example.part.extraHelp'
      : 'balances.example.part.copay',
    amounts,
  );
}
