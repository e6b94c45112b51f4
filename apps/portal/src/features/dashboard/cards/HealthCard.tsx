import { useFormat, useText } from '../../../language';
import { useHealthNames } from '../../../language/use-health-names';
import { IfFeature } from '../../../session';
import { Card, Link, Part } from '../../../ui';
import { healthInformation } from '../../account-settings';
import { useForMember } from '../use-for-member';
import dashboardText from '../dashboard.text';

type Answer = NonNullable<ReturnType<typeof healthInformation.select>['data']>;

/** The member's allergies and conditions, with the way to change them. */
export function HealthCard() {
  const t = useText(dashboardText);
  const { data, retry } = useForMember(healthInformation);
  return (
    <Card
      className={data.status === 'success' || data.failure ? '' : 'health-waiting'}
      title={t('dashboard.health.title')}
    >
      <Part
        data={data}
        what="healthInformation"
        retry={retry}
        keepWhileLoading
        lines={4}
        isEmpty={(answer) => answer.allergies.length + answer.conditions.length === 0}
        empty={<p>{t('dashboard.health.none')}</p>}
      >
        {(answer) => <HealthAnswer answer={answer} />}
      </Part>
      <IfFeature flag="accountSettings">
        <Link className="end" to="/member/account-settings">
          {t('dashboard.health.review')}
        </Link>
      </IfFeature>
    </Card>
  );
}

function HealthAnswer({ answer }: { answer: Answer }) {
  const t = useText(dashboardText);
  const format = useFormat();
  const names = useHealthNames();
  const shown = {
    allergies: answer.allergies.map(names.allergy),
    conditions: answer.conditions.map(names.conditions.shown),
  };
  return (
    <>
      {(['allergies', 'conditions'] as const).map((kind) => (
        <div key={kind} className="stack s1">
          <h3>{t(`dashboard.health.${kind}`)}</h3>
          {shown[kind].length > 0 ? (
            <ul>
              {shown[kind].map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          ) : (
            <p className="mute">{t('dashboard.health.noneOfThese')}</p>
          )}
        </div>
      ))}
      {answer.reviewedOn && (
        <p className="small mute">
          {t('dashboard.health.reviewed', { date: format.longDate(answer.reviewedOn) })}
        </p>
      )}
    </>
  );
}
