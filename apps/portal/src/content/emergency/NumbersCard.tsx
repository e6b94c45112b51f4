import { poisonHelp } from '@portal/client-config';
import { useText } from '../../language';
import { Card, PhoneLink } from '../../ui';
import emergencyText from './emergency.text';

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
