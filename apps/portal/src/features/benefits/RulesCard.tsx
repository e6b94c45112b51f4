import { insulinRule } from '@portal/domain';
import { useFormat, useText } from '../../language';
import { IfFeature, useSession } from '../../session';
import { Link } from 'react-router-dom';
import { Term } from '../../content';
import { Card } from '../../ui';
import benefitsText from './benefits.text';

const everybody = ['benefits.rule.list', 'benefits.rule.approval'] as const;
const commercial = [...everybody, 'benefits.rule.brand'] as const;
const medicare = [
  'benefits.rule.stages',
  'benefits.rule.insulin',
  'benefits.rule.vaccines',
  ...everybody,
] as const;

/** The rules behind the amounts, one sentence each; Medicare has additional ones, of insulin in the years whose rule is known. */
export function RulesCard({ planYear }: { planYear: number }) {
  const t = useText(benefitsText);
  const { money } = useFormat();
  const { businessLine } = useSession();
  const insulin = insulinRule(planYear);
  const amount = insulin ? money(insulin.monthlyCap) : '';
  const rules = (businessLine === 'MEDD' ? medicare : commercial).filter(
    (key) => key !== 'benefits.rule.insulin' || insulin,
  );
  return (
    <Card title={t('benefits.rulesTitle')} action={<Term id="tier" />} className="c4">
      <ul className="bullets">
        {rules.map((key) => (
          <li key={key}>{t(key, { amount })}</li>
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
