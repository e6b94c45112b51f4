import { daysBetween, planDay, planWindowNames } from '@portal/domain';
import { useFormat, useText } from '../../../language';
import { useClock } from '../../../platform';
import { usePlanYear } from '../../../plan';
import { Card, Tag } from '../../../ui';
import planText from './plan-selection.text';
import { says, saysAll } from '../../../says/says';

/** The three windows of the year (Spec §9): what can be done in each, and where today is. */
export function WindowsCard() {
  const t = useText(planText);
  const format = useFormat();
  const now = useClock().now();
  const { planYear, planWindow, planWindows } = usePlanYear();
  const reached = planWindow ? planWindowNames.indexOf(planWindow) : -1;
  const next = String(planYear + 1);
  return (
    <Card title={t('plans.windows')}>
      <ol className="phases">
        {planWindowNames.map((name, index) => {
          const [from, to] = [planWindows[name].from, planWindows[name].to].map(
            (day) => `${planYear}-${day}`,
          ) as [string, string];
          const isNow = name === planWindow;
          const state = isNow ? 'Now' : index < reached ? 'Done' : 'Later';
          return (
            <li
              key={name}
              className={`stack s1${isNow ? ' now' : index < reached ? ' done' : ''}`}
              aria-current={isNow ? 'step' : undefined}
            >
              <p className="row tight">
                <span
                  className={isNow ? 'num' : 'num mute'}
                  {...(name === 'openEnrollment' &&
                    saysAll(
                      says('enrolmentOpens', planYear + 1, from),
                      says('enrolmentEnds', planYear + 1, to),
                    ))}
                >
                  {t('plans.range', { from: format.shortDate(from), to: format.shortDate(to) })}
                </span>
                {isNow && (
                  <Tag tone="warn" icon="clock">
                    {t('plans.daysLeft', { count: daysBetween(planDay(now), to) + 1 })}
                  </Tag>
                )}
              </p>
              <h3>{t(`plans.${name}`)}</h3>
              <p className={isNow ? undefined : 'mute'}>
                {t(`plans.${name}${state}`, { year: next })}
              </p>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
