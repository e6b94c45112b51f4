import { useText } from '../../../language';
import { useRequested } from '../../../store';
import { Card } from '../../../ui';
import { drugSearch } from '../drugs.requests';
import { FoundDrugs } from '../FoundDrugs';
import { usePlanCode } from '../plan';
import { DrugLinks } from './DrugLinks';
import lookupText from './lookup.text';

/** The drugs that a typed name may mean. */
export function SearchResults({ name }: { name: string }) {
  const t = useText(lookupText);
  const found = useRequested(drugSearch, { drugName: name, ...usePlanCode() });
  return (
    <Card title={t('lookup.results', { name })}>
      <FoundDrugs
        found={found}
        loading={t('lookup.loading')}
        failed={t('lookup.failed')}
        none={t('lookup.unknown', { name })}
      >
        {(drugs) => <DrugLinks drugs={drugs} />}
      </FoundDrugs>
    </Card>
  );
}
