import { useFormat, useLanguage, useText } from '../../../../language';
import drugForms from '../../../../language/drug-forms.text';
import { drugTitle } from '../../../../language/drug-name';
import { Icon, Tag, VisuallyHidden } from '../../../../ui';
import { roles } from '../../../../ui/table-roles';
import labels from '../../drug-labels.text';
import { ruleNames } from '../../drug-labels';
import type { DrugChange } from './changes';
import { looks } from './ChangeTags';
import nextYearText from './next-year.text';
import { WhatToDo } from './WhatToDo';

interface ChangeRowProps extends DrugChange {
  year: number;
}

/** A drug in both years. */
export function ChangeRow({ year, ...each }: ChangeRowProps) {
  const t = useText(nextYearText, labels, drugForms);
  const format = useFormat();
  const language = useLanguage();
  const { drug, nextYear, change } = each;
  const costOf = ({ rules, yearCost }: Pick<typeof drug, 'rules' | 'yearCost'>) => {
    if (!rules) return t('drugsNextYear.notListed');
    return yearCost === null ? t('drugsNextYear.noFigure') : format.money(yearCost);
  };
  const tierOf = (rules: typeof drug.rules) =>
    rules ? String(rules.tier ?? t('drugsNextYear.noFigure')) : t('drugsNextYear.notListed');
  return (
    <tr {...roles.row}>
      <th {...roles.rowHeader} scope="row">
        {drugTitle(drug, language, t)}
        <span className="row tight tags">
          <Tag {...looks[change.kind]}>{t(`drugsNextYear.tag.${change.kind}`)}</Tag>
        </span>
      </th>
      <td {...roles.cell} data-l={t('drugsNextYear.tier')}>
        <Then year={year} now={tierOf(drug.rules)} next={tierOf(nextYear.rules)} />
      </td>
      <td {...roles.cell} data-l={t('drugsNextYear.cost')}>
        <Then year={year} now={costOf(drug)} next={costOf(nextYear)} />
      </td>
      <td {...roles.cell} data-l={t('drugsNextYear.rules', { year: String(year + 1) })}>
        <span>
          <RulesNext {...each} />
        </span>
      </td>
      <td {...roles.cell} data-l={t('drugsNextYear.toDo')}>
        <div className="stack s1">
          <WhatToDo {...each} />
        </div>
      </td>
    </tr>
  );
}

/** This year's value, then next year's; one value where nothing changes. */
function Then({ year, now, next }: { year: number; now: string; next: string }) {
  const t = useText(nextYearText);
  if (now === next) {
    return <span className="mute">{t('drugsNextYear.unchanged', { value: now })}</span>;
  }
  return (
    <span className="then num">
      <span className="mute">
        <VisuallyHidden>{t('drugsNextYear.inYear', { year: String(year) })}</VisuallyHidden>
        {now}
      </span>
      <Icon name="arrow-right" />
      <b>
        <VisuallyHidden>{t('drugsNextYear.inYear', { year: String(year + 1) })}</VisuallyHidden>
        {next}
      </b>
    </span>
  );
}

function RulesNext({ nextYear: { rules }, change: { newRules } }: DrugChange) {
  const t = useText(nextYearText, labels, drugForms);
  if (!rules) return t('drugsNextYear.notListed');
  const names = ruleNames(rules);
  const write = (some: readonly (typeof names)[number][]) =>
    some.map((name) => t(`drugRule.${name}`)).join(', ');
  const same = names.filter((name) => !newRules.includes(name));
  if (names.length === 0) return t('drugsNextYear.noRules');
  return (
    <>
      {newRules.length > 0 && <b>{t('drugsNextYear.newRules', { rules: write(newRules) })}</b>}{' '}
      {same.length > 0 && t('drugsNextYear.sameRules', { rules: write(same) })}
    </>
  );
}
