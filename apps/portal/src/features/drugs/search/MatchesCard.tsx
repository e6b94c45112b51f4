import type { ReactNode } from 'react';
import { useText } from '../../../language';
import { echoOf } from '../../../language/echo';
import { useRequested } from '../../../store';
import { Card } from '../../../ui';
import { areOnlySimilar, type ListedDrug } from '../drug-labels';
import searchText from './drug-search.text';
import { drugSearch } from './drug-search.requests';
import { FoundDrugs, type FoundDrugsProps, mostResults } from './FoundDrugs';
import { usePlanCode } from '../priced-for/plan';
import { useArrivalFocus } from '../use-arrival-focus';

interface MatchesCardProps extends Pick<FoundDrugsProps, 'what' | 'loading' | 'failed'> {
  /** What was typed. */
  name: string;
  title: string;
  none: string;
  children: (drugs: readonly ListedDrug[]) => ReactNode;
}

/** The drugs that a typed name may mean; the title takes the focus when they are shown for it. */
export function MatchesCard({ name, title, children, ...texts }: MatchesCardProps) {
  const t = useText(searchText);
  const heading = useArrivalFocus<HTMLSpanElement>(name);
  const found = useRequested(drugSearch, { drugName: name, ...usePlanCode() });
  const drugs = found.data.data?.drugListResponse ?? [];
  return (
    <Card
      title={
        <span tabIndex={-1} ref={heading}>
          {areOnlySimilar(drugs, name)
            ? t('drugSearch.similar', { name: echoOf(name), count: drugs.length })
            : title}
        </span>
      }
    >
      <FoundDrugs found={found} most={mostResults} {...texts}>
        {children}
      </FoundDrugs>
    </Card>
  );
}
