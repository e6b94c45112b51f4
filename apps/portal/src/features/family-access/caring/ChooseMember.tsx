import { personName } from '@portal/domain';
import { dateText, useFormat, useText } from '../../../language';
import { useAppDispatch, useAppSelector, useRequested } from '../../../store';
import { Alert, Button, Card, Part, Tag } from '../../../ui';
import { caredForList, caringStart } from '../access.requests';
import { ScopeList } from '../ScopeList';
import caringText from './caring.text';

/** The members who let the user act for them, each with the button that starts. */
export function ChooseMember() {
  const t = useText(caringText);
  const format = useFormat();
  const dispatch = useAppDispatch();
  const { data, retry } = useRequested(caredForList);
  const start = useAppSelector(caringStart.select);
  // until the new page opens, the button stays busy: a second click must not start again.
  const isStarting = start.status === 'loading' || start.status === 'success';
  const isOver = start.failure?.code === 'CAREGIVER_ACCESS_ENDED';
  return (
    <Card title={t('caring.list')}>
      {start.status === 'failure' && (
        <Alert
          tone="bad"
          role="alert"
          title={t(isOver ? 'caring.noLonger' : 'caring.notStarted')}
        />
      )}
      <Part
        data={data}
        loading={t('caring.loading')}
        failed={t('caring.failed')}
        retry={retry}
        empty={<p>{t('caring.none')}</p>}
        isEmpty={({ members }) => members.length === 0}
        lines={4}
      >
        {({ members }) => (
          <ul className="list">
            {members.map(({ accessId, givenName, familyName, scopes, endsAt, isActing }) => {
              const name = personName(givenName, familyName) || t('caring.unnamed');
              return (
                <li key={accessId} className="stack s2">
                  <div className="between">
                    <h3>{name}</h3>
                    <span className="mute">
                      {t('caring.until', { date: dateText(endsAt, format.longDate, '') })}
                    </span>
                  </div>
                  <ScopeList scopes={scopes} />
                  <div>
                    {isActing ? (
                      <Tag tone="ok">{t('caring.now')}</Tag>
                    ) : (
                      <Button
                        busy={isStarting && start.input.body.accessId === accessId}
                        onClick={() => dispatch(caringStart.requested({ body: { accessId } }))}
                      >
                        {t('caring.start', { name })}
                      </Button>
                    )}
                  </div>
                </li>
              );
            })}
          </ul>
        )}
      </Part>
    </Card>
  );
}
