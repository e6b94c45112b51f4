import { useText } from '../../../language';
import { IfFeature } from '../../../session';
import { defaultPharmacy } from '../../../plan/default-pharmacy';
import { Card, Link, Part, Icon, Tag } from '../../../ui';
import { PhoneLink } from '../../../ui/PhoneLink';
import { useForMember } from '../use-for-member';
import dashboardText from '../dashboard.text';

/** The member's default pharmacy, with the way to another. */
export function PharmacyCard() {
  return (
    <IfFeature flag="findAPharmacy">
      <DefaultPharmacy />
    </IfFeature>
  );
}

function DefaultPharmacy() {
  const t = useText(dashboardText);
  const { data, retry } = useForMember(defaultPharmacy);
  const chosen = Boolean(data.data?.pharmacy?.name);
  return (
    <Card
      className={data.status === 'success' || data.failure ? '' : 'health-waiting'}
      title={t('dashboard.pharmacy.title')}
    >
      <Part
        data={data}
        what="pharmacy"
        retry={retry}
        keepWhileLoading
        lines={3}
        isEmpty={(answer) => !answer.pharmacy?.name}
        empty={<p>{t('dashboard.pharmacy.none')}</p>}
      >
        {({ pharmacy }) => (
          <>
            <div>
              <h3>{pharmacy?.name}</h3>
              <p className="mute">{pharmacy?.street}</p>
              <p className="mute">
                {[pharmacy?.city, [pharmacy?.state, pharmacy?.zip].filter(Boolean).join(' ')]
                  .filter(Boolean)
                  .join(', ')}
              </p>
            </div>
            {pharmacy?.inNetwork === false && (
              <p>
                <Tag tone="bad">{t('dashboard.pharmacy.outOfNetwork')}</Tag>
              </p>
            )}
            {pharmacy?.phone && (
              <p className="row tight">
                <Icon name="phone" />
                <PhoneLink number={pharmacy.phone} />
              </p>
            )}
          </>
        )}
      </Part>
      <Link className="end" to="/member/find-a-pharmacy">
        {t(chosen ? 'dashboard.pharmacy.change' : 'dashboard.pharmacy.choose')}
      </Link>
    </Card>
  );
}
