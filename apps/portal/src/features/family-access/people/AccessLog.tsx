import type { OutputOf } from '@portal/contracts';
import { familyAccess } from '@portal/contracts/family-access';
import { dateText, useFormat, useText } from '../../../language';
import { useSession } from '../../../session';
import { useCall } from '../../../store';
import { Card, Part } from '../../../ui';
import accessText from '../access.text';
import peopleText from './people.text';

/** Who used the account for the member, for what and when; nothing of what they saw. */
export function AccessLog() {
  const t = useText(peopleText);
  const memberId = useSession().userInfo?.memberId;
  const { data, retry } = useCall(familyAccess.getLog, memberId ? { memberId } : null);
  return (
    <Card title={t('people.log')}>
      <p className="mute">{t('people.logWhy')}</p>
      <Part
        data={data}
        loading={t('people.logLoading')}
        failed={t('people.logFailed')}
        retry={retry}
        empty={<p>{t('people.logNone')}</p>}
        isEmpty={({ uses }) => uses.length === 0}
        keepWhileLoading
        lines={4}
      >
        {({ uses }) => (
          <ul className="list">
            {uses.map((use) => (
              <UseItem key={`${use.accessId} ${use.scope} ${use.usedAt}`} use={use} />
            ))}
          </ul>
        )}
      </Part>
    </Card>
  );
}

type Use = OutputOf<typeof familyAccess.getLog>['uses'][number];

function UseItem({ use: { name, scope, usedAt } }: { use: Use }) {
  const t = useText(peopleText, accessText);
  const format = useFormat();
  const time = usedAt && format.theTime(usedAt);
  return (
    <li>
      <b>{name}</b>
      <p>{t(`access.scope.${scope}`)}</p>
      <p className="mute small">
        {t('people.usedAt', { date: dateText(usedAt, format.date, ''), time })}
      </p>
    </li>
  );
}
