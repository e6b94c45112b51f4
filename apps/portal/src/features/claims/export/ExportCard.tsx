import { clientOf } from '@portal/client-config';
import { isOnRecord } from '@portal/domain';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useText } from '../../../language';
import { useClock } from '../../../platform';
import { useAppDispatch, useAppSelector, useAppStore } from '../../../store';
import { useSession } from '../../../session';
import { Button, Card, useAnnounce } from '../../../ui';
import { downloadFile } from '../claims.csv';
import { claimEntries, emptyEntry } from '../claims.requests';
import { type Claim, leftOffRecord } from '../claims.selectors';
import {
  exportFailed,
  exportFinished,
  type ExportKind,
  exportLimit,
  exportRequested,
  selectExport,
} from './export.slice';
import { Summary } from './Summary';
import exportText from './export.text';

interface ExportCardProps {
  rows: readonly Claim[];
  fromDate: string;
  toDate: string;
}

/** Exports the shown claims: as a FHIR file, or as a printed summary. */
export function ExportCard({ rows, fromDate, toDate }: ExportCardProps) {
  const t = useText(exportText);
  const dispatch = useAppDispatch();
  const progress = useAppSelector(selectExport);
  const decided = useMemo(() => rows.filter(isOnRecord), [rows]);
  const ids = useMemo(() => idsOf(decided), [decided]);
  const isBusy = progress.status === 'collecting' || progress.status === 'ready';
  useDelivery({ decided, fromDate, toDate });

  const request = (kind: ExportKind) => () => dispatch(exportRequested({ kind, ids }));
  return (
    <>
      <Card title={t('claims.export.title')} className="no-print">
        <p>{t('claims.export.text')}</p>
        {ids.length > exportLimit ? (
          <p className="mute">{t('claims.export.tooMany', { limit: exportLimit })}</p>
        ) : (
          <>
            {leftOffRecord(rows).map(({ reason, count }) => (
              <p key={reason} className="mute">
                {t(`claims.export.${reason}`, { count })}
              </p>
            ))}
            <div className="row">
              <Button
                kind="secondary"
                icon="download"
                busy={isBusy && progress.kind === 'file'}
                onClick={request('file')}
              >
                {t('claims.export.file')}
              </Button>
              <Button
                kind="secondary"
                icon="printer"
                busy={isBusy && progress.kind === 'summary'}
                onClick={request('summary')}
              >
                {t('claims.export.summary')}
              </Button>
            </div>
            <Progress />
          </>
        )}
      </Card>
      {progress.status === 'ready' && progress.kind === 'summary' && (
        <Summary rows={decided} fromDate={fromDate} toDate={toDate} />
      )}
    </>
  );
}

const idsOf = (rows: readonly Claim[]): string[] => [
  ...new Set(rows.map(({ healthServiceId }) => healthServiceId).filter(Boolean)),
];

/** The progress; a failure is an alert. */
function Progress(): ReactNode {
  const t = useText(exportText);
  const { status, done, total } = useAppSelector(selectExport);
  if (status === 'failed') {
    return (
      <p role="alert" className="bad">
        {t('claims.export.failed')}
      </p>
    );
  }
  return status === 'collecting' ? (
    <p className="mute">{t('claims.export.collecting', { done, total })}</p>
  ) : null;
}

/** Makes the file or prints the summary once every detail is loaded. */
function useDelivery({
  decided,
  fromDate,
  toDate,
}: {
  decided: readonly Claim[];
  fromDate: string;
  toDate: string;
}): void {
  const t = useText(exportText);
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const store = useAppStore();
  const clock = useClock();
  const { client, userInfo } = useSession();
  const { status, kind } = useAppSelector(selectExport);

  useEffect(() => {
    if (status !== 'ready') return;
    if (kind === 'summary') {
      window.print();
      dispatch(exportFinished());
      return;
    }
    const entries = claimEntries.select(store.getState());
    const make = async () => {
      const { recordFile } = await import('./claims.fhir');
      const text = recordFile({
        member: {
          memberId: userInfo?.memberId ?? '',
          personCode: userInfo?.personCode ?? '',
          firstName: userInfo?.userFirstName ?? '',
          lastName: userInfo?.userLastName ?? '',
          birthDate: userInfo?.dob ?? '',
        },
        plan: {
          name: clientOf(client).name,
          planId: userInfo?.planId ?? '',
          groupId: userInfo?.groupId ?? '',
          subscriberId: userInfo?.memberId ?? '',
        },
        claims: decided.map((row) => ({
          row,
          entry: entries[row.healthServiceId]?.data ?? emptyEntry,
        })),
        now: clock.now(),
      });
      // No name of a person or drug: file names show in notices and lists of downloads.
      downloadFile(text, `claims-record-${fromDate}-${toDate}.json`, 'application/fhir+json');
      dispatch(exportFinished());
      announce(t('claims.export.done'));
    };
    make().catch(() => dispatch(exportFailed()));
  }, [
    status,
    kind,
    decided,
    fromDate,
    toDate,
    userInfo,
    client,
    clock,
    store,
    dispatch,
    announce,
    t,
  ]);
}
