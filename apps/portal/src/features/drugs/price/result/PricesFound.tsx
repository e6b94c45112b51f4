import {
  canBeDelivered,
  cashBelow,
  farthestMiles,
  fillFor,
  isOneDose,
  isShareUnknown,
  isTerritoryZip,
  lowestFill,
  planDay,
} from '@portal/domain';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useFormat, useText } from '../../../../language';
import { useSession } from '../../../../session';
import { defaultPharmacy } from '../../../../plan/default-pharmacy';
import { OtherInsuranceNote } from '../../../../plan/other-insurance/OtherInsuranceNote';
import { useRequested } from '../../../../store';
import { Alert, Card, useAnnounce } from '../../../../ui';
import { daysLabel } from '../../../../language/drug-amounts';
import amounts from '../../../../language/drug-amounts.text';
import labels from '../../drug-labels.text';
import { type PricedPharmacy, type Prices, tierLabel } from '../../drug-labels';
import { useChosenNpi, useIsOtherPlan } from '../../priced-for/plan';
import { RuleList } from '../../RuleList';
import { AlternativesCard } from './AlternativesCard';
import { AnswerCard } from './AnswerCard';
import { NotCoveredAlert } from './NotCoveredAlert';
import { PharmaciesCard } from './PharmaciesCard';
import answerText from './answer.text';
import priceText from '../price.text';
import { QuoteCard } from '../quote/QuoteCard';
import { RulesAlert } from './RulesAlert';
import { SupplyCard } from './SupplyCard';

interface PricesFoundProps {
  prices: Prices;
  days: number;
  /** A stored quote has the default pharmacy of its time, not the one of today. */
  isStored?: boolean;
}

/** The prices of a fill: the lowest one explained, all pharmacies, rules, cheaper drugs and the quote. */
export function PricesFound({ prices, days, isStored = false }: PricesFoundProps) {
  const t = useText(answerText, priceText, labels, amounts);
  const format = useFormat();
  const { signedIn, userInfo } = useSession();
  const memberId = userInfo?.memberId;
  const { data } = useRequested(defaultPharmacy, memberId && !isStored ? { memberId } : null);
  const ownNpi = isStored ? prices.defaultPharmacyNpi : data.data?.pharmacy?.npi;
  const own = prices.pharmacies.find(({ npi }) => npi === ownNpi);
  const chosenNpi = useChosenNpi();
  const chosen = prices.pharmacies.find(({ npi }) => npi === chosenNpi);
  const isOtherPlan = useIsOtherPlan();
  const lowest = lowestFill(prices, days);
  const oneDose = isOneDose(prices, days);
  // A visitor may have chosen a plan, too; a member's plan may not have loaded.
  const hasPlan = prices.planName !== '';
  const notCovered = signedIn
    ? t(hasPlan ? 'price.notCovered' : 'drugNote.planMissing')
    : t(hasPlan ? 'price.notCoveredPlan' : 'price.visitor', { plan: prices.planName });
  const isDelivered = canBeDelivered(prices);
  // Home delivery that does not sell the drug is no way out.
  const orMail = (problem: string) => (isDelivered ? `${problem} ${t('price.orMail')}` : problem);
  const places = prices.pharmacies.filter(({ kind }) => isDelivered || kind !== 'mail');
  const hasPlaces = isDelivered || places.length > 0;
  // A number of prices that no one sees would be a quote of nothing.
  const hasPrice = places.some(({ fills }) => fills.length > 0);
  const announce = useAnnounce();
  const isNew = useLocation().key !== 'default';
  const youPay = lowest?.fill.youPay ?? null;
  const result =
    lowest && youPay !== null
      ? `${format.money(youPay)} ${t(oneDose ? 'answer.atDose' : 'answer.at', { pharmacy: lowest.pharmacy.name, days: daysLabel(days, t) })}`
      : prices.isCovered
        ? t('price.pharmacies')
        : notCovered;
  useEffect(() => {
    if (isNew) announce(result);
  }, [announce, isNew, result]);
  return (
    <>
      <p className="only-print">
        {t(oneDose ? 'price.printedDose' : 'price.printed', {
          quantity: format.number(prices.quantity ?? 0),
          days: daysLabel(prices.days, t),
          zip: prices.zip,
        })}
      </p>
      {!prices.isCovered && <NotCoveredAlert hasPlan={hasPlan} title={notCovered} />}
      {prices.isCovered && !prices.countsYear && !isOtherPlan && (
        <Alert
          tone={signedIn ? 'warn' : 'info'}
          title={t(signedIn ? 'drugNote.yearMissing' : 'price.visitorPlan', {
            plan: prices.planName,
          })}
        />
      )}
      {isShareUnknown(prices) && (
        <Alert
          tone="info"
          title={t('price.shareUnknown', { year: planDay(new Date(prices.pricedAt)).slice(0, 4) })}
        />
      )}
      {prices.isCovered && prices.rules && <RulesAlert prices={prices} rules={prices.rules} />}
      {prices.nextPharmacy && (
        <Alert
          tone="warn"
          title={orMail(
            t('price.zipFar', {
              ...prices.nextPharmacy,
              zip: prices.zip,
              miles: format.miles(prices.nextPharmacy.miles ?? 0),
              farthest: format.number(farthestMiles),
            }),
          )}
        />
      )}
      {chosenNpi && !chosen && <Alert tone="warn" title={t('price.chosenMissing')} />}
      {!prices.zipFound && (
        <Alert
          tone="warn"
          title={orMail(
            t(isTerritoryZip(prices.zip) ? 'price.zipTerritory' : 'price.zipUnknown', {
              zip: prices.zip,
            }),
          )}
        />
      )}
      {signedIn && !isOtherPlan && prices.isCovered && (
        <OtherInsuranceNote memberId={prices.memberId} />
      )}
      <div className="grid">
        <div className="c8 stack s5">
          {lowest && (
            <AnswerCard
              prices={prices}
              lowest={lowest}
              isOneDose={oneDose}
              zip={prices.zipFound ? prices.zip : ''}
              own={placeOf(own, days)}
              chosen={placeOf(chosen === own ? undefined : chosen, days)}
              cash={cashBelow(prices, days, lowest.fill.youPay ?? 0)}
            />
          )}
          {hasPlaces && (
            <PharmaciesCard prices={prices} days={days} ownNpi={ownNpi} chosenNpi={chosenNpi} />
          )}
          {!isOtherPlan && hasPrice && <QuoteCard prices={prices} />}
        </div>
        <div className="c4 stack s5">
          {prices.rules && (
            <Card title={t('drugRule.title')}>
              <p>
                <b>{tierLabel(prices.rules.tier, t)}</b>
              </p>
              {prices.chargedTier !== null && prices.chargedTier !== prices.rules.tier && (
                <p>{t('price.chargedTier', { tier: prices.chargedTier })}</p>
              )}
              <RuleList
                rules={prices.rules}
                drugForm={prices.drugForm}
                fill={{ quantity: prices.quantity ?? 0, days: prices.days ?? 0 }}
              />
            </Card>
          )}
          <AlternativesCard prices={prices} />
          <SupplyCard prices={prices} />
        </div>
      </div>
    </>
  );
}

/** A pharmacy with its price for so many days; undefined when it gave none. */
function placeOf(pharmacy: PricedPharmacy | undefined, days: number) {
  const fill = pharmacy && fillFor(pharmacy, days);
  return pharmacy && fill && { pharmacy, fill };
}
