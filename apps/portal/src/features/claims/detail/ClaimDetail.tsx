import { useEffect } from 'react';
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
import { NotPaid } from './NotPaid';
import { Rejected } from './Rejected';
import { Reversed } from './Reversed';
import { WhyPaid } from './WhyPaid';

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
