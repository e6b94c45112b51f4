import { isStartedOnDashboard } from '@portal/domain';
import { useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import '../../../styles/lists.css';
import '../../../styles/table.css';
import '../drugs.css';
import { useLanguage, useText } from '../../../language';
import screenTitlesText from '../../../language/screen-titles.text';
import { useRequested } from '../../../store';
import { Card } from '../../../ui';
import labels from '../drug-labels.text';
import { formLabel, nameIn } from '../drug-labels';
import { DrugSearchField } from '../DrugSearchField';
import { drugSearch } from '../drugs.requests';
import { FoundDrugs } from '../FoundDrugs';
import { useDrugLink, usePlanCode } from '../plan';
import { PlanChoice } from '../PlanChoice';
import { DrugToPrice } from './DrugToPrice';
import { OpenQuote } from './OpenQuote';
import { StoredQuote } from './StoredQuote';
import priceText from './price.text';

/**
 * /member/price-a-drug and /member/drug-pricing: drug, fill and ZIP code are in the URL, so that a result can
 * be opened again; it names no person.
 */
export function PriceScreen() {
  const t = useText(priceText);
  const { state } = useLocation() as { state: unknown };
  // Only the first step of the search has this state.
  const [isFromDashboard] = useState(() => isStartedOnDashboard(state));
  const [params] = useSearchParams();
  const [hsn, quote] = ['hsn', 'quote'].map((name) => params.get(name));
  return (
    <div className="wrap stack s5 price-page">
      {isFromDashboard && (
        <Link className="no-print" to="/member/dashboard">
          {t('price.dashboard')}
        </Link>
      )}
      {quote && <StoredQuote key={quote} quoteId={quote} />}
      {!quote && hsn && <DrugToPrice key={hsn} hsn={hsn} />}
      {!quote && !hsn && <FindDrug drug={params.get('drug') ?? ''} zip={params.get('zip') ?? ''} />}
    </div>
  );
}

/** The first step: the drug by its name, or a quote by its number. */
function FindDrug({ drug, zip }: { drug: string; zip: string }) {
  const t = useText(priceText, screenTitlesText);
  const navigate = useNavigate();
  const link = useDrugLink();
  return (
    <>
      <div className="stack s2">
        <p className="mute">{t('screens.priceADrug')}</p>
        <h1>{t('price.title')}</h1>
        <p>{t('price.lead')}</p>
      </div>
      <form className="card stack" onSubmit={(event) => event.preventDefault()}>
        <DrugSearchField
          key={drug}
          initial={drug}
          onChoose={(chosen) => navigate(link({ hsn: chosen, ...(zip && { zip }) }))}
        />
        <PlanChoice />
      </form>
      {drug && <Matches name={drug} zip={zip} />}
      <OpenQuote />
    </>
  );
}

/** The drugs that a name from the landing page or the dashboard may mean. */
function Matches({ name, zip }: { name: string; zip: string }) {
  const t = useText(priceText, labels);
  const language = useLanguage();
  const link = useDrugLink();
  const found = useRequested(drugSearch, { drugName: name, ...usePlanCode() });
  return (
    <Card title={t('price.pick')}>
      <FoundDrugs
        found={found}
        loading={t('price.loading')}
        failed={t('price.drugFailed')}
        none={t('price.unknown', { name })}
      >
        {(drugs) => (
          <ul className="list">
            {drugs.map((drug) => (
              <li key={drug.hsn}>
                <Link to={{ search: link({ hsn: drug.hsn, ...(zip && { zip }) }) }}>
                  {nameIn(language, drug)}
                </Link>
                <p className="mute small">
                  {t(drug.isBrand ? 'price.brand' : 'price.generic', {
                    form: formLabel(drug.drugForm, t),
                  })}
                </p>
              </li>
            ))}
          </ul>
        )}
      </FoundDrugs>
    </Card>
  );
}
