import { isWholeYear, statementYears } from '@portal/domain';
import { useLocation, useSearchParams } from 'react-router-dom';
import { Page, usePhone } from '../../../brand';
import { useFormat, useText } from '../../../language';
import namesText from '../../../language/names.text';
import { useClock } from '../../../platform';
import '../../../styles/table.css';
import { isFirstLoad } from '../../../store';
import { Alert, Link, Part, SegmentedControl, Select, useHeld } from '../../../ui';
import claimsText from '../claims.text';
import { claimsPath } from '../use-claim-period';
import notesText from './statement-notes.text';
import { OtherMembersNote } from '../OtherMembersNote';
import { Statement } from './Statement';
import { StatementActions } from './StatementActions';
import { type StatementOfYear, useYearStatement } from './use-year-statement';
import yearStatementText from './year-statement.text';
import './year-statement.css';

/**
 * /member/claims/year-statement: what was paid in a year, for taxes or a health account. The year is in the URL, the person
 * is not.
 */
export function YearStatementScreen() {
  const t = useText(namesText, notesText, yearStatementText);
  const format = useFormat();
  const clock = useClock();
  const [address, setAddress] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const years = statementYears(clock.now());
  const [lastYear, thisYear] = years;
  const wanted = address.get('year') || null;
  const known = years.find((each) => String(each) === wanted);
  const year = known ?? thisYear;
  const found = useYearStatement(year);
  const phone = usePhone();
  const isWaiting = isFirstLoad(found.data);
  const hasAmounts = found.statement?.isEmpty === false;
  const isLinkHeld = useHeld(isWaiting);
  return (
    <Page
      title={t('screens.yearStatement')}
      more={
        <>
          <p className="only-print">
            {t('yearStatement.period', {
              from: format.longDate(found.fromDate),
              to: format.longDate(found.toDate),
            })}
          </p>
          <p className="mute no-print">{t('yearStatement.intro')}</p>
        </>
      }
      paper
      aside={(isWaiting || hasAmounts) && <StatementActions found={found} isHeld={isWaiting} />}
    >
      {wanted !== null && known === undefined && (
        <div className="no-print">
          <Alert tone="info" title={t('yearStatement.notHere')}>
            <p>
              {t('yearStatement.notHereHint', {
                lastYear: String(lastYear),
                thisYear: String(thisYear),
              })}
            </p>
          </Alert>
        </div>
      )}
      <form className="card row no-print filters" onSubmit={(event) => event.preventDefault()}>
        <SegmentedControl
          legend={t('yearStatement.year')}
          value={String(year)}
          options={[
            { value: String(lastYear), label: String(lastYear) },
            {
              value: String(thisYear),
              label: t('yearStatement.soFar', { year: String(thisYear) }),
            },
          ]}
          onChange={(chosen) =>
            setAddress(chosen === String(thisYear) ? {} : { year: chosen }, {
              replace: true,
              preventScrollReset: true,
              state,
            })
          }
        />
        <PersonSelect found={found} />
      </form>
      <Part
        data={found.data}
        loading={t('yearStatement.loading')}
        failed={t('yearStatement.failed')}
        phone={phone}
        retry={found.retry}
        keepWhileLoading
        lines={8}
      >
        {() => (
          <>
            {!isWholeYear(found.toDate) && (
              <Alert tone="info" title={t('yearStatement.notOver', { year: String(year) })}>
                <p>{t('yearStatement.forTaxes', { year: String(lastYear) })}</p>
              </Alert>
            )}
            <OtherMembersNote history={found.data.data} />
            {found.statement && <Statement found={found} statement={found.statement} />}
          </>
        )}
      </Part>
      <p className={isLinkHeld ? 'no-print held' : 'no-print'}>
        <Link to={claimsPath({ fromDate: found.fromDate, toDate: found.toDate })}>
          {t('yearStatement.claims')}
        </Link>
      </p>
    </Page>
  );
}

function PersonSelect({ found: { people, person, choosePerson } }: { found: StatementOfYear }) {
  const t = useText(claimsText);
  if (people.length === 0) return null;
  return (
    <Select
      label={t('claims.person')}
      value={person}
      onChange={(event) => choosePerson(event.target.value)}
    >
      <option value="">{t('claims.person.all')}</option>
      {people.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}
