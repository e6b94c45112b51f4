import { hoursOf, termsOfLine } from '@portal/domain/coverage-requests';
import type { ReactNode } from 'react';
import { type TermId, Terms } from '../../content';
import { useLanguage, useText } from '../../language';
import { useApprovalPath } from '../../plan';
import { useClocks } from '../../plan/coverage-requests';
import { useAddition, useFlag, useSession } from '../../session';
import { Icon, Link } from '../../ui';
import { amountLabel, daysLabel } from '../../language/drug-amounts';
import amounts from '../../language/drug-amounts.text';
import { type DrugRules, ruleNames } from './drug-labels';
import labels from './drug-labels.text';
import { isWithinLimit, isWithinLimitOnce, stepNames } from './drug-rules';

interface RuleListProps {
  rules: DrugRules;
  /** The form of the drug, for the unit of its quantity limit. */
  drugForm: string;
  /** The fill that is priced, to say whether it stays within the quantity limit. */
  fill?: { quantity: number; days: number };
}

/** What the plan asks for before it pays, in words, with what to do. */
export function RuleList({ rules, drugForm, fill }: RuleListProps) {
  const t = useText(labels);
  const names = ruleNames(rules);
  if (names.length === 0) return <p>{t('drugRule.none')}</p>;
  const fits = isWithinLimit(rules, fill);
  const terms = names.flatMap((name) => termOf[name] ?? []);
  return (
    <>
      <ul className="list">
        {names.map((name) => (
          <li className="rule" key={name}>
            <span className={`rule-icon ${name === 'ql' && fits ? 't-ok' : 't-warn'}`}>
              <Icon name={name === 'ql' && fits ? 'check' : 'triangle-alert'} />
            </span>
            <div className="stack s1">
              <h3>{t(`drugRule.${name}`)}</h3>
              <RuleText
                name={name}
                rules={rules}
                drugForm={drugForm}
                fits={fits}
                once={isWithinLimitOnce(rules, fill)}
              />
            </div>
          </li>
        ))}
      </ul>
      <Terms ids={['tier', ...terms]} />
    </>
  );
}

/** The rules that the glossary explains. */
const termOf: Partial<Record<ReturnType<typeof ruleNames>[number], TermId>> = {
  pa: 'prior-authorization',
  st: 'step-therapy',
  ql: 'quantity-limit',
};

function RuleText(props: {
  name: ReturnType<typeof ruleNames>[number];
  rules: DrugRules;
  drugForm: string;
  fits: boolean | undefined;
  /** The fill fits, but takes more a day than the limit. */
  once: boolean;
}): ReactNode {
  const t = useText(labels, amounts);
  const language = useLanguage();
  const { name, rules, drugForm, fits, once } = props;
  if (name === 'pa') return <ApprovalText />;
  const steps = stepNames(rules, language);
  const { quantity, days } = rules.quantityLimit ?? {};
  const limit = { amount: amountLabel(quantity, drugForm, t), days: daysLabel(days, t) };
  return (
    <p className="mute">
      {name === 'st' && t('drugRule.stText', { drugs: steps.join(', ') })}
      {name === 'ql' &&
        t(
          fits === undefined
            ? 'drugRule.qlText'
            : fits
              ? once
                ? 'drugRule.qlOnce'
                : 'drugRule.qlFits'
              : 'drugRule.qlOver',
          limit,
        )}
      {name === 'bd' && t('drugRule.bdText')}
      {name === 'la' && t('drugRule.laText')}
    </p>
  );
}

/** That the plan must approve it first, and how soon it answers: Medicare's law, or what the plan promises with its requests. */
function ApprovalText() {
  const t = useText(labels);
  const approval = useApprovalPath();
  const { signedIn, businessLine } = useSession();
  const hasRequests = useAddition('coverageRequests');
  const hasFlag = useFlag('coverageDetermination');
  const isMedicare = businessLine === 'MEDD';
  const ofPlan = useClocks(isMedicare && signedIn && hasRequests && hasFlag);
  const { standard, fast } = ofPlan ?? termsOfLine('MEDD');
  const hours = { standard: String(hoursOf(standard)), fast: String(hoursOf(fast)) };
  return (
    <>
      <p className="mute">
        {t('drugRule.paText')}{' '}
        {isMedicare ? t('drugRule.paMedicare', hours) : t('drugRule.paCommercial')}
      </p>
      {approval && (
        <p className="no-print">
          <Link to={approval}>{t('drugRule.paStart')}</Link>
        </p>
      )}
    </>
  );
}
