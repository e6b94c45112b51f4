import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '../../../language';
import { usePlatform } from '../../../platform';
import { usePhone } from '../../../session';
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
  const isRefused = new URLSearchParams(useLocation().search).has('refused');
  useEffect(() => {
    if (!isRefused) platform.postToTabs({ kind: 'steppedUp' });
  }, [isRefused, platform]);
  const outcome = isRefused ? 'refused' : 'done';
  return (
    <Message
      icon={isRefused ? 'lock' : 'check'}
      title={t(`stepUpEnd.${outcome}`)}
      actions={
        <ButtonLink kind="secondary" to="/member/account-settings">
          {t('stepUpEnd.settings')}
        </ButtonLink>
      }
    >
      <p>{t(`stepUpEnd.${outcome}Next`)}</p>
      {isRefused && <p className="mute">{t.parts('stepUpEnd.help', { phone })}</p>}
    </Message>
  );
}
