import { isStartedOnDashboard } from '@portal/domain';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import '../../../styles/lists.css';
import '../../../styles/table.css';
import '../drugs.css';
import { useText } from '../../../language';
import { Link } from '../../../ui';
import { DrugOfNdc } from './find/DrugOfNdc';
import { DrugToPrice } from './find/DrugToPrice';
import { FindDrug } from './find/FindDrug';
import { StoredQuote } from './quote/StoredQuote';
import priceText from './price.text';

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
