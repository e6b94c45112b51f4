import { statementDates, type YearStatement, yearStatement } from '@portal/domain';
import { useMemo } from 'react';
import { textInState, useClock } from '../../../platform';
import { selectUserInfo } from '../../../session';
import { answerFor, type RemoteData, useAppSelector, useRequested } from '../../../store';
import type { ClaimsHistory } from '../claims.requests';
import { type Claim, notSharedOf, peopleOf, personOf } from '../claims.selectors';
import { useClaimsOf } from '../use-claims-of';
import { claimsOfYear } from './year-statement.requests';
import { useLocation, useNavigate } from 'react-router-dom';

export interface StatementOfYear {
  year: number;
  fromDate: string;
  toDate: string;
  memberId: string;
  data: RemoteData<ClaimsHistory>;
  retry: () => void;
  /** The people whose claims there are, when there is more than one. */
  people: { id: string; name: string }[];
  /** Whose claims are added up; '' for everyone. */
  person: string;
  choosePerson: (id: string) => void;
  /** Null until the claims are there. */
  statement: YearStatement | null;
}

/** The claims of a year, added up for everyone or for one person. */
export function useYearStatement(year: number): StatementOfYear {
  const clock = useClock();
  const memberId = useAppSelector(selectUserInfo)?.memberId ?? '';
  // Fixed while the page is open: at midnight the days of a statement in view must not change.
  const dates = useMemo(() => statementDates(year, clock.now()), [year, clock]);
  const { data: latest, retry } = useRequested(claimsOfYear, { ...dates, memberId });
  const [wanted, choosePerson] = useStatedPerson();
  const claimsOf = useClaimsOf();
  const data = answerFor(latest, (input) => input.fromDate === dates.fromDate);
  const history = data.data;
  const rows = useMemo(() => (history ? claimsOf(history) : null), [history, claimsOf]);
  const people = useMemo(() => peopleOf(rows ?? []), [rows]);
  const person = people.some(({ id }) => id === wanted) ? wanted : '';
  const statement = useMemo(
    () =>
      history && rows
        ? yearStatement(ofPerson(rows, person), person === '' ? notSharedOf(history) : [])
        : null,
    [history, rows, person],
  );
  return { year, ...dates, memberId, data, retry, people, person, choosePerson, statement };
}

const ofPerson = (rows: readonly Claim[], person: string) =>
  person === '' ? rows : rows.filter((row) => personOf(row) === person);

/** The person whose statement it is, '' for everyone, in the navigation state: it is in no URL. */
function useStatedPerson(): [string, (person: string) => void] {
  const { search, state } = useLocation() as { search: string; state: object | null };
  const navigate = useNavigate();
  const choose = (statedPerson: string) =>
    void navigate(
      { search },
      { replace: true, preventScrollReset: true, state: { ...state, statedPerson } },
    );
  return [textInState(state, 'statedPerson') ?? '', choose];
}
