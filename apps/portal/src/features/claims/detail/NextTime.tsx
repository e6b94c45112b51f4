import { benefits } from '@portal/contracts/benefits';
import { createSearchParams } from 'react-router-dom';
import { agreedPriceIn, entryForPlan, explainPayment, planYearAt } from '@portal/domain';
import { type FillAgain, nextFill, type NextFill, type TiersOfPlan } from '@portal/domain/facts';
import { usePhone } from '../../../brand';
import { useFormat, useText } from '../../../language';
import { usePriceADrug } from '../../../plan';
import { useClock } from '../../../platform';
import { useMayCall } from '../../../session';
import { useCallOnce } from '../../../store';
import { ButtonLink, PhoneLink } from '../../../ui';
import { OtherInsuranceNote } from '../../../plan/other-insurance/OtherInsuranceNote';
import { useBrandExtra, useRequestedFillCost } from '../../../plan/fill-cost/use-fill-cost';
import type { ClaimEntry } from '../claims.requests';
import type { Claim } from '../claims.selectors';
import nextTimeText from './next-time.text';
import { amountOf, says } from '../../../says/says';
import { useWho } from '../../../plan/use-who';

type WhyUnknown = NonNullable<Extract<NextFill, { cost: 'unknown' }>['why']>;

interface NextTimeProps {
  claim: Claim;
  entry: ClaimEntry;
}

/** What the next fill will cost about, when this one used up the deductible and the rest was shared by percent. */
export function NextTime({ claim, entry }: NextTimeProps) {
  const explained = explainPayment(claim.copayAmount, claim.amtInsurancePaid, entry);
  const [deductible, share, ...others] = explained?.parts ?? [];
  const price = explained && agreedPriceIn(explained);
  const isShared = deductible?.kind === 'deductible' && share?.kind === 'coinsurance';
  if (claim.status !== 'paid' || !isShared || others.length > 0 || !price) return null;
  const { coinsurancePercent: percent, daysSupply: days } = entry;
  const hasOtherPayer = explained?.steps.some(({ kind }) => kind === 'otherPayer');
  const ofRest = hasOtherPayer ? null : share.amount;
  const fill = { price, deductible: deductible.amount, share: ofRest, percent, days };
  return <NextShare claim={claim} entry={entry} fill={fill} />;
}

/**
 * The share of the whole price within the bounds of its tier, up to what is left until an out-of-pocket limit, the person's
 * or the family's; nothing at such a limit. An estimate, and said to be one; or why none can be made.
 */
function NextShare({ claim, entry, fill }: NextTimeProps & { fill: FillAgain }) {
  const t = useText(nextTimeText);
  const format = useFormat();
  const pricePath = usePriceADrug();
  const { now, isLoading } = useRequestedFillCost({ memberId: claim.memberId });
  const brandExtra = useBrandExtra(now.cost === 'nothing');
  const tiers = usePlanTiers(now.cost === 'share');
  const who = useWho()({ memberId: claim.memberId, firstName: claim.memberFirstName });
  const next = nextFill(now, fill, tiers);
  const priceLink = (label: string) =>
    pricePath && (
      <ButtonLink to={`${pricePath}${fillSearch(claim, entry)}`} kind="secondary">
        {label}
      </ButtonLink>
    );
  // A deductible that was met in another year says nothing of this one.
  const isOfYear = claim.dateOfService.startsWith(`${planYearAt(useClock().now())}-`);
  if (isLoading || (next.cost === 'unknown' && next.why === 'disagree' && !isOfYear)) return null;
  if (next.cost === 'unknown') {
    return (
      next.why && (
        <section className="card stack s2">
          <h3>{t('claims.next.title')}</h3>
          <Unknown why={next.why} />
          {priceLink(t('claims.next.price'))}
        </section>
      )
    );
  }
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
    if (!isNothing && next.isLimited) return t('claims.next.limited');
    const share = t(`claims.next.${isNothing ? 'percent' : next.decidedBy}`, {
      percent: format.percent(fill.percent ?? 0),
      price: format.money(fill.price),
    });
    return `${share} ${t('claims.next.deductibleMet')}`;
  };
  return (
    <section className="card stack s2">
      <h3>{t('claims.next.title')}</h3>
      <p
        className="big num"
        {...says(
          'nextFill',
          [
            who,
            claim.productId,
            amountOf({ quantity: entry.quantity, days: fill.days }),
            entry.pharmacyNpi,
          ],
          amount,
        )}
      >
        {t(about(), { amount: format.money(amount) })}
      </p>
      <p className="mute">{reason()}</p>
      <OtherInsuranceNote memberId={claim.memberId} />
      {!isNothing && priceLink(t('claims.next.lowerPrice'))}
    </section>
  );
}

function Unknown({ why }: { why: WhyUnknown }) {
  const t = useText(nextTimeText);
  const phone = usePhone();
  return <p>{t.parts(`claims.next.unknown.${why}`, { phone: <PhoneLink number={phone} /> })}</p>;
}

/** The tiers of the member's plan, requested where they are needed; why they are not known, null while they load. */
function usePlanTiers(isNeeded: boolean): TiersOfPlan {
  const asks = useMayCall(benefits.getSummary) && isNeeded;
  const { data, status } = useCallOnce(benefits.getSummary, asks ? undefined : null).data;
  if (data) return entryForPlan(data.displays, data.planCode)?.tiers ?? [];
  return { why: !asks || status === 'failure' ? 'notLoaded' : null };
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
