import { daysLeftOf, lastDayOf } from '@portal/domain';
import { useFormat, useText } from '../../language';
import type { Emergency } from '../../brand';
import { useToday } from '../../platform';
import { Card } from '../../ui';
import emergencyText from './emergency.text';

/** Since when an emergency is in force, how long it still is, and when it ends. */
export function WhenCard({ emergency }: { emergency: Emergency }) {
  const t = useText(emergencyText);
  const format = useFormat();
  const left = daysLeftOf(emergency, useToday());
  return (
    <Card title={t('emergency.when')}>
      <dl className="facts">
        <div>
          <dt>{t('emergency.declared')}</dt>
          <dd>{format.longDate(emergency.declaredOn)}</dd>
        </div>
        <div>
          <dt>{t('emergency.inForce')}</dt>
          <dd>{left === 0 ? t('emergency.lastDay') : t('emergency.left', { count: left })}</dd>
        </div>
        <div>
          <dt>{t('emergency.ends')}</dt>
          <dd>{format.longDate(lastDayOf(emergency))}</dd>
        </div>
      </dl>
      <p className="mute">{t('emergency.endsHint')}</p>
    </Card>
  );
}
