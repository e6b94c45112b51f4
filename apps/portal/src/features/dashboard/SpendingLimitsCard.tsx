import { planYearAt, spendingLimits } from '@portal/domain';
import { useCallback, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { useText } from '../../i18n';
import { useClock } from '../../requests';
import { useFlag, useSession } from '../../session';
import { Card, DataState, Icon } from '../../ui';
import { benefitBalance } from './dashboard.requests';
import { LimitMeter } from './LimitMeter';
import { personsIn, planIn } from './read-balance';

/** How much of the year's deductible and out-of-pocket limit is met, for oneself and the family (BL-1). */
export function SpendingLimitsCard() {
  const t = useText();
  const dispatch = useDispatch();
  const clock = useClock();
  const remote = useSelector(benefitBalance.select);
  const hasBalances = useFlag('healthCareBalances');
  const ask = useCallback(() => void dispatch(benefitBalance.requested()), [dispatch]);
  useEffect(ask, [ask]);
  return (
    <Card
      className={remote.status === 'success' || remote.failure ? '' : 'limits-waiting'}
      title={t('dashboard.limits.title', { year: String(planYearAt(clock.now())) })}
      action={
        hasBalances && <Link to="/member/healthcarebalances">{t('dashboard.limits.all')}</Link>
      }
    >
      <DataState
        data={remote}
        loading={t('dashboard.limits.loading')}
        failed={t('dashboard.limits.failed')}
        onRetry={ask}
        keepWhileLoading
        lines={6}
        isEmpty={({ balance }) => balance.length === 0}
        empty={<p>{t('dashboard.limits.none')}</p>}
      >
        {(answer) => <Limits answer={answer} />}
      </DataState>
    </Card>
  );
}

type Answer = NonNullable<ReturnType<typeof benefitBalance.select>['data']>;

function Limits({ answer }: { answer: Answer }) {
  const t = useText();
  const { userInfo } = useSession();
  const { deductible, outOfPocket } = spendingLimits(personsIn(answer), planIn(answer), {
    memberId: userInfo?.memberId ?? '',
    firstName: userInfo?.userFirstName ?? '',
    lastName: userInfo?.userLastName ?? '',
  });
  const note =
    deductible.individual?.isMet && outOfPocket.individual?.isMet
      ? t('dashboard.limits.bothMet')
      : deductible.individual?.isMet && t('dashboard.limits.deductibleMet');
  return (
    <>
      <div className="grid">
        <div className="c6 stack">
          <h3>{t('dashboard.limits.deductible')}</h3>
          <LimitMeter label={t('dashboard.limits.individual')} limit={deductible.individual} />
          <LimitMeter label={t('dashboard.limits.family')} limit={deductible.family} />
        </div>
        <div className="c6 stack">
          <h3>{t('dashboard.limits.outOfPocket')}</h3>
          <LimitMeter label={t('dashboard.limits.individual')} limit={outOfPocket.individual} />
          <LimitMeter label={t('dashboard.limits.family')} limit={outOfPocket.family} />
        </div>
      </div>
      {note && (
        <p className="note row tight">
          <Icon name="info" />
          <span>{note}</span>
        </p>
      )}
    </>
  );
}
