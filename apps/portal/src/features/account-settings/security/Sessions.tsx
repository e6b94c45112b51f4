import { useRef, useState } from 'react';
import { useFormat, useText } from '../../../language';
import { usePhone } from '../../../brand';
import { ArrivalNotice } from '../../../forms/sent/ArrivalNotice';
import {
  isUnanswered,
  type Saving,
  useAppDispatch,
  useRequested,
  useSaving,
  withKey,
} from '../../../store';
import { Alert, Button, Part, PhoneLink, Tag, VisuallyHidden } from '../../../ui';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import {
  accountSessions,
  type AccountSession,
  othersEnding,
  sessionEnding,
  sessionsAfter,
} from './security.requests';
import securityText from './security.text';
import { useBrowserName } from './use-browser-name';

/** Where the account is signed in, and how each is ended. */
export function Sessions({ isReadOnly }: { isReadOnly: boolean }) {
  const t = useText(securityText);
  const { data, retry } = useRequested(accountSessions);
  const phone = <PhoneLink number={usePhone()} />;
  const heading = useRef<HTMLHeadingElement>(null);
  const [done, setDone] = useState<'ended' | 'allEnded' | null>(null);
  /** The button that was pressed goes with its row, so that the focus moves to the list's heading. */
  const finish = (what: 'ended' | 'allEnded') => {
    setDone(what);
    heading.current?.focus();
  };
  return (
    <div className="stack s2">
      <h3 ref={heading} tabIndex={-1}>
        {t('settings.sessions')}
      </h3>
      <p role="status" className="small">
        {done && t(`settings.sessions.${done}`)}
      </p>
      <Part
        data={data}
        loading={t('settings.sessions.loading')}
        failed={t('settings.sessions.failed')}
        retry={retry}
        empty={<p className="mute">{t('settings.sessions.none')}</p>}
        isEmpty={({ sessions }) => sessions.length === 0}
        keepWhileLoading
        lines={3}
      >
        {({ sessions }) => (
          <>
            <ul className="list">
              {sessions.map((session) => (
                <SessionRow
                  key={session.id}
                  session={session}
                  canEnd={!isReadOnly && !session.isThis}
                  onEnded={() => finish('ended')}
                />
              ))}
            </ul>
            {!isReadOnly && sessions.some(({ isThis }) => !isThis) && (
              <>
                <EndOthers onEnded={() => finish('allEnded')} />
                <p className="mute">{t.parts('settings.sessions.unknown', { phone })}</p>
              </>
            )}
          </>
        )}
      </Part>
    </div>
  );
}

interface SessionRowProps {
  session: AccountSession;
  canEnd: boolean;
  onEnded: () => void;
}

function SessionRow({ session, canEnd, onEnded }: SessionRowProps) {
  const t = useText(securityText);
  const format = useFormat();
  const nameOf = useBrowserName();
  const { id, isThis, startedAt, seenAt } = session;
  const ending = useSaving(withKey(sessionEnding, id), onEnded);
  const browser = nameOf(session.browser);
  const began = { date: format.longDate(startedAt), start: format.theTime(startedAt) };
  const end = () => ending.save({ sessionId: id });
  return (
    <li className="stack s1">
      <div className="between">
        <div>
          <p className="row tight">
            <b>{browser}</b>
            {isThis && <Tag tone="ok">{t('settings.sessions.this')}</Tag>}
          </p>
          <p className="mute">
            {t('settings.sessions.times', { ...began, seen: format.theTime(seenAt) })}
          </p>
        </div>
        {canEnd && (
          <Button kind="quiet" busy={ending.isRunning} onClick={end}>
            {t('settings.sessions.end')}
            <VisuallyHidden>
              {' '}
              {t('settings.sessions.endWhich', { browser, ...began })}
            </VisuallyHidden>
          </Button>
        )}
      </div>
      <NotEnded
        ending={ending}
        what="one"
        onEnded={onEnded}
        isEnded={(now) => !now.some((each) => each.id === id)}
      />
    </li>
  );
}

function EndOthers({ onEnded }: { onEnded: () => void }) {
  const t = useText(securityText);
  const [isAsking, setAsking] = useState(false);
  const ending = useSaving(othersEnding, onEnded);
  const end = () => {
    setAsking(false);
    ending.save();
  };
  return (
    <div className="stack s2">
      <NotEnded
        ending={ending}
        what="others"
        onEnded={onEnded}
        isEnded={(now) => now.every(({ isThis }) => isThis)}
      />
      <div>
        <Button kind="secondary" busy={ending.isRunning} onClick={() => setAsking(true)}>
          {t('settings.sessions.endOthers')}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={t('settings.sessions.endOthersTitle')}
          confirm={t('settings.sessions.endOthers')}
          onConfirm={end}
          keep={t('settings.sessions.keep')}
          onKeep={() => setAsking(false)}
        >
          {t('settings.sessions.endOthersHint')}
        </ConfirmDialog>
      )}
    </div>
  );
}

interface NotEndedProps {
  ending: Pick<Saving<unknown, never>, 'failure'>;
  what: 'one' | 'others';
  isEnded: (sessions: readonly AccountSession[]) => boolean;
  onEnded: () => void;
}

/** Says that it was not ended; where no answer came, requests the list again to find out. */
function NotEnded({ ending: { failure }, what, isEnded, onEnded }: NotEndedProps) {
  const t = useText(securityText);
  const dispatch = useAppDispatch();
  if (!failure) return null;
  if (!isUnanswered(failure)) {
    return <Alert tone="bad" role="alert" title={t('settings.sessions.notEnded')} />;
  }
  return (
    <ArrivalNotice
      request={sessionsAfter}
      input={undefined}
      isThere={({ sessions }) => isEnded(sessions)}
      onThere={() => {
        onEnded();
        dispatch(accountSessions.requested());
      }}
      say={{
        looking: t('settings.sessions.looking'),
        notThere: { title: t(`settings.sessions.notEndedSoFar.${what}`) },
        unknown: { title: t(`settings.sessions.unknownEnd.${what}`) },
      }}
    />
  );
}
