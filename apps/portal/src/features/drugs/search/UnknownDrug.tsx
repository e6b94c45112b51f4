import { useText } from '../../../language';
import { Alert, ButtonLink } from '../../../ui';
import searchText from './drug-search.text';

/** A link to a drug that the service does not know, for example an old one. */
export function UnknownDrug({ searchTo }: { searchTo: string }) {
  const t = useText(searchText);
  return (
    <Alert
      tone="warn"
      level={2}
      title={t('drugSearch.unknownDrug')}
      action={
        <ButtonLink kind="secondary" to={searchTo}>
          {t('drugSearch.byName')}
        </ButtonLink>
      }
    >
      <p>{t('drugSearch.unknownDrugText')}</p>
    </Alert>
  );
}
