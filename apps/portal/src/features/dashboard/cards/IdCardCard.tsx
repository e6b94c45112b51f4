import { clientOf } from '@portal/client-config';
import { personName } from '@portal/domain';
import { useText } from '../../../language';
import { dialogRequested } from '../../../dialogs';
import { IfFeature, useFlag, useSession } from '../../../session';
import { Button, Card } from '../../../ui';
import { useMinor } from '../use-minor';
import dashboardText from '../dashboard.text';
import { useAppDispatch } from '../../../store';

/** The numbers that a pharmacy needs, and a button for the whole card. */
export function IdCardCard() {
  const t = useText(dashboardText);
  const dispatch = useAppDispatch();
  const { client, userInfo } = useSession();
  const hasPersonCode = useFlag('personCode');
  const minor = useMinor();
  const hasWallet = useFlag('addToWallet') && !minor;
  if (!userInfo) return null;
  const { memberId, bin, pcn, trackingGroupId, personCode, planId } = userInfo;
  const numbers = [
    ['memberId', memberId],
    ['bin', bin],
    ['pcn', pcn],
    ['group', trackingGroupId],
    ['personCode', hasPersonCode ? personCode : ''],
    ['plan', planId],
  ] as const;
  return (
    <IfFeature flag="viewIdCard">
      <Card title={t('dashboard.card.title')}>
        <div className="mini-card">
          <p className="mini-card-head">
            <b>{clientOf(client).name}</b>
            <b aria-hidden="true">Rx</b>
          </p>
          <p className="mini-card-name">
            {personName(userInfo.userFirstName, userInfo.userLastName)}
          </p>
          <dl>
            {numbers
              .filter(([, value]) => value)
              .map(([key, value]) => (
                <div key={key}>
                  <dt>{t(`dashboard.card.${key}`)}</dt>
                  <dd className="num">{value}</dd>
                </div>
              ))}
          </dl>
        </div>
        <Button wide icon="id-card" onClick={() => dispatch(dialogRequested('idCard'))}>
          {t('dashboard.card.view')}
        </Button>
        {hasWallet && (
          <Button
            wide
            kind="secondary"
            icon="wallet"
            onClick={() => dispatch(dialogRequested('wallet'))}
          >
            {t('dashboard.card.wallet')}
          </Button>
        )}
      </Card>
    </IfFeature>
  );
}
