import { useState } from 'react';
import { type Translate, useFormat, useLanguage, useText } from '../../../../language';
import drugForms from '../../../../language/drug-forms.text';
import { drugTitle } from '../../../../language/drug-name';
import { Card, DataTable, Icon, SegmentedControl, Tag, VisuallyHidden } from '../../../../ui';
import labels from '../../drug-labels.text';
import { ruleNames } from '../../drug-labels';
import { looks } from './ChangeTags';
import { biggestFirst, type DrugChange } from './changes';
import nextYearText from './next-year.text';
import { WhatToDo } from './WhatToDo';
import { says, saysAll } from '../../../../says/says';
import { useWhoseDrugs } from '../use-whose-drugs';

interface ChangesCardProps {
  changes: readonly DrugChange[];
  year: number;
  pricedAt: string;
}

type InYear = Pick<DrugChange['drug'], 'rules' | 'yearCost'>;

/** Drug by drug: tier, cost and rules of both years side by side, and what to do. */
export function ChangesCard({ changes, year, pricedAt }: ChangesCardProps) {
  const t = useText(nextYearText, drugForms);
  const format = useFormat();
  const language = useLanguage();
  const whose = useWhoseDrugs();
  const [order, setOrder] = useState<'biggest' | 'name'>('biggest');
  const nameOf = ({ drug }: DrugChange) => drugTitle(drug, language, t);
  const shown =
    order === 'biggest'
      ? biggestFirst(changes)
      : [...changes].sort((a, b) => nameOf(a).localeCompare(nameOf(b), language));
  const next = String(year + 1);
  const costOf = ({ rules, yearCost }: InYear) => {
    if (!rules) return t('drugsNextYear.notListed');
    return yearCost === null ? t('drugsNextYear.noFigure') : format.money(yearCost);
  };
  const tierOf = ({ rules }: InYear) =>
    rules ? String(rules.tier ?? t('drugsNextYear.noFigure')) : t('drugsNextYear.notListed');
  return (
    <Card
      flush
      title={t('drugsNextYear.table')}
      action={
        <div className="no-print">
          <SegmentedControl
            legend={t('drugsNextYear.sort')}
            value={order}
            options={[
              { value: 'biggest', label: t('drugsNextYear.biggest') },
              { value: 'name', label: t('drugsNextYear.name') },
            ]}
            onChange={setOrder}
          />
        </div>
      }
    >
      <DataTable
        caption={t('drugsNextYear.table')}
        rows={shown}
        keyOf={({ drug }) => drug.ndc}
        columns={[
          {
            key: 'drug',
            label: t('drugsNextYear.drug'),
            isHead: true,
            cell: (each) => (
              <>
                {nameOf(each)}
                <span className="row tight tags">
                  <Tag {...looks[each.change.kind]}>
                    {t(`drugsNextYear.tag.${each.change.kind}`)}
                  </Tag>
                </span>
              </>
            ),
          },
          {
            key: 'tier',
            label: t('drugsNextYear.tier'),
            cell: ({ drug, nextYear }) => (
              <Then year={year} now={tierOf(drug)} next={tierOf(nextYear)} />
            ),
          },
          {
            key: 'cost',
            label: t('drugsNextYear.cost'),
            cell: ({ drug, nextYear }) => (
              <>
                <Then year={year} now={costOf(drug)} next={costOf(nextYear)} />
                {(drug.yearCost ?? nextYear.yearCost) !== null && (
                  <small>
                    {drug.pharmacy?.name && `${drug.pharmacy.name}. `}
                    {fillsText(drug, nextYear, t)}
                  </small>
                )}
              </>
            ),
            says: ({ drug, nextYear }) =>
              saysAll(
                says('yearCost', [whose, drug.ndc, year], drug.rules && drug.yearCost),
                says('yearCost', [whose, drug.ndc, year + 1], nextYear.rules && nextYear.yearCost),
              ),
          },
          {
            key: 'rules',
            label: t('drugsNextYear.rules', { year: next }),
            cell: (each) => (
              <span>
                <RulesNext {...each} />
              </span>
            ),
          },
          {
            key: 'toDo',
            label: t('drugsNextYear.toDo'),
            cell: (each) => (
              <div className="stack s1">
                <WhatToDo {...each} />
              </div>
            ),
          },
        ]}
      />
      <p className="pad prov small">
        <Icon name="clock" />
        <span>
          <b>{t('drugsNextYear.sourceTitle')}</b>{' '}
          {t('drugsNextYear.source', {
            year: String(year),
            next,
            date: format.longDate(pricedAt),
          })}
        </span>
      </p>
    </Card>
  );
}

/** Which fills a year counts; empty for a drug without one in the next year. */
function fillsText(
  { state }: DrugChange['drug'],
  { toCome }: DrugChange['nextYear'],
  t: Translate<typeof nextYearText>,
): string {
  if (state === 'waiting') return t('drugsNextYear.ifFilled');
  return toCome.length > 0 ? t('drugsNextYear.fills', { count: toCome.length }) : '';
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
