import { clientOf } from '@portal/client-config';
import { useText } from '../../language';
import { useSession } from '../../session';
import { ButtonLink, Card, Link, PhoneLink } from '../../ui';
import { SignInMessage } from './SignInMessage';
import { signInAddress } from './sign-in-address';
import signInText from './sign-in.text';
import { useReturnTo } from './use-return-to';
import './sign-in.css';

/** /member/login: the link to the identity provider, and the reason for coming here. */
export function SignInScreen() {
  const t = useText(signInText);
  const session = useSession();
  const client = clientOf(session.client);
  const { wanted, left } = useReturnTo();
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
