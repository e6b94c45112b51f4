import { daysBetween, planDay } from '@portal/domain';
import { isAboutPayment } from '@portal/domain/coverage-requests';
import { PrintButton } from '../../../brand';
import { useFormat, useText } from '../../../language';
import { useClock, useToday } from '../../../platform';
import { pathOfClaimOn } from '../../../plan';
import { useFlag } from '../../../session';
import { ButtonLink, Card, Meter } from '../../../ui';
import type { CoverageRequest } from '../coverage-requests.requests';
import { type Standing, useDrugName } from '../use-requests';
import requestText from './request.text';
import { says } from '../../../says/says';

/** How many days are left to appeal, and the last one. */
export function AppealTimeCard({ appealBy, decidedAt }: { appealBy: string; decidedAt: string }) {
  const t = useText(requestText);
  const format = useFormat();
  const today = useToday();
  const left = daysBetween(today, appealBy);
  const all = Math.max(1, daysBetween(planDay(new Date(decidedAt)), appealBy));
  const used = Math.min(1, Math.max(0, (all - left) / all));
  return (
    <Card tint title={t('request.time')}>
      <p className="big">
        {left < 0 ? t('request.timeOver') : t('request.daysLeft', { count: left })}
      </p>
      <Meter width={used * 98} />
      <p className="small mute">{t('request.lastDay', { date: format.longDate(appealBy) })}</p>
    </Card>
  );
}

/** What the decision, or the wait for it, means at the pharmacy. */
export function CounterCard({
  request,
  standing,
}: {
  request: CoverageRequest;
  standing: Standing;
}) {
  const t = useText(requestText);
  const format = useFormat();
  const hasClaims = useFlag('claimsHistory');
  const now = useClock().now();
  const { counter, decision, claimId, claimDate, topic } = request;
  const { pharmacyName, days, youPay, cashPrice } = counter;
  const { state } = standing;
  const isPayment = isAboutPayment(topic);
  const advice = () => {
    if (isPayment) return state === 'approved' ? 'paid' : state === 'denied' ? 'denied' : 'payback';
    return state === 'approved' ? 'approved' : state === 'denied' ? 'denied' : 'open';
  };
  const claimPath = claimId && pathOfClaimOn(claimId, claimDate, now);
  const until = decision?.approvedUntil ?? '';
  return (
    <Card title={t('request.counter')}>
      <p>{t(`request.counter.${advice()}`)}</p>
      {!isPayment && youPay !== null && (
        <p className="between">
          <span>{t('request.youPay')}</span>
          <b className="big num">{format.money(youPay)}</b>
        </p>
      )}
      {!isPayment && youPay === null && cashPrice !== null && (
        <p className="between">
          <span>{t('request.withoutPlan')}</span>
          <b className="num">{format.money(cashPrice)}</b>
        </p>
      )}
      {!isPayment && pharmacyName && days !== null && (
        <p className="small mute">{t('request.fill', { days, pharmacy: pharmacyName })}</p>
      )}
      {until !== '' && (
        <p className="mute" {...says('approvalEnds', request.requestNumber, until)}>
          {t('request.approvedUntil', { date: format.longDate(until) })}
        </p>
      )}
      {claimPath && hasClaims && (
        <div className="no-print">
          <ButtonLink to={claimPath} kind="quiet">
            {t('request.claim')}
          </ButtonLink>
        </div>
      )}
    </Card>
  );
}

/** Drugs for the same condition that the plan covers without a request. */
export function CoveredCard({ request: { coveredDrugs } }: { request: CoverageRequest }) {
  const t = useText(requestText);
  const format = useFormat();
  const nameOf = useDrugName();
  return (
    <Card title={t('request.covered')}>
      <ul className="list">
        {coveredDrugs.map((drug) => (
          <li key={drug.ndc || drug.drugName} className="between">
            <div>
              <h3>{nameOf(drug)}</h3>
              {drug.tier !== null && (
                <p className="mute">{t('request.tier', { tier: drug.tier })}</p>
              )}
            </div>
            {drug.youPay !== null && <b className="num">{format.money(drug.youPay)}</b>}
          </li>
        ))}
      </ul>
      <p className="mute small">{t('request.talk')}</p>
      <div className="no-print">
        <PrintButton wide label={t('request.print')} />
      </div>
    </Card>
  );
}
