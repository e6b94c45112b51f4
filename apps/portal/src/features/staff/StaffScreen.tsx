import { useState } from 'react';
import { personName } from '@portal/domain';
import { Page } from '../../brand';
import { useText, useFormat } from '../../language';
import namesText from '../../language/names.text';
import { useAppSelector, useAppDispatch, useRequested } from '../../store';
import '../../styles/lists.css';
import { Card, Icon, Part } from '../../ui';
import { FindForm } from './FindForm';
import { Matches } from './Matches';
import { memberSearch, recentMembers } from './staff.requests';
import staffText from './staff.text';
import './staff.css';

const rules = [
  { key: 'see', icon: 'user', tone: 'info' },
  { key: 'read', icon: 'lock', tone: 'warn' },
  { key: 'written', icon: 'file-text', tone: 'brand' },
] as const;

/** /member/staff: staff who act for no one find a member and begin (SS-7, SS-9). */
export function StaffScreen() {
  const t = useText(staffText, namesText);
  const { input } = useAppSelector(memberSearch.select);
  const [abandoned, setAbandoned] = useState<typeof input>();
  return (
    <Page title={t('screens.staff')} lead={t('staff.notActing')}>
      <div className="grid deck">
        <div className="c8 stack s5">
          <FindForm onOtherKind={() => setAbandoned(input)} />
          <Matches abandoned={abandoned} />
        </div>
        <div className="c4 stack s5 rail">
          <ActingRules />
          <RecentMembers />
        </div>
      </div>
    </Page>
  );
}

/** What acting for a member means, before it begins. */
function ActingRules() {
  const t = useText(staffText);
  return (
    <Card title={t('staff.rules')}>
      <ul className="list">
        {rules.map(({ key, icon, tone }) => (
          <li key={key} className="rule">
            <Icon name={icon} className={`t-${tone}`} />
            <div>
              <h3>{t(`staff.rule.${key}`)}</h3>
              <p className="mute">{t(`staff.rule.${key}Hint`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The members for whom the user acted; each is found again by the member id. */
function RecentMembers() {
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
