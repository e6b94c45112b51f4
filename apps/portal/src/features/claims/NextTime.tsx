import { explainPayment, sumAmounts } from '@portal/domain';
import { useFormat, useText } from '../../i18n';
import { useFlag } from '../../session';
import { ButtonLink } from '../../ui';
import type { ClaimEntry } from './ClaimFacts';
import type { Claim } from './claims.selectors';

/**
 * What the next fill will cost about, when this one used up the deductible and the rest was shared by
 * percent: then the share applies to the whole price. An estimate, and said to be one.
 */
export function NextTime({ claim, entry }: { claim: Claim; entry: ClaimEntry }) {
  const t = useText();
  const format = useFormat();
  const canPrice = useFlag('updatedPriceADrug');
  const percent = entry.coinsurancePercent;
  const explained = explainPayment(claim.copayAmount, claim.amtInsurancePaid, entry);
  const kinds = explained?.parts.map(({ kind }) => kind).join();
  const price = explained?.steps.find(({ kind }) => kind === 'agreedPrice')?.amount;
  if (claim.kind !== 'paid' || kinds !== 'deductible,coinsurance' || !percent || !price)
    return null;
  return (
    <section className="card stack s2">
      <h3>{t('claims.next.title')}</h3>
      <p className="big num">
        {t('claims.next.about', { amount: format.money(sumAmounts([(price * percent) / 100])) })}
      </p>
      <p className="mute">
        {t('claims.next.reason', { percent: format.percent(percent), price: format.money(price) })}
      </p>
      {canPrice && (
        <ButtonLink to="/member/price-a-drug" kind="secondary">
          {t('claims.next.lowerPrice')}
        </ButtonLink>
      )}
    </section>
  );
}
