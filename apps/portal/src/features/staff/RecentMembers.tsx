import { personName } from '@portal/domain';
import { useFormat, useText } from '../../language';
import { useAppDispatch, useRequested } from '../../store';
import { Card, Part } from '../../ui';
import { memberSearch, recentMembers } from './staff.requests';
import staffText from './staff.text';

/** The members for whom the user acted; each is found again by the member id. */
export function RecentMembers() {
  const t = useText(staffText);
  const { time } = useFormat();
  const dispatch = useAppDispatch();
  const { data, retry } = useRequested(recentMembers);
  return (
    <Card title={t('staff.recent')}>
      <Part
        data={data}
        what="recentMembers"
        retry={retry}
        isEmpty={({ members }) => members.length === 0}
        empty={<p className="mute">{t('staff.recentNone')}</p>}
      >
        {({ members }) => (
          <>
            <ul className="list recent">
              {members.map(({ memberId, givenName, familyName, purpose, startedAt }) => (
                <li key={memberId} className="between">
                  <div>
                    <button
                      type="button"
                      className="line"
                      onClick={() => dispatch(memberSearch.requested({ body: { memberId } }))}
                    >
                      {personName(givenName, familyName) || memberId}
                    </button>
                    <p className="small mute">{t(`staff.purpose.${purpose}`)}</p>
                  </div>
                  <span className="small num mute">{time(startedAt)}</span>
                </li>
              ))}
            </ul>
            <p className="small mute">{t('staff.recentCleared')}</p>
          </>
        )}
      </Part>
    </Card>
  );
}
