import { poisonHelp } from '@portal/client-config';
import { dialogRequested } from '../../dialogs';
import { useText } from '../../language';
import { nameOf, useFlag, useSession } from '../../session';
import { useAppDispatch } from '../../store';
import { Terms } from '../glossary/Term';
import { Button, Card, PhoneLink } from '../../ui';
import '../../styles/table.css';
import emergencyText from './emergency.text';

/** For a member without the card: the numbers that a pharmacy needs. */
export function CardNumbersCard({ pharmacistPhone }: { pharmacistPhone: string }) {
  const t = useText(emergencyText);
  const dispatch = useAppDispatch();
  const { userInfo } = useSession();
  const hasCard = useFlag('viewIdCard');
  if (!userInfo?.memberId) return null;
  const numbers = [
    ['emergency.name', nameOf(userInfo)],
    ['emergency.memberId', userInfo.memberId],
    ['emergency.bin', userInfo.bin],
    ['emergency.pcn', userInfo.pcn],
    ['emergency.personCode', userInfo.personCode],
  ] as const;
  return (
    <Card
      title={t('emergency.noCard')}
      action={
        hasCard && (
          <Button kind="quiet" onClick={() => dispatch(dialogRequested('idCard'))}>
            {t('emergency.card')}
          </Button>
        )
      }
    >
      <dl className="facts">
        {numbers
          .filter(([, value]) => value !== '')
          .map(([key, value]) => (
            <div key={key}>
              <dt>{t(key)}</dt>
              <dd className="num">{value}</dd>
            </div>
          ))}
      </dl>
      <Terms ids={['bin', 'pcn', 'person-code']} />
      {pharmacistPhone && (
        <p className="small mute">
          {t.parts('emergency.pharmacist', { phone: <PhoneLink number={pharmacistPhone} /> })}
        </p>
      )}
    </Card>
  );
}

/** Whom to call in an emergency: its own line first. */
export function NumbersCard({ phone }: { phone: string }) {
  const t = useText(emergencyText);
  const others = [
    ['emergency.danger', '911'],
    ['emergency.shelter', '211'],
    ['emergency.poison', poisonHelp],
  ] as const;
  return (
    <Card tint title={t('emergency.call')}>
      {phone && (
        <>
          <p className="big">
            <PhoneLink number={phone} />
          </p>
          <p>{t('emergency.line')}</p>
        </>
      )}
      <ul className="list">
        {others.map(([key, number]) => (
          <li key={key} className="between">
            <span>{t(key)}</span>
            <PhoneLink number={number} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
