import type { ReactNode } from 'react';
import { useFormat, useText } from '../../language';
import { type Emergency } from '../../brand';
import { usePharmacyLocator } from '../../plan';
import { useAddition, useFlag, useSession } from '../../session';
import { ButtonLink, Card, Icon, type IconName, Tag } from '../../ui';
import emergencyText from './emergency.text';

interface ChangesCardProps {
  emergency: Emergency;
  lastDay: string;
}

/** What the member may do while an emergency is in force. */
export function ChangesCard({ emergency, lastDay }: ChangesCardProps) {
  const t = useText(emergencyText);
  const format = useFormat();
  const { signedIn } = useSession();
  const locator = usePharmacyLocator();
  const offersMyDrugs = useAddition('myDrugs');
  const hasMyDrugs = useFlag('claimsHistory') && signedIn && offersMyDrugs;
  const hasHomeDelivery = useFlag('mailOrder') && signedIn;
  const {
    earlyRefills,
    mostDays,
    anyPharmacy,
    approvalsUntil,
    deliveriesLate,
    lateZips,
    lateDays,
  } = emergency;
  return (
    <Card
      title={t('emergency.until', { date: format.longDate(lastDay) })}
      action={
        <Tag tone="ok" icon="check">
          {t('emergency.inForce')}
        </Tag>
      }
    >
      <ul className="list">
        {earlyRefills && (
          <Change
            icon="calendar"
            title={t('emergency.early')}
            way={
              hasMyDrugs && (
                <ButtonLink kind="secondary" to="/member/my-drugs">
                  {t('emergency.myDrugs')}
                </ButtonLink>
              )
            }
          >
            {mostDays
              ? t('emergency.earlyDays', { days: `${mostDays}` })
              : t('emergency.earlyHint')}
          </Change>
        )}
        {anyPharmacy && (
          <Change
            icon="map-pin"
            title={t('emergency.any')}
            way={
              locator && (
                <ButtonLink kind="secondary" to={locator}>
                  {t('emergency.find')}
                </ButtonLink>
              )
            }
          >
            {t('emergency.anyHint')}
          </Change>
        )}
        <Change icon="pill" title={t('emergency.lost')}>
          {t('emergency.lostHint')}
        </Change>
        {approvalsUntil && (
          <Change icon="shield-check" title={t('emergency.approvals')}>
            {t('emergency.approvalsHint', {
              date: format.longDate(lastDay),
              until: format.longDate(approvalsUntil),
            })}
          </Change>
        )}
        {deliveriesLate && hasHomeDelivery && (
          <Change
            icon="truck"
            title={t('emergency.late')}
            way={
              <ButtonLink kind="secondary" to="/member/mail-order/orders">
                {t('emergency.orders')}
              </ButtonLink>
            }
          >
            {lateDays !== null && lateZips.length > 0 && (
              <>{t('emergency.lateDays', { count: lateDays, zips: lateZips.join(', ') })} </>
            )}
            {t('emergency.lateHint')}
          </Change>
        )}
      </ul>
    </Card>
  );
}

interface ChangeProps {
  icon: IconName;
  title: string;
  way?: ReactNode;
  children: ReactNode;
}

function Change({ icon, title, way, children }: ChangeProps) {
  return (
    <li className="rule">
      <Icon name={icon} className="t-ok" />
      <div className="stack s2">
        <h3>{title}</h3>
        <p>{children}</p>
        {way && <div className="no-print">{way}</div>}
      </div>
    </li>
  );
}
