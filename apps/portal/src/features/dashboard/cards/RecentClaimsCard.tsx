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
import { Card, Link, Part, DataTable } from '../../../ui';
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
import { says } from '../../../says/says';

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
      <Part
        data={wanted}
        what="claims"
        retry={retry}
        lines={9}
        isEmpty={(answer) => claimsOf(answer).length === 0}
        empty={<NoClaims />}
      >
        {(answer) => <RecentTable claims={claimsOf(answer)} />}
      </Part>
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
    <DataTable
      caption={t('dashboard.claims.caption')}
      rows={newest}
      keyOf={({ index }) => index}
      columns={[
        {
          key: 'date',
          label: t('dashboard.claims.date'),
          cellClassName: 'date',
          cell: (claim) => <ClaimDate date={claim.dateOfService} />,
          says: (claim) => says('claimDay', claim.healthServiceId, claim.dateOfService),
        },
        {
          key: 'drug',
          label: t('claimLabels.drug'),
          isHead: true,
          cell: (claim) => (
            <>
              {claim.drug || t('claimLabels.drugMissing')}
              {claim.serviceProvider && <small>{claim.serviceProvider}</small>}
            </>
          ),
        },
        {
          key: 'youPaid',
          label: t('claimLabels.youPaid'),
          className: 'num',
          cell: (claim) => amountOf(claim, t, format),
          says: ({ healthServiceId, status, copayAmount }) =>
            status === 'rejected' && !copayAmount
              ? {}
              : says('claimPaid', healthServiceId, copayAmount),
        },
        {
          key: 'status',
          label: t('claimLabels.status'),
          cell: (claim) => (
            <span>
              <ClaimStatusTag claim={claim} />
            </span>
          ),
          says: (claim) => says('claimStatus', claim.healthServiceId, claim.status),
        },
      ]}
    />
  );
}
