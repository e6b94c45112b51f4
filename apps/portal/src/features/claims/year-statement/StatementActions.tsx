import { statementFileNotes } from '@portal/domain';
import { useState } from 'react';
import { PrintButton } from '../../../brand';
import { useFormat, useLanguage, useText } from '../../../language';
import { useAppDispatch, useAppSelector } from '../../../store';
import { Button, useAnnounce } from '../../../ui';
import { downloadCsv } from '../claims.csv';
import { statementCsv } from './statement.csv';
import { useNoteText } from './use-note-text';
import type { StatementOfYear } from './use-year-statement';
import { statementDocument } from './year-statement.requests';
import claimPayersText from '../../../plan/claim-payers.text';
import notSharedText from '../../../plan/not-shared.text';
import yearStatementText from './year-statement.text';

interface StatementActionsProps {
  found: StatementOfYear;
  /** Keeps their space out of sight until the statement is there. */
  isHeld: boolean;
}

/** Print, and the statement as a document or a table. The document is of everyone: the service knows no choice of a person. */
export function StatementActions({ found, isHeld }: StatementActionsProps) {
  const t = useText(claimPayersText, notSharedText, yearStatementText);
  const format = useFormat();
  const noteText = useNoteText();
  const lang = useLanguage();
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const document = useAppSelector(statementDocument.select);
  const [csvFailed, setCsvFailed] = useState(false);
  const { year, fromDate, toDate, memberId, statement, person } = found;
  // A failure of another year's document is not said here.
  const isOfYear = document.input?.fromDate === fromDate;
  const hasFailed = isOfYear && document.status === 'failure';
  // No name of a person or drug: file names show in notices and lists of downloads.
  const fileName = t(person === '' ? 'yearStatement.fileName' : 'yearStatement.fileNameOfPerson', {
    year: String(year),
  });
  const download = async () => {
    try {
      const { kind, name } = statement!.otherPayer;
      const heads = [
        t('yearStatement.person'),
        t('yearStatement.drug'),
        t('yearStatement.column.fills'),
        t('yearStatement.column.planPaid'),
        t(`otherPayer.paid.${kind}`, { name }),
        t('yearStatement.column.youPaid'),
      ];
      const dates = { from: format.longDate(fromDate), to: format.longDate(toDate) };
      const notes = [
        t('yearStatement.youPaid', dates),
        ...statementFileNotes(statement!, toDate).map((note) => noteText(note)),
      ];
      const notShared = (name: string) => t('notShared.person', { name });
      const words = { heads, notShared, total: t('yearStatement.total'), notes };
      downloadCsv(await statementCsv(statement!, words), `${fileName}.csv`);
      setCsvFailed(false);
      announce(t('yearStatement.csvDone'));
    } catch {
      setCsvFailed(true);
    }
  };
  return (
    <div className={isHeld ? 'row no-print held' : 'row no-print'}>
      <PrintButton kind="primary" />
      {person === '' && (
        <Button
          kind="secondary"
          icon="download"
          busy={document.status === 'loading'}
          onClick={() =>
            dispatch(
              statementDocument.requested({
                fromDate,
                toDate,
                memberId,
                lang,
                fileName: `${fileName}.pdf`,
              }),
            )
          }
        >
          {t('yearStatement.pdf')}
        </Button>
      )}
      <Button kind="secondary" icon="download" onClick={() => void download()}>
        {t('yearStatement.csv')}
      </Button>
      {person !== '' && <p className="mute">{t('yearStatement.pdfOfEveryone')}</p>}
      {(csvFailed || hasFailed) && (
        <p role="alert" className="bad">
          {t('yearStatement.fileFailed')}
        </p>
      )}
    </div>
  );
}
