import { useState } from 'react';
import { useFormat, useLanguage, useText } from '../../../../language';
import drugForms from '../../../../language/drug-forms.text';
import { drugTitle } from '../../../../language/drug-name';
import { Card, Icon, SegmentedControl } from '../../../../ui';
import { roles } from '../../../../ui/table-roles';
import { ChangeRow } from './ChangeRow';
import { biggestFirst, type DrugChange } from './changes';
import nextYearText from './next-year.text';

interface ChangesCardProps {
  changes: readonly DrugChange[];
  year: number;
  pricedAt: string;
}

/** Drug by drug: tier, cost and rules of both years side by side, and what to do. */
export function ChangesCard({ changes, year, pricedAt }: ChangesCardProps) {
  const t = useText(nextYearText, drugForms);
  const format = useFormat();
  const language = useLanguage();
  const [order, setOrder] = useState<'biggest' | 'name'>('biggest');
  const nameOf = ({ drug }: DrugChange) => drugTitle(drug, language, t);
  const shown =
    order === 'biggest'
      ? biggestFirst(changes)
      : [...changes].sort((a, b) => nameOf(a).localeCompare(nameOf(b), language));
  const next = String(year + 1);
  const heads = [
    t('drugsNextYear.drug'),
    t('drugsNextYear.tier'),
    t('drugsNextYear.cost'),
    t('drugsNextYear.rules', { year: next }),
    t('drugsNextYear.toDo'),
  ];
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
      <table {...roles.table} className="tbl turns">
        <caption className="sr">{t('drugsNextYear.table')}</caption>
        <thead {...roles.group}>
          <tr {...roles.row}>
            {heads.map((head) => (
              <th {...roles.columnHeader} scope="col" key={head}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.group}>
          {shown.map((each) => (
            <ChangeRow key={each.drug.ndc} {...each} year={year} />
          ))}
        </tbody>
      </table>
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
