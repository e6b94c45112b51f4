import {
  saidYouPaid,
  type SharedSums,
  statementNotes,
  unknownNotes,
  type YearStatement,
} from '@portal/domain';
import { useEffect } from 'react';
import { usePhone } from '../../../brand';
import { useFormat, useText } from '../../../language';
import { Card, PhoneLink, useAnnounce } from '../../../ui';
import { StatementTable } from './StatementTable';
import { useNoteText } from './use-note-text';
import type { StatementOfYear } from './use-year-statement';
import notesText from './statement-notes.text';
import yearStatementText from './year-statement.text';
import { useFamilyOfClaims } from '../../../plan/use-who';
import notSharedText from '../../../plan/not-shared.text';
import { useSumText } from '../../../plan/sums/use-sum-text';
import { says, statedSum } from '../../../says/says';
import { useWhoOfStatement } from './use-who-of-statement';

interface StatementProps {
  found: StatementOfYear;
  statement: YearStatement;
}

/** The sum of the year, each person's part, and what it is made of. */
export function Statement({ found: { year, fromDate, toDate }, statement }: StatementProps) {
  const t = useText(notSharedText, yearStatementText);
  const noteText = useNoteText();
  const format = useFormat();
  const sumText = useSumText();
  const phone = <PhoneLink number={usePhone()} />;
  const announce = useAnnounce();
  const whoOf = useWhoOfStatement();
  const family = useFamilyOfClaims();
  const dates = { from: format.longDate(fromDate), to: format.longDate(toDate) };
  const { sums, people, notShared, isEmpty, isFamily } = statement;
  const title = isEmpty ? t('yearStatement.none', dates) : t('yearStatement.youPaid', dates);
  const unknown = unknownNotes(statement);
  useEffect(() => announce(title), [announce, title]);
  if (isEmpty) {
    return (
      <section className="card stack">
        <h2>{title}</h2>
        <p className="mute">{t('yearStatement.noneHint')}</p>
      </section>
    );
  }
  return (
    <>
      <section className="card tint stack" aria-labelledby="year-paid">
        <h2 id="year-paid">{title}</h2>
        <p
          className="big num"
          {...says(
            'paidThisYear',
            [isFamily ? family : whoOf(people[0]), year],
            statedSum(saidYouPaid(sums)),
          )}
        >
          {sumText(saidYouPaid(sums))}
        </p>
        {unknown.map((note) => (
          <p key={note.key}>{noteText(note)}</p>
        ))}
        {unknown.length > 0 && <p>{t.parts('yearStatement.ask', { phone })}</p>}
        {isFamily && (
          <dl className="row statement-people">
            {people.map((person) => (
              <PersonSum
                key={person.id}
                of={[whoOf(person), year]}
                name={person.firstName || person.id.trim()}
                sums={person.sums}
              />
            ))}
            {notShared.map((person) => (
              <PersonSum
                key={person.id}
                of={[whoOf(person), year]}
                name={t('notShared.person', { name: person.firstName })}
                sums={person.sums}
              />
            ))}
          </dl>
        )}
      </section>
      <StatementTable statement={statement} year={year} caption={title} />
      <div className="grid print-stack">
        <Notes statement={statement} />
        <Card title={t('yearStatement.taxes')} className="c4 no-print">
          <p>{t('yearStatement.taxesText')}</p>
          <p className="mute">{t('yearStatement.noAdvice')}</p>
        </Card>
      </div>
    </>
  );
}

interface PersonSumProps {
  /** Whose sum it is, and of which year. */
  of: readonly [string, number];
  name: string;
  sums: SharedSums;
}

/** What was paid for one person, and for how many fills where these are shared. */
function PersonSum({ of, name, sums }: PersonSumProps) {
  const t = useText(yearStatementText);
  const sumText = useSumText();
  const paid = saidYouPaid(sums);
  return (
    <div {...says('paidThisYear', of, statedSum(paid))}>
      <dt className="mute">{name}</dt>
      <dd className="num">
        <b>{sumText(paid)}</b>
      </dd>
      {sums.fills !== undefined && (
        <dd className="small">{t('yearStatement.fills', { count: sums.fills })}</dd>
      )}
    </div>
  );
}

/** What the sums hold and what they leave out. */
function Notes({ statement }: { statement: YearStatement }) {
  const t = useText(notesText);
  const words = useNoteText();
  return (
    <Card title={t('yearStatement.goodToKnow')} className="c8">
      <ul className="stack s2">
        {statementNotes(statement).map((note) => (
          <li key={note.key}>{words(note)}</li>
        ))}
      </ul>
    </Card>
  );
}
