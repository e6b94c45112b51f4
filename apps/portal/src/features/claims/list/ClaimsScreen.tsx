import { earliestClaimDay } from '@portal/domain';
import { useState } from 'react';
import { useFormat, useText } from '../../../language';
import { Page, PrintButton } from '../../../brand';
import { useClock } from '../../../platform';
import { Alert, Button, useAnnounce } from '../../../ui';
import '../../../styles/table.css';
import { everyClaim, type Claim } from '../claims.selectors';
import { ExportCard } from '../export/ExportCard';
import { SpendingCard } from '../spending/SpendingCard';
import { useClaimPeriod } from '../use-claim-period';
import { useClaims } from '../use-claims';
import exportText from '../export/export.text';
import claimsText from '../claims.text';
import { statusLabel } from '../claim-labels';
import claimLabelsText from '../claim-labels.text';
import { claimsCsv, downloadCsv } from '../claims.csv';
import { ClaimsFilters } from './ClaimsFilters';
import { ClaimsResult } from './ClaimsResult';
import { useClaimFilter } from './use-claim-view';
import { useLinkedClaim } from './use-linked-claim';
import { useShownClaims } from './use-shown-claims';
import './claims.css';
import { OtherMembersNote } from '../OtherMembersNote';
import '../figures.css';

/** /member/claims: what was billed in a period, by default the last 30 days (Spec §2.8). */
export function ClaimsScreen() {
  const t = useText(claimsText);
  const format = useFormat();
  const clock = useClock();
  const { period, invalidDates, choose } = useClaimPeriod();
  const [filter, filterBy] = useClaimFilter();
  const found = useClaims(period);
  const claims = useShownClaims(found.shown);
  const linked = useLinkedClaim(claims);
  return (
    <Page
      title={t('claims.title')}
      lead={t('claims.intro')}
      paper
      aside={
        <ClaimsActions rows={claims?.rows ?? []} fromDate={found.fromDate} toDate={found.toDate} />
      }
    >
      <ClaimsFilters
        period={period}
        invalidDates={invalidDates}
        shown={found}
        onPeriod={choose}
        people={claims?.people ?? []}
      />
      {invalidDates && (
        <Alert tone="warn" role="status" level={2} title={t('claims.invalidDates')}>
          <p>
            {t('claims.invalidDatesHint', { day: format.longDate(earliestClaimDay(clock.now())) })}
          </p>
        </Alert>
      )}
      {linked.show && (
        <Alert
          tone="info"
          role="status"
          level={2}
          title={t('claims.linkedHere')}
          action={
            <Button kind="secondary" onClick={linked.show}>
              {t('claims.showLinked')}
            </Button>
          }
        />
      )}
      {linked.isMissing && (
        <Alert tone="info" role="status" level={2} title={t('claims.linkedMissing')}>
          <p>{t('claims.linkedMissingHint')}</p>
        </Alert>
      )}
      <OtherMembersNote history={found.shown?.data} />
      <ClaimsResult
        {...found}
        claims={claims}
        canBeLonger={period === 30}
        onLongerRange={() => choose(90)}
        onClearFilter={() => filterBy(everyClaim)}
      />
      {claims && claims.notShared.length > 0 && (
        <p className="mute">{t('claims.notShared', { names: format.list(claims.notShared) })}</p>
      )}
      {claims && <SpendingCard filter={filter} />}
      {claims && claims.rows.length > 0 && (
        <ExportCard rows={claims.rows} fromDate={found.fromDate} toDate={found.toDate} />
      )}
    </Page>
  );
}

interface ClaimsActionsProps {
  rows: readonly Claim[];
  fromDate: string;
  toDate: string;
}

/** Download and print buttons of the list. The space stays reserved while there is no list. */
function ClaimsActions({ rows, fromDate, toDate }: ClaimsActionsProps) {
  const t = useText(claimLabelsText, exportText);
  const announce = useAnnounce();
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const download = async () => {
    setState('busy');
    try {
      // No name of a person or drug: file names show in notices and lists of downloads.
      downloadCsv(
        await claimsCsv(rows, (claim) => statusLabel(claim, t)),
        `claims-${fromDate}-${toDate}.csv`,
      );
      setState('ready');
      announce(t('claims.csvDone'));
    } catch {
      setState('failed');
    }
  };
  return (
    <div className={`row no-print claims-actions${rows.length > 0 ? '' : ' nothing-yet'}`}>
      {state === 'failed' && (
        <p role="alert" className="bad">
          {t('claims.csvFailed')}
        </p>
      )}
      <Button
        kind="secondary"
        icon="download"
        busy={state === 'busy'}
        onClick={() => void download()}
      >
        {t('claims.csv')}
      </Button>
      <PrintButton />
    </div>
  );
}
