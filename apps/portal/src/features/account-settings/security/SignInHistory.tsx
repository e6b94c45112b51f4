import { useState } from 'react';
import { useFormat, useText } from '../../../language';
import { useRequested } from '../../../store';
import { Button, Part } from '../../../ui';
import { type SignIn, signInHistory } from './security.requests';
import securityText from './security.text';
import { useBrowserName } from './use-browser-name';

/** How many show at first. */
const few = 5;

/** The last sign-ins of the account: when, in which browser and how they ended. */
export function SignInHistory() {
  const t = useText(securityText);
  const { data, retry } = useRequested(signInHistory);
  const [showsAll, setShowsAll] = useState(false);
  return (
    <div className="stack s2">
      <h3>{t('settings.signIns')}</h3>
      <p className="mute">{t('settings.signIns.kept')}</p>
      <Part
        data={data}
        loading={t('settings.signIns.loading')}
        failed={t('settings.signIns.failed')}
        retry={retry}
        empty={<p className="mute">{t('settings.signIns.none')}</p>}
        isEmpty={({ signIns }) => signIns.length === 0}
        lines={4}
      >
        {({ signIns }) => (
          <>
            <ul className="list">
              {(showsAll ? signIns : signIns.slice(0, few)).map((signIn) => (
                <SignInRow key={`${signIn.at} ${signIn.outcome}`} signIn={signIn} />
              ))}
            </ul>
            {!showsAll && signIns.length > few && (
              <div>
                <Button kind="quiet" onClick={() => setShowsAll(true)}>
                  {t('settings.signIns.showAll', { count: signIns.length })}
                </Button>
              </div>
            )}
          </>
        )}
      </Part>
    </div>
  );
}

function SignInRow({ signIn: { at, browser, outcome } }: { signIn: SignIn }) {
  const t = useText(securityText);
  const format = useFormat();
  const nameOf = useBrowserName();
  return (
    <li>
      <p>
        <b>{t('settings.signIns.at', { date: format.longDate(at), time: format.theTime(at) })}</b>
      </p>
      <p className="mute">
        {nameOf(browser)} · {t(`settings.signIns.${outcome}`)}
      </p>
    </li>
  );
}
