import { fitsLimit } from '@portal/domain';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useLanguage, useText } from '../../language';
import { useSession } from '../../session';
import { Icon } from '../../ui';
import { type DrugRules, ruleNames } from './drug-labels';
import labels from './drug-labels.text';

interface RuleListProps {
  rules: DrugRules;
  /** The fill that is priced, to say whether it stays within the quantity limit. */
  fill?: { quantity: number; days: number };
}

/** What the plan asks for before it pays, in words, with what to do. */
export function RuleList({ rules, fill }: RuleListProps) {
  const t = useText(labels);
  const names = ruleNames(rules);
  if (names.length === 0) return <p>{t('drugRule.none')}</p>;
  const fits = isWithin(rules, fill);
  return (
    <ul className="list">
      {names.map((name) => (
        <li className="rule" key={name}>
          <span className={`rule-icon ${name === 'ql' && fits ? 't-ok' : 't-warn'}`}>
            <Icon name={name === 'ql' && fits ? 'check' : 'triangle-alert'} />
          </span>
          <div className="stack s1">
            <h3>{t(`drugRule.${name}`)}</h3>
            <RuleText name={name} rules={rules} fits={fits} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function isWithin({ quantityLimit }: DrugRules, fill: RuleListProps['fill']): boolean | undefined {
  const { quantity, days } = quantityLimit ?? {};
  if (!fill || quantity == null || days == null) return undefined;
  return fitsLimit({ quantity, days }, fill.quantity, fill.days);
}

function RuleText(props: {
  name: ReturnType<typeof ruleNames>[number];
  rules: DrugRules;
  fits: boolean | undefined;
}): ReactNode {
  const t = useText(labels);
  const language = useLanguage();
  const isMedicare = useSession().businessLine === 'MEDD';
  const { name, rules, fits } = props;
  if (name === 'pa') {
    return (
      <>
        <p className="mute">
          {t('drugRule.paText')} {t(isMedicare ? 'drugRule.paMedicare' : 'drugRule.paCommercial')}
        </p>
        <p>
          <Link to="/member/coverage-determination">{t('drugRule.paStart')}</Link>
        </p>
      </>
    );
  }
  const steps = rules.stepTherapy.map(
    (drug) => (language === 'es' && drug.spanishName) || drug.drugName,
  );
  const { quantity, days } = rules.quantityLimit ?? {};
  const limit = { quantity: quantity ?? '', days: days ?? '' };
  return (
    <p className="mute">
      {name === 'st' && t('drugRule.stText', { drugs: steps.join(', ') })}
      {name === 'ql' &&
        t(
          fits === undefined ? 'drugRule.qlText' : fits ? 'drugRule.qlFits' : 'drugRule.qlOver',
          limit,
        )}
      {name === 'bd' && t('drugRule.bdText')}
      {name === 'la' && t('drugRule.laText')}
    </p>
  );
}
