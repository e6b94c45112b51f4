import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useLanguage, useText } from '../../../language';
import { usePlatform } from '../../../platform';
import { usePhone } from '../../../brand';
import { nameOf, useSession } from '../../../session';
import { ButtonLink, Message, PhoneLink } from '../../../ui';
import stepUpEndText from './step-up-end.text';

/**
 * /member/confirmed: where the identity provider's page for a second factor ends, on another tab than the change.
 * It notifies the tab with the change.
 */
export function StepUpEndScreen() {
  const t = useText(stepUpEndText);
  const platform = usePlatform();
  const phone = <PhoneLink number={usePhone()} />;
  const language = useLanguage();
  const name = nameOf(useSession().userInfo);
  const refused = new URLSearchParams(useLocation().search).get('refused');
  const isRefused = refused !== null;
  const isOtherUser = refused === 'otherUser';
  useEffect(() => {
    if (!isRefused) platform.postToTabs({ kind: 'steppedUp' });
  }, [isRefused, platform]);
  const outcome = isOtherUser ? 'otherUser' : isRefused ? 'refused' : 'done';
  return (
    <Message
      icon={isRefused ? 'lock' : 'check'}
      title={t(`stepUpEnd.${outcome}`)}
      actions={
        <>
          {isOtherUser && (
            <a className="btn" href={`/member/auth/login?stepUp=1&again=1&lang=${language}`}>
              {t('stepUpEnd.signInAgain')}
            </a>
          )}
          <ButtonLink kind="secondary" to="/member/account-settings">
            {t('stepUpEnd.settings')}
          </ButtonLink>
        </>
      }
    >
      <p>{t(`stepUpEnd.${outcome}Next`)}</p>
      {isOtherUser && name && <p>{t.parts('stepUpEnd.signedInAs', { name: <bdi>{name}</bdi> })}</p>}
      {isRefused && <p className="mute">{t.parts('stepUpEnd.help', { phone })}</p>}
    </Message>
  );
}
