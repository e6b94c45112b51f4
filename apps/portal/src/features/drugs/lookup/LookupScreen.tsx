import { useNavigate, useSearchParams } from 'react-router-dom';
import '../../../styles/lists.css';
import '../drugs.css';
import { useText } from '../../../language';
import { useAppSelector } from '../../../store';
import { Button } from '../../../ui';
import searchText from '../search/drug-search.text';
import { DrugSearchField } from '../search/DrugSearchField';
import { drugInfo } from '../drugs.requests';
import { useDrugLink } from '../priced-for/plan';
import { PlanChoice } from '../priced-for/PlanChoice';
import { useDrugNameForm } from '../search/use-drug-name-form';
import { BrowseCards } from './BrowseCards';
import { DrugOnListPage } from './DrugOnListPage';
import lookupText from './lookup.text';
import { OutsideLists } from './OutsideLists';
import { PlanWindowNote } from './PlanWindowNote';
import { SearchResults } from './SearchResults';

/**
 * /member/drug-lookup: whether a drug is covered. Drug, search and letter are in the URL, so that a page can
 * be shared; it names no person.
 */
export function LookupScreen() {
  const t = useText(lookupText, searchText);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const link = useDrugLink();
  const [hsn, drug] = [params.get('hsn'), params.get('drug')];
  const { isShort, handleSubmit } = useDrugNameForm((name) => navigate(link({ drug: name })));
  // The drug's own heading takes the place of this one when its answer is there.
  const shown = useAppSelector(drugInfo.select);
  const isShown = shown.status === 'success' && shown.data.drugInfo.hsn === hsn;
  const Title = isShown ? 'h2' : 'h1';
  return (
    <div className="stack s5">
      <form className="card tint stack no-print" noValidate onSubmit={handleSubmit}>
        <Title>{t('lookup.title')}</Title>
        {!hsn && <p>{t('lookup.lead')}</p>}
        <DrugSearchField
          key={`${hsn ?? ''}${drug ?? ''}`}
          initial={drug ?? ''}
          error={isShort ? t('drugSearch.missing') : undefined}
          onChoose={(chosen) => navigate(link({ hsn: chosen }))}
        />
        <PlanChoice />
        <div>
          <Button type="submit" icon="search">
            {t('lookup.search')}
          </Button>
        </div>
      </form>
      {hsn && <DrugOnListPage hsn={hsn} isNext={params.get('list') === 'next'} />}
      {!hsn && drug && <SearchResults name={drug} />}
      {!hsn && !drug && <BrowseCards letter={params.get('letter')} classId={params.get('class')} />}
      <PlanWindowNote />
      <OutsideLists />
    </div>
  );
}
