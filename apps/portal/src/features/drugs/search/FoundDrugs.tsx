import type { OutputOf } from '@portal/contracts';
import type { drugs } from '@portal/contracts/drugs';
import type { ReactNode } from 'react';
import { useText } from '../../../language';
import type { RemoteData } from '../../../store';
import type { What } from '../../../ui';
import { DrugData } from '../DrugData';
import type { ListedDrug } from '../drug-labels';
import searchText from './drug-search.text';

/** The most results of a search that are shown. */
export const mostResults = 50;

export interface FoundDrugsProps {
  found: { data: RemoteData<OutputOf<typeof drugs.search>>; retry: () => void };
  what: What;
  /** The sentences in place of those that `what` gives. */
  loading?: string;
  failed?: string;
  /** What to read when there is no such drug. */
  none: string;
  /** The most that are shown; a sentence says that there are more. */
  most?: number;
  children: (drugs: readonly ListedDrug[]) => ReactNode;
}

/** The drugs that a search or a list found. */
export function FoundDrugs(props: FoundDrugsProps) {
  const { found, none, most = Infinity, children, ...sentences } = props;
  const t = useText(searchText);
  return (
    <DrugData
      {...found}
      {...sentences}
      isEmpty={({ drugListResponse }) => drugListResponse.length === 0}
      empty={<p>{none}</p>}
    >
      {({ drugListResponse: drugs }) => (
        <>
          {children(drugs.slice(0, most))}
          {drugs.length > most && (
            <p className="note">{t('drugSearch.more', { shown: most, count: drugs.length })}</p>
          )}
        </>
      )}
    </DrugData>
  );
}
