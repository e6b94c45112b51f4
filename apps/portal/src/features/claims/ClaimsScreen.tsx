import { claimRangeOf, defaultClaimRange } from '@portal/domain';
import { useSearchParams } from 'react-router-dom';
import { useText } from '../../language';
import { PrintedFor } from '../../brand';
import '../../styles/table.css';
import { everyClaim } from './claims.selectors';
import { filtered } from './claims.slice';
import { ClaimsActions } from './ClaimsActions';
import { ClaimsFilters } from './ClaimsFilters';
import { ClaimsResult } from './ClaimsResult';
import { ExportCard } from './export/ExportCard';
import { SpendingCard } from './spending/SpendingCard';
import { useClaims } from './use-claims';
import { useLinkedClaim } from './use-linked-claim';
import { useShownClaims } from './use-shown-claims';
import claimsText from './claims.text';
import './claims.css';
import './figures.css';
import { useAppDispatch } from '../../store';

/** /member/claims: what was billed in the last 30 or 90 days (Spec §2.8). The period stands in the address. */
export function ClaimsScreen() {
  const t = useText(claimsText);
  const [address, setAddress] = useSearchParams();
  const range = claimRangeOf(address.get('range'));
  const dispatch = useAppDispatch();
  const found = useClaims(range);
  const claims = useShownClaims(found.shown);
  useLinkedClaim(address.get('claim'), claims !== null);

  const setRange = (days: number) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        if (days === defaultClaimRange) next.delete('range');
        else next.set('range', String(days));
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <div className="stack s5">
      <PrintedFor />
      <div className="between">
        <div className="stack s1">
          <h1>{t('claims.title')}</h1>
          <p className="mute">{t('claims.intro')}</p>
        </div>
        <ClaimsActions rows={claims?.rows ?? []} fromDate={found.fromDate} toDate={found.toDate} />
      </div>
      <ClaimsFilters range={range} onRange={setRange} people={claims?.people ?? []} />
      <ClaimsResult
        {...found}
        claims={claims}
        range={range}
        onLongerRange={() => setRange(90)}
        onClearFilter={() => dispatch(filtered(everyClaim))}
      />
      {claims && <SpendingCard />}
      {claims && claims.rows.length > 0 && (
        <ExportCard rows={claims.rows} fromDate={found.fromDate} toDate={found.toDate} />
      )}
    </div>
  );
}
