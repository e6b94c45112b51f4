import { useText } from '../../../language';
import { useSession } from '../../../session';
import { useRequested } from '../../../store';
import { Alert, ButtonLink, Card } from '../../../ui';
import labels from '../drug-labels.text';
import type { Prices } from '../drug-labels';
import { ownPharmacy } from '../drugs.requests';
import { RuleList } from '../RuleList';
import { AlternativesCard } from './AlternativesCard';
import { AnswerCard } from './AnswerCard';
import { PharmaciesCard } from './PharmaciesCard';
import { fillFor, lowestFill } from './price-choice';
import priceText from './price.text';
import { QuoteCard } from './QuoteCard';

/** The prices of a fill: the lowest one explained, all pharmacies, rules, cheaper drugs and the quote. */
export function PricesFound({ prices, days }: { prices: Prices; days: number }) {
  const t = useText(priceText, labels);
  const { signedIn, userInfo } = useSession();
  const memberId = userInfo?.memberId;
  const { data } = useRequested(ownPharmacy, memberId ? { memberId } : null);
  const ownNpi = data.data?.pharmacy?.npi;
  const own = prices.pharmacies.find(({ npi }) => npi === ownNpi);
  const ownFill = own && fillFor(own, days);
  const lowest = lowestFill(prices, days);
  return (
    <>
      {!prices.isCovered && (
        <Alert
          tone={signedIn ? 'warn' : 'info'}
          level={2}
          title={t(signedIn ? 'price.notCovered' : 'price.visitor')}
          action={
            !signedIn && (
              <ButtonLink kind="secondary" to="/member/login">
                {t('price.signIn')}
              </ButtonLink>
            )
          }
        >
          <p>{t(signedIn ? 'price.notCoveredText' : 'price.visitorText')}</p>
        </Alert>
      )}
      {prices.isCovered && !prices.countsYear && (
        <Alert
          tone={signedIn ? 'warn' : 'info'}
          title={t(signedIn ? 'price.yearMissing' : 'price.visitorPlan', { plan: prices.planName })}
        />
      )}
      {!prices.zipFound && <Alert tone="warn" title={t('price.zipUnknown', { zip: prices.zip })} />}
      <div className="grid">
        <div className="c8 stack s5">
          {lowest && (
            <AnswerCard lowest={lowest} own={own && ownFill && { pharmacy: own, fill: ownFill }} />
          )}
          <PharmaciesCard prices={prices} days={days} ownNpi={ownNpi} />
        </div>
        <div className="c4 stack s5">
          {prices.rules && (
            <Card title={t('drugRule.title')}>
              <RuleList
                rules={prices.rules}
                fill={{ quantity: prices.quantity ?? 0, days: prices.days ?? 0 }}
              />
            </Card>
          )}
          <AlternativesCard prices={prices} />
          <QuoteCard prices={prices} />
        </div>
      </div>
    </>
  );
}
