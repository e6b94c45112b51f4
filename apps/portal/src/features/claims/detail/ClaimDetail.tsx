import { useEffect, useId } from 'react';
import { useWhenConnected } from '../../../platform';
import {
  idle,
  isUnreached,
  type RootState,
  useAppDispatch,
  useAppSelector,
  useAppStore,
} from '../../../store';
import { Part } from '../../../ui';
import { ClaimFacts } from './ClaimFacts';
import type { Claim } from '../claims.selectors';
import { claimEntries, type ClaimEntry } from '../claims.requests';
import { Rejected } from './Rejected';
import { WhyPaid } from './WhyPaid';
import { type ClaimStatusKind, reversalOf } from '@portal/domain';
import { dateText, useFormat, useText } from '../../../language';
import { usePhone } from '../../../brand';
import { PhoneLink } from '../../../ui/PhoneLink';
import claimLabelsText from '../claim-labels.text';
import claimsText from '../claims.text';
import detailText from './detail.text';
import { AmountsTable } from '../AmountsTable';

/** The detail of an open row. It is loaded once (CL-3); only a failure is requested again. */
export function ClaimDetail({ claim }: { claim: Claim }) {
  const dispatch = useAppDispatch();
  const { healthServiceId } = claim;
  const entry = useAppSelector(
    (state: RootState) => claimEntries.select(state)[healthServiceId] ?? idle,
  );
  const store = useAppStore();
  const load = () => dispatch(claimEntries.requested({ healthServiceId }));
  useEffect(() => {
    const before = claimEntries.select(store.getState())[healthServiceId];
    if (!before || before.status === 'failure') {
      dispatch(claimEntries.requested({ healthServiceId }));
    }
  }, [dispatch, store, healthServiceId]);
  useWhenConnected(isUnreached(entry), load);

  return (
    <Part data={entry} what="details" retry={load} lines={4}>
      {(detail) => <Explained claim={claim} entry={detail} />}
    </Part>
  );
}

/** The outcome of a claim, by its status, next to its facts. */
function Explained({ claim, entry }: { claim: Claim; entry: ClaimEntry }) {
  return (
    <div className="grid">
      <div className="c7 stack">
        <Story claim={claim} entry={entry} />
      </div>
      <ClaimFacts claim={claim} entry={entry} />
    </div>
  );
}

function Story({ claim, entry }: { claim: Claim; entry: ClaimEntry }) {
  switch (claim.status) {
    case 'paid':
    case 'adjusted':
      return <WhyPaid claim={claim} entry={entry} />;
    case 'rejected':
      return <Rejected claim={claim} entry={entry} />;
    case 'reversed':
      return <Reversed claim={claim} entry={entry} />;
    default:
      return <NotPaid status={claim.status} claimStatus={claim.claimStatus} />;
  }
}

interface NotPaidProps {
  status: Extract<ClaimStatusKind, 'inProgress' | 'duplicate' | 'unknown'>;
  /** As the service wrote it. */
  claimStatus: string;
}

/** A claim that nothing was paid for yet, or whose status we cannot read. */
function NotPaid({ status, claimStatus }: NotPaidProps) {
  const t = useText(claimLabelsText, claimsText, detailText);
  const phone = <PhoneLink number={usePhone()} />;
  const written = claimStatus || t('claimLabels.status.missing');
  return (
    <>
      <h3>{t(`claims.${status}.title`)}</h3>
      <p>
        {status === 'unknown'
          ? t.parts('claims.unknown.text', { status: written, phone })
          : t(`claims.${status}.text`)}
      </p>
    </>
  );
}

/** A reversed claim next to its original, and the net amount of both, which is usually zero. */
function Reversed({ claim, entry }: { claim: Claim; entry: ClaimEntry }) {
  const t = useText(claimsText, detailText);
  const format = useFormat();
  const title = useId();
  const pair =
    entry.original &&
    reversalOf({ youPaid: claim.copayAmount, planPaid: claim.amtInsurancePaid }, entry.original);
  const dates = { original: pair?.original.date ?? '', reversal: entry.reversedOn, net: '' };
  return (
    <>
      <h3 id={title}>{t('claims.reversed.title')}</h3>
      <p>{t('claims.reversed.text')}</p>
      {pair ? (
        <AmountsTable
          titleId={title}
          heads={[
            t('claims.reversed.line'),
            t('claims.column.amtInsurancePaid'),
            t('claims.column.copayAmount'),
          ]}
          lines={(['original', 'reversal', 'net'] as const).map((key) => ({
            key,
            name: (
              <>
                {t(`claims.reversed.${key}`)}
                {dates[key] && <small>{dateText(dates[key], format.date)}</small>}
              </>
            ),
            amounts: [format.money(pair[key].planPaid), format.money(pair[key].youPaid)],
            sum: key === 'net',
          }))}
        />
      ) : (
        <p>{t('claims.reversed.noOriginal')}</p>
      )}
    </>
  );
}
