import { useText } from '../../../language';
import { isOutsider, useSession } from '../../../session';
import { Link } from '../../../ui';
import { Section } from '../parts/Section';
import { SavedCard } from './SavedCard';
import { SavedDrafts } from './SavedDrafts';
import { Sessions } from './Sessions';
import { SignInHistory } from './SignInHistory';
import securityText from './security.text';

/** The password, where the account is signed in, its last sign-ins, and what is saved. Staff who act for a member only read. */
export function SecuritySection({ isReadOnly }: { isReadOnly: boolean }) {
  return (
    <Section id="security">
      <div className="stack s5">
        {!isReadOnly && <Password />}
        <Sessions isReadOnly={isReadOnly} />
        <SignInHistory />
        <SavedDrafts isReadOnly={isReadOnly} />
        {!isReadOnly && <SavedCard />}
      </div>
    </Section>
  );
}

/** How the password is changed: as a forgotten one is, by a code or a link. Outsiders have none here. */
function Password() {
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
