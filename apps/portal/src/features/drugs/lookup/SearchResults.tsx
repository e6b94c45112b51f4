import { useText } from '../../../language';
import { MatchesCard } from '../search/MatchesCard';
import { DrugLinks } from './DrugLinks';
import lookupText from './lookup.text';

/** The drugs that a typed name may mean. */
export function SearchResults({ name }: { name: string }) {
  const t = useText(lookupText);
  return (
    <MatchesCard
      name={name}
      title={t('lookup.results', { name })}
      loading={t('lookup.loading')}
      what="drugList"
      none={t('lookup.unknown', { name })}
    >
      {(drugs) => <DrugLinks drugs={drugs} />}
    </MatchesCard>
  );
}
