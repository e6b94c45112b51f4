import type { OutputOf } from '@portal/contracts';
import type { drugs } from '@portal/contracts/drugs';
import type { ReactNode } from 'react';
import type { RemoteData } from '../../store';
import { DataState } from '../../ui';
import type { ListedDrug } from './drug-labels';

interface FoundDrugsProps {
  found: { data: RemoteData<OutputOf<typeof drugs.search>>; retry: () => void };
  loading: string;
  failed: string;
  /** What to read when there is no such drug. */
  none: string;
  children: (drugs: readonly ListedDrug[]) => ReactNode;
}

/** The drugs that a search or a list found. */
export function FoundDrugs({ found, loading, failed, none, children }: FoundDrugsProps) {
  return (
    <DataState
      data={found.data}
      loading={loading}
      failed={failed}
      onRetry={found.retry}
      isEmpty={({ drugListResponse }) => drugListResponse.length === 0}
      empty={<p>{none}</p>}
    >
      {({ drugListResponse }) => children(drugListResponse)}
    </DataState>
  );
}
