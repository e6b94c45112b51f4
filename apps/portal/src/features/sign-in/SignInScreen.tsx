import { clientOf } from '@portal/client-config';
import { useEffect, useState } from 'react';
import { useLocation, Link } from 'react-router-dom';
import { useText } from '../../language';
import { usePlatform } from '../../platform';
import { useSession } from '../../session';
import { ButtonLink, Card, PhoneLink } from '../../ui';
import { SignInMessage } from './SignInMessage';
import { ownPath, returnToIn } from './return-to';
import { signInAddress } from './sign-in-address';
import signInText from './sign-in.text';
import './sign-in.css';

/** /member/login: the link to the identity provider, and the reason for coming here. */
export function SignInScreen() {
  const t = useText(signInText);
  const { search } = useLocation();
  const session = useSession();
  const client = clientOf(session.client);
  const platform = usePlatform();
  /** The page that was open when the session ended. */
  const [left] = useState(() => ownPath(platform.read('returnTo')));
  // It is for the next sign-in alone.
  useEffect(() => platform.write('returnTo', null), [platform]);
  const wanted = returnToIn(search);
  const returnTo = wanted ?? left;
  return (
    <div className="sign-in stack s5">
      <SignInMessage phone={client.phone} />
      <div className="stack s1">
        <h1>{t('signIn.title')}</h1>
        <p className="mute">{t('signIn.hint')}</p>
      </div>
      <section className="card stack">
        {returnTo && <p>{t(wanted ? 'signIn.back' : 'signIn.backToLeft')}</p>}
        <ButtonLink href={signInAddress(session.client, returnTo)} icon="user" size="large" wide>
          {t('signIn.button')}
        </ButtonLink>
        <div className="between">
          {session.flags.includes('registration') && (
            <Link to="/member/registration">{t('signIn.register')}</Link>
          )}
          <Link to="/security/forgotpassword">{t('signIn.forgot')}</Link>
        </div>
      </section>
      <Card title={t('signIn.help')} tint>
        <p>{t.parts('signIn.helpHint', { phone: <PhoneLink number={client.phone} /> })}</p>
      </Card>
    </div>
  );
}
