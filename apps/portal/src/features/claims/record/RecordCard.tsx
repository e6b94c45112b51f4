import { clientOf } from '@portal/client-config';
import { isOnRecord } from '@portal/domain';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useText } from '../../../language';
import { useClock } from '../../../platform';
import { type RootState, useAppDispatch, useAppSelector, useAppStore } from '../../../store';
import { useSession } from '../../../session';
import { Button, Card, useAnnounce } from '../../../ui';
import { downloadFile } from '../claims.csv';
import { claimEntries } from '../claims.requests';
import type { Claim } from '../claims.selectors';
import { readEntry } from '../detail/read-entry';
import {
  exportRequested,
  exportFailed,
  exportLimit,
  exportFinished,
  selectExport,
} from './record.slice';
import { Summary } from './Summary';
import claimsText from '../claims.text';

interface RecordCardProps {
  rows: readonly Claim[];
  fromDate: string;
  toDate: string;
}

/** The claims on show to take along: as a file of the health-record standard, or as a summary on paper. */
export function RecordCard({ rows, fromDate, toDate }: RecordCardProps) {
  const t = useText(claimsText);
  const dispatch = useAppDispatch();
  const progress = useAppSelector(selectExport);
  const decided = useMemo(() => rows.filter(isOnRecord), [rows]);
  const ids = useMemo(() => idsOf(decided), [decided]);
  const isBusy = progress.status === 'collecting' || progress.status === 'ready';
  useTaken({ decided, fromDate, toDate });

  const ask = (kind: 'file' | 'summary') => () => dispatch(exportRequested({ kind, ids }));
  const left = rows.length - decided.length;
  return (
    <>
      <Card title={t('claims.record.title')} className="no-print">
        <p>{t('claims.record.text')}</p>
        {ids.length > exportLimit ? (
          <p className="mute">{t('claims.record.tooMany', { limit: exportLimit })}</p>
        ) : (
          <>
            {left > 0 && <p className="mute">{t('claims.record.left', { count: left })}</p>}
            <div className="row">
              <Button
                kind="secondary"
                icon="download"
                busy={isBusy && progress.kind === 'file'}
                onClick={ask('file')}
              >
                {t('claims.record.file')}
              </Button>
              <Button
                kind="secondary"
                icon="printer"
                busy={isBusy && progress.kind === 'summary'}
                onClick={ask('summary')}
              >
                {t('claims.record.summary')}
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

/** How far it is, said politely; a failure at once. */
function Progress(): ReactNode {
  const t = useText(claimsText);
  const { status, done, total } = useAppSelector(selectExport);
  if (status === 'failed') {
    return (
      <p role="alert" className="bad">
        {t('claims.record.failed')}
      </p>
    );
  }
  return status === 'collecting' ? (
    <p className="mute">{t('claims.record.collecting', { done, total })}</p>
  ) : null;
}

/** Makes the file or prints the paper once every detail is there. */
function useTaken({
  decided,
  fromDate,
  toDate,
}: {
  decided: readonly Claim[];
  fromDate: string;
  toDate: string;
}): void {
  const t = useText(claimsText);
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const store = useAppStore<RootState>();
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
          entry: readEntry(entries[row.healthServiceId]?.data),
        })),
        now: clock.now(),
      });
      // No name of a person or drug: file names show in notices and lists of downloads.
      downloadFile(text, `claims-record-${fromDate}-${toDate}.json`, 'application/fhir+json');
      dispatch(exportFinished());
      announce(t('claims.record.done'));
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
