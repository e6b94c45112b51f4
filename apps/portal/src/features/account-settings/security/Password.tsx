import { useText } from '../../../language';
import { isOutsider, useSession } from '../../../session';
import { Link } from '../../../ui';
import securityText from './security.text';

/** How the password is changed: as a forgotten one is, by a code or a link. Outsiders have none here. */
export function Password() {
  const t = useText(securityText);
  const isElsewhere = isOutsider(useSession());
  return (
    <div className="stack s2">
      <h3>{t('settings.password')}</h3>
      <p className="mute">
        {t(isElsewhere ? 'settings.password.elsewhere' : 'settings.password.how')}
      </p>
      {!isElsewhere && (
        <p>
          <Link to="/security/forgotpassword">{t('settings.password.change')}</Link>
        </p>
      )}
    </div>
  );
}
