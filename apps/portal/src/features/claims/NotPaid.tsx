import { useText } from '../../i18n';
import { PhoneLink } from '../../ui/PhoneLink';
import type { Claim } from './claims.selectors';
import type { ClaimEntry } from './ClaimFacts';
import { usePhone } from './use-phone';

/** Reject codes whose meaning has a text; the pharmacy's code is shown in any case. */
const explainedCodes = ['40', '41', '70', '71', '75', '76', '77', '78', '79', '88'];

/** Why nothing was paid: rejected, given back, or not decided yet. What happened first, then the next step. */
export function NotPaid({ claim, entry }: { claim: Claim; entry: ClaimEntry }) {
  const t = useText();
  const phone = <PhoneLink number={usePhone()} />;
  const drug = claim.drugName || t('claimWords.drugMissing');
  if (claim.kind === 'reversed') {
    return (
      <>
        <h3>{t('claims.reversed.title')}</h3>
        <p>{t('claims.reversed.text')}</p>
      </>
    );
  }
  if (claim.kind === 'inProgress') {
    return (
      <>
        <h3>{t('claims.inProgress.title')}</h3>
        <p>{t('claims.inProgress.text')}</p>
      </>
    );
  }
  const code = explainedCodes.find((known) => known === entry.rejectCode);
  return (
    <>
      <h3>{t('claims.rejected.title', { drug })}</h3>
      {code && <p>{t(`claims.reject.${code}`)}</p>}
      <p>{t('claims.rejected.text')}</p>
      <p>
        {entry.rejectCode
          ? t.parts('claims.rejected.callWithCode', { code: entry.rejectCode, phone })
          : t.parts('claims.rejected.call', { phone })}
      </p>
    </>
  );
}
