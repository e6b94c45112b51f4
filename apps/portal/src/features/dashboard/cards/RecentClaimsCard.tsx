import { defaultClaimRange, newestFirst, sortClaims } from '@portal/domain';
import { useMemo } from 'react';
import {
  type Format,
  languages,
  type Translate,
  useFormat,
  useLanguage,
  useText,
} from '../../../language';
import { IfFeature } from '../../../session';
import { Link } from 'react-router-dom';
import { Card, DataState } from '../../../ui';
import { roles } from '../../../ui/table-roles';
import {
  type Claim,
  ClaimDate,
  claimsHistory,
  ClaimStatusTag,
  useClaims,
  useClaimsOf,
  claimLabelsText,
} from '../../claims';
import dashboardText from '../dashboard.text';
import { useAnswer } from '../../../store';

const shownRows = 4;

/** The newest claims of the last 30 days, with the way to all of them. */
export function RecentClaimsCard() {
  return (
    <IfFeature flag="claimsHistory">
      <RecentClaims />
    </IfFeature>
  );
}

function RecentClaims() {
  const t = useText(claimLabelsText, dashboardText);
  const { shown, retry } = useClaims(defaultClaimRange);
  const claimsOf = useClaimsOf();
  const remote = useAnswer(claimsHistory);
  // The answer of another period, left by the claims screen, is not the one requested here.
  const wanted = shown ?? (remote.status === 'success' ? { status: 'idle' as const } : remote);
  const hasRows = shown !== null && claimsOf(shown.data).length > 0;
  return (
    <Card
      className={shown || remote.failure ? '' : 'claims-waiting'}
      title={t('dashboard.claims.title')}
      flush={hasRows}
      action={<Link to="/member/claims">{t('dashboard.claims.all')}</Link>}
    >
      <DataState
        data={wanted}
        loading={t('claimLabels.loading')}
        failed={t('claimLabels.failed')}
        onRetry={retry}
        lines={9}
        isEmpty={(answer) => claimsOf(answer).length === 0}
        empty={<NoClaims />}
      >
        {(answer) => <RecentTable claims={claimsOf(answer)} />}
      </DataState>
    </Card>
  );
}

function NoClaims() {
  const t = useText(dashboardText);
  return (
    <div className="stack s2">
      <p>{t('dashboard.claims.none')}</p>
      <p className="mute">{t('dashboard.claims.noneHint')}</p>
    </div>
  );
}

/** What the member paid, in words where nothing was filled or nothing is known. */
function amountOf(
  { status, copayAmount }: Claim,
  t: Translate<typeof claimLabelsText | typeof dashboardText>,
  { money }: Format,
): string {
  if (status === 'rejected' && !copayAmount) return t('dashboard.claims.notFilled');
  return copayAmount === null ? t('claimLabels.notAvailable') : money(copayAmount);
}

function RecentTable({ claims }: { claims: readonly Claim[] }) {
  const t = useText(claimLabelsText, dashboardText);
  const format = useFormat();
  const locale = languages[useLanguage()].intl;
  const newest = useMemo(
    () => sortClaims(claims, newestFirst, { locale }).slice(0, shownRows),
    [claims, locale],
  );
  return (
    <table {...roles.table} className="tbl turns">
      <caption className="sr">{t('dashboard.claims.caption')}</caption>
      <thead {...roles.group}>
        <tr {...roles.row}>
          <th {...roles.columnHeader} scope="col">
            {t('dashboard.claims.date')}
          </th>
          <th {...roles.columnHeader} scope="col">
            {t('claimLabels.drug')}
          </th>
          <th {...roles.columnHeader} scope="col" className="num">
            {t('claimLabels.youPaid')}
          </th>
          <th {...roles.columnHeader} scope="col">
            {t('claimLabels.status')}
          </th>
        </tr>
      </thead>
      <tbody {...roles.group}>
        {newest.map((claim) => (
          <tr key={claim.index} {...roles.row}>
            <td {...roles.cell} className="date" data-l={t('dashboard.claims.date')}>
              <ClaimDate date={claim.dateOfService} />
            </td>
            <th {...roles.rowHeader} scope="row">
              {claim.drug || t('claimLabels.drugMissing')}
              {claim.serviceProvider && <small>{claim.serviceProvider}</small>}
            </th>
            <td {...roles.cell} className="num" data-l={t('claimLabels.youPaid')}>
              {amountOf(claim, t, format)}
            </td>
            <td {...roles.cell} data-l={t('claimLabels.status')}>
              <span>
                <ClaimStatusTag claim={claim} />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
