import { useEffect } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { useText } from '../../i18n';
import { idle, type State } from '../../requests';
import { DataState } from '../../ui';
import { ClaimFacts } from './ClaimFacts';
import type { Claim } from './claims.selectors';
import { claimEntries } from './claims.requests';
import { NotPaid } from './NotPaid';
import { WhyPaid } from './WhyPaid';

/** The detail of an open row. It is loaded once (CL-3); only a failure is asked for again. */
export function ClaimDetail({ claim }: { claim: Claim }) {
  const t = useText();
  const dispatch = useDispatch();
  const { healthServiceId } = claim;
  const entry = useSelector((state: State) => claimEntries.select(state)[healthServiceId] ?? idle);
  const store = useStore<State>();
  const ask = () => dispatch(claimEntries.requested({ healthServiceId }));
  useEffect(() => {
    const before = claimEntries.select(store.getState())[healthServiceId];
    if (!before || before.status === 'failure') {
      dispatch(claimEntries.requested({ healthServiceId }));
    }
  }, [dispatch, store, healthServiceId]);

  return (
    <DataState
      data={entry}
      loading={t('claims.detailLoading')}
      failed={t('claims.detailFailed')}
      onRetry={ask}
      lines={4}
    >
      {(detail) => (
        <div className="grid">
          <div className="c7 stack">
            {claim.kind === 'paid' || claim.kind === 'unknown' ? (
              <WhyPaid claim={claim} entry={detail} />
            ) : (
              <NotPaid claim={claim} entry={detail} />
            )}
          </div>
          <ClaimFacts claim={claim} entry={detail} />
        </div>
      )}
    </DataState>
  );
}
