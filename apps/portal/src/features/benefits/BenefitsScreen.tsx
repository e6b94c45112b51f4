import { benefits as benefitCalls } from '@portal/contracts/benefits';
import {
  type ExtraHelp,
  extraHelpCopays,
  extraHelpLevel,
  insulinRule,
  planYearAt,
} from '@portal/domain';
import { type FillCostNow, isAfterDeductible } from '@portal/domain/facts';
import '../../styles/lists.css';
import '../../styles/table.css';
import { useFormat, useText } from '../../language';
import { useClock } from '../../platform';
import { useCall } from '../../store';
import { Page } from '../../brand';
import { Card, Link, Part } from '../../ui';
import './benefits.css';
import { FillCostSentence } from '../../plan/fill-cost/FillCostSentence';
import { useRequestedFillCost } from '../../plan/fill-cost/use-fill-cost';
import fillCostText from '../../plan/fill-cost/fill-cost.text';
import { CostsCard } from './CostsCard';
import { LimitsCard } from './LimitsCard';
import { NetworkCard } from './NetworkCard';
import { tiersOf } from './plan-costs';
import benefitLabelsText from './benefit-labels.text';
import benefitsText from './benefits.text';
import namesText from '../../language/names.text';
import { IfFeature, useSession } from '../../session';
import { Term } from '../../content';
import { says } from '../../says/says';

/** /member/benefits: the plan in plain words. */
export function BenefitsScreen() {
  const t = useText(namesText, benefitLabelsText, benefitsText);
  const clock = useClock();
  const { data, retry } = useCall(benefitCalls.getSummary);
  const benefits = data.data;
  const tiers = benefits ? tiersOf(benefits) : [];
  const planYear = benefits?.planYear ?? planYearAt(clock.now());
  const year = String(planYear);
  const { now } = useRequestedFillCost({ hasBenefits: true });
  const level = extraHelpLevel(benefits?.extraHelp);
  return (
    <Page
      title={t('screens.benefits')}
      lead={
        <>
          {benefits?.planName && `${t('benefits.plan', { plan: benefits.planName, year })} `}
          {t('benefits.lead')}
        </>
      }
      print
    >
      <CostNowCard level={level} planYear={planYear} now={now} />
      {tiers.length > 0 ? (
        <CostsCard tiers={tiers} isDeductibleOpen={!level && isAfterDeductible(now)} />
      ) : (
        <Card
          title={t('benefits.costsTitle')}
          className={data.status === 'success' || data.failure ? '' : 'costs-waiting'}
        >
          <Part data={data} what="benefits" retry={retry} lines={9}>
            {() => <p>{t('benefitLabels.none')}</p>}
          </Part>
        </Card>
      )}
      <div className="grid">
        <LimitsCard />
        {benefits && <NetworkCard benefits={benefits} tiers={tiers} />}
        <RulesCard planYear={planYear} hasHelp={benefits ? level !== undefined : null} />
      </div>
    </Page>
  );
}

interface CostNowCardProps {
  /** Undefined without Extra Help. */
  level: ExtraHelp | undefined;
  planYear: number;
  now: FillCostNow;
}

/** What a covered fill costs from now on, above the table of what the plan has people pay. */
function CostNowCard({ level, planYear, now }: CostNowCardProps) {
  const t = useText(fillCostText);
  if (level && now.cost === 'helpCopay') {
    return <ExtraHelpCard level={level} planYear={planYear} />;
  }
  if (now.cost === 'unknown' && !now.why) return null;
  return (
    <Card tint title={t('fillCost.title')}>
      <FillCostSentence now={now} />
    </Card>
  );
}

interface ExtraHelpCardProps {
  level: ExtraHelp;
  planYear: number;
}

/** Medicare’s Extra Help: what a fill costs in place of deductible and share; no amounts in a year whose copays are not known. */
function ExtraHelpCard({ level, planYear }: ExtraHelpCardProps) {
  const t = useText(benefitsText);
  const { money } = useFormat();
  const copays = extraHelpCopays(planYear, level);
  return (
    <Card tint title={t('benefits.extraHelp')}>
      {copays ? (
        <dl className="facts">
          <div>
            <dt>{t('benefits.extraHelpGeneric')}</dt>
            <dd className="num">{money(copays.generic)}</dd>
          </div>
          <div>
            <dt>{t('benefits.extraHelpBrand')}</dt>
            <dd className="num">{money(copays.brand)}</dd>
          </div>
        </dl>
      ) : (
        <p>{t('benefits.extraHelpUnknown', { year: String(planYear) })}</p>
      )}
      <p {...says('fillCostNow', 'own', 'helpCopay')}>{t('benefits.extraHelpText')}</p>
    </Card>
  );
}

const everybody = ['benefits.rule.list', 'benefits.rule.approval'] as const;
const commercial = [...everybody, 'benefits.rule.brand'] as const;
const medicare = [
  'benefits.rule.stages',
  'benefits.rule.insulin',
  'benefits.rule.vaccines',
  ...everybody,
] as const;

/** With Extra Help there is no deductible to speak of. */
const withHelp: Partial<Record<string, 'benefits.rule.limit' | 'benefits.rule.insulinHelp'>> = {
  'benefits.rule.stages': 'benefits.rule.limit',
  'benefits.rule.insulin': 'benefits.rule.insulinHelp',
};

interface RulesCardProps {
  planYear: number;
  /** Null while it is not known: then no rule that depends on it is told. */
  hasHelp: boolean | null;
}

/** The rules behind the amounts, one sentence each; Medicare has additional ones, of insulin in the years whose rule is known. */
function RulesCard({ planYear, hasHelp }: RulesCardProps) {
  const t = useText(benefitsText);
  const { money } = useFormat();
  const { businessLine } = useSession();
  const insulin = insulinRule(planYear);
  const amount = insulin ? money(insulin.monthlyCap) : '';
  const rules = (businessLine === 'MEDD' ? medicare : commercial).filter(
    (key) =>
      (key !== 'benefits.rule.insulin' || insulin) && (hasHelp !== null || !(key in withHelp)),
  );
  return (
    <Card title={t('benefits.rulesTitle')} action={<Term id="tier" />} className="c4">
      <ul className="bullets">
        {rules.map((key) => (
          <li key={key}>{t(hasHelp ? (withHelp[key] ?? key) : key, { amount })}</li>
        ))}
      </ul>
      <ul className="stack s2 no-print">
        <IfFeature flag="updatedPriceADrug">
          <li>
            <Link to="/member/price-a-drug">{t('benefits.price')}</Link>
          </li>
        </IfFeature>
        <IfFeature flag="glossary">
          <li>
            <Link to="/member/glossary">{t('benefits.words')}</Link>
          </li>
        </IfFeature>
      </ul>
    </Card>
  );
}
