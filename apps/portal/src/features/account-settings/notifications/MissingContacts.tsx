import { allChoices, missingContacts } from '@portal/domain/account';
import { useText } from '../../../language';
import { Alert, Button } from '../../../ui';
import type { AccountSettings } from '../settings.requests';
import notificationsText from './notifications.text';

interface MissingContactsProps {
  settings: AccountSettings;
  /** Opens the form of the mobile phone; undefined where nothing may be changed. */
  onAddMobile?: (() => void) | undefined;
}

/** News that reaches no one, because the contact for its channel is missing. */
export function MissingContacts({ settings, onAddMobile }: MissingContactsProps) {
  const t = useText(notificationsText);
  const { email, phones } = settings;
  const missing = missingContacts(allChoices(settings.notifications), {
    email: email.address,
    phones: phones.flatMap(({ kind, mayText }) => (kind === 'unknown' ? [] : [{ kind, mayText }])),
  });
  const hasMobile = phones.some(({ kind }) => kind === 'mobile');
  return missing.map(({ channel, kinds }) =>
    channel === 'text' ? (
      <Alert
        key={channel}
        tone="warn"
        level={2}
        title={t('settings.news.textsOff')}
        action={
          onAddMobile && (
            <Button kind="secondary" onClick={onAddMobile}>
              {t(hasMobile ? 'settings.news.allowTexts' : 'settings.news.addMobile')}
            </Button>
          )
        }
      >
        <p>{t('settings.news.textsOffWhy', { count: kinds })}</p>
      </Alert>
    ) : (
      <Alert key={channel} tone="warn" level={2} title={t('settings.news.emailsOff')}>
        <p>{t('settings.news.emailsOffWhy', { count: kinds })}</p>
      </Alert>
    ),
  );
}
