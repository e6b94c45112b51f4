import { useLocation } from 'react-router-dom';
import { caregivers } from '@portal/contracts/caregivers';
import type { AccessScope } from '@portal/domain/family-access';
import { personName } from '@portal/domain';
import '../../../styles/lists.css';
import { Page } from '../../../brand';
import { type EndOf, type KeyOf, useText, dateText, useFormat } from '../../../language';
import namesText from '../../../language/names.text';
import { nameOf, useSession } from '../../../session';
import { Alert, Card, Link, Button, Part, Tag } from '../../../ui';
import { requestOf, useAppDispatch, useAppSelector, useCall } from '../../../store';
import accessText from '../access.text';
import { ScopeList } from '../ScopeList';
import caringText from './caring.text';

/** Where each scope begins. */
const paths: Readonly<Record<AccessScope, string>> = {
  claims: '/member/claims',
  prices: '/member/price-a-drug',
  order: '/member/mail-order',
  pay: '/payments',
  messages: '/member/message-center',
};

type Named = EndOf<KeyOf<typeof namesText>, 'screens.'>;

type FromGate = { notShared?: Named } | null;

/** /member/caring: a caregiver chooses for whom to act, and sees what that member shares. */
export function CaringScreen() {
  const t = useText(caringText, namesText);
  const { caregiver, userInfo } = useSession();
  const { state } = useLocation() as { state: FromGate };
  const name = nameOf(userInfo) || t('caring.unnamed');
  return (
    <Page title={t('screens.caring')} lead={t('caring.lead')}>
      {caregiver && state?.notShared && (
        <Alert
          tone="warn"
          role="alert"
          title={t('caring.notShared', { name, page: t(`screens.${state.notShared}`) })}
        >
          <p>{t('caring.notSharedHint', { name })}</p>
        </Alert>
      )}
      {caregiver && <WhatIsShared scopes={caregiver.scopes} />}
      <ChooseMember />
    </Page>
  );
}

/** A link to each part of the portal that the member shares. */
function WhatIsShared({ scopes }: { scopes: readonly AccessScope[] }) {
  const t = useText(caringText, accessText);
  return (
    <Card title={t('caring.open')}>
      <ul className="list">
        {scopes.map((scope) => (
          <li key={scope}>
            <Link to={paths[scope]}>{t(`access.scope.${scope}`)}</Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The members who let the user act for them, each with the button that starts. */
function ChooseMember() {
  const t = useText(caringText);
  const format = useFormat();
  const dispatch = useAppDispatch();
  const { data, retry } = useCall(caregivers.getMembers);
  const caringStart = requestOf(caregivers.start);
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
