import { isStartedOnDashboard } from '@portal/domain';
import { useState } from 'react';
import { useLocation, useSearchParams, Navigate } from 'react-router-dom';
import '../../../styles/lists.css';
import '../../../styles/table.css';
import { useText } from '../../../language';
import { Link } from '../../../ui';
import { useRequested } from '../../../store';
import '../drugs.css';
import { drugSearch } from '../search/drug-search.requests';
import { useDrugLink, usePlanCode } from '../priced-for/plan';
import { useStepState } from '../priced-for/priced-person';
import { DrugToPrice } from './find/DrugToPrice';
import { FindDrug } from './find/FindDrug';
import { StoredQuote } from './quote/StoredQuote';
import priceText from './price.text';
import { LinkedDrug, UnknownLinkedDrug } from './find/LinkedDrug';

/**
 * /member/price-a-drug and /member/drug-pricing: drug, fill and ZIP code are in the URL, so that a result can
 * be opened again; it names no person.
 */
export function PriceScreen() {
  const t = useText(priceText);
  const { state } = useLocation() as { state: unknown };
  const [isFromDashboard] = useState(() => isStartedOnDashboard(state));
  const [params] = useSearchParams();
  const [hsn, ndc, quote] = ['hsn', 'ndc', 'quote'].map((name) => params.get(name));
  return (
    <div className="wrap stack s5 price-page">
      {isFromDashboard && (
        <Link className="no-print" to="/member/dashboard">
          {t('price.dashboard')}
        </Link>
      )}
      {quote && <StoredQuote key={quote} quoteId={quote} />}
      {!quote && hsn && <DrugToPrice key={hsn} hsn={hsn} />}
      {!quote && !hsn && ndc && <DrugOfNdc ndc={ndc} />}
      {!quote && !hsn && !ndc && (
        <FindDrug drug={params.get('drug') ?? ''} zip={params.get('zip') ?? ''} />
      )}
    </div>
  );
}

/** A link that knows the NDC of a fill only, as claims do: goes on to the drug that has it, with the rest of the fill. */
function DrugOfNdc({ ndc }: { ndc: string }) {
  const [params] = useSearchParams();
  const link = useDrugLink();
  const state = useStepState();
  const found = useRequested(drugSearch, { drugName: ndc, ...usePlanCode() });
  return (
    <LinkedDrug {...found}>
      {({ drugListResponse: [drug] }) =>
        drug ? (
          <Navigate
            to={{ search: link({ ...Object.fromEntries(params), hsn: drug.hsn }) }}
            state={state}
            replace
          />
        ) : (
          <UnknownLinkedDrug />
        )
      }
    </LinkedDrug>
  );
}
