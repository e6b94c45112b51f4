import { createSearchParams } from 'react-router-dom';
import { explainPayment } from '@portal/domain';
import { nextFill } from '@portal/domain/facts';
import { useFormat, useText } from '../../../language';
import { usePriceADrug } from '../../../plan';
import { ButtonLink } from '../../../ui';
import { OtherInsuranceNote } from '../../../plan/other-insurance/OtherInsuranceNote';
import { useBrandExtra, useRequestedFillCost } from '../../../plan/fill-cost/use-fill-cost';
import type { ClaimEntry } from '../claims.requests';
import type { Claim } from '../claims.selectors';
import detailText from './detail.text';
import { says } from '../../../says/says';
import { useWho } from '../../../plan/use-who';

interface NextTimeProps {
  claim: Claim;
  entry: ClaimEntry;
}

/** What the next fill will cost about, when this one used up the deductible and the rest was shared by percent. */
export function NextTime({ claim, entry }: NextTimeProps) {
  const explained = explainPayment(claim.copayAmount, claim.amtInsurancePaid, entry);
  const kinds = explained?.parts.map(({ kind }) => kind).join();
  const price = explained?.steps.find(({ kind }) => kind === 'agreedPrice')?.amount;
  if (claim.status !== 'paid' || kinds !== 'deductible,coinsurance' || !price) return null;
  return <NextShare claim={claim} entry={entry} price={price} />;
}

/**
 * The share of the whole price, up to what is left until an out-of-pocket limit, the person's or the family's; nothing at
 * such a limit. An estimate, and said to be one; none where it is not known what a fill costs now.
 */
function NextShare({ claim, entry, price }: NextTimeProps & { price: number }) {
  const t = useText(detailText);
  const format = useFormat();
  const pricePath = usePriceADrug();
  const { now, isLoading } = useRequestedFillCost({ memberId: claim.memberId });
  const brandExtra = useBrandExtra(now.cost === 'nothing');
  const percent = entry.coinsurancePercent;
  const who = useWho()({ memberId: claim.memberId, firstName: claim.memberFirstName });
  const next = nextFill(now, { price, percent });
  if (isLoading || next.cost === 'unknown') return null;
  const isNothing = next.cost === 'nothing';
  const amount = isNothing ? 0 : next.share;
  const about = () => {
    if (isNothing) return 'claims.next.nothing';
    return next.isLimited ? 'claims.next.atMost' : 'claims.next.about';
  };
  const reason = () => {
    if (isNothing && next.by !== 'price') {
      const limitMet = t(
        next.by === 'family' ? 'claims.next.familyLimitMet' : 'claims.next.limitMet',
      );
      return `${limitMet} ${brandExtra}`.trim();
    }
    if ((!isNothing && next.isLimited) || percent === null) return t('claims.next.limited');
    return t('claims.next.reason', {
      percent: format.percent(percent),
      price: format.money(price),
    });
  };
  return (
    <section className="card stack s2">
      <h3>{t('claims.next.title')}</h3>
      <p
        className="big num"
        {...says(
          'nextFill',
          [who, claim.productId, `${entry.quantity}/${entry.daysSupply}`, entry.pharmacyNpi],
          amount,
        )}
      >
        {t(about(), { amount: format.money(amount) })}
      </p>
      <p className="mute">{reason()}</p>
      <OtherInsuranceNote memberId={claim.memberId} />
      {pricePath && !isNothing && (
        <ButtonLink to={`${pricePath}${fillSearch(claim, entry)}`} kind="secondary">
          {t('claims.next.lowerPrice')}
        </ButtonLink>
      )}
    </section>
  );
}

/** The same fill, for the price screen; nothing when the claim has no NDC. */
function fillSearch({ productId }: Claim, { quantity, daysSupply }: ClaimEntry): string {
  if (!productId) return '';
  const fill = createSearchParams({
    ndc: productId,
    ...(quantity && { quantity: String(quantity) }),
    ...(daysSupply && { days: String(daysSupply) }),
  });
  return `?${fill}`;
}
