import { earliestClaimDay } from '@portal/domain';
import { useFormat, useText } from '../../../language';
import { Page } from '../../../brand';
import { useClock } from '../../../platform';
import { Alert, Button } from '../../../ui';
import '../../../styles/table.css';
import { everyClaim } from '../claims.selectors';
import { ClaimsActions } from './ClaimsActions';
import { ClaimsFilters } from './ClaimsFilters';
import { ClaimsResult } from './ClaimsResult';
import { ExportCard } from '../export/ExportCard';
import { SpendingCard } from '../spending/SpendingCard';
import { useClaimPeriod } from '../use-claim-period';
import { useClaimFilter } from './use-claim-view';
import { useClaims } from '../use-claims';
import { useLinkedClaim } from './use-linked-claim';
import { useShownClaims } from './use-shown-claims';
import claimsText from '../claims.text';
import './claims.css';
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
      <ClaimsResult
        {...found}
        claims={claims}
        canBeLonger={period === 30}
        onLongerRange={() => choose(90)}
        onClearFilter={() => filterBy(everyClaim)}
      />
      {claims && <SpendingCard filter={filter} />}
      {claims && claims.rows.length > 0 && (
        <ExportCard rows={claims.rows} fromDate={found.fromDate} toDate={found.toDate} />
      )}
    </Page>
  );
}
