import { type ClientId, clientOf, type FlagName } from '@portal/client-config';
import { type KeyOf, type PlainKeyOf, useText } from '../../language';
import { usePriceADrug } from '../../plan';
import { hasLoginPage, useSession } from '../../session';
import { Link } from 'react-router-dom';
import { ButtonLink, Card, Icon, type IconName, PhoneLink } from '../../ui';
import { signInAddress, SignInMessage, useReturnTo } from '../sign-in';
import { Pills } from './Pills';
import { PriceSearch } from './PriceSearch';
import landingText from './landing.text';
import './landing.css';

interface Task {
  flag: FlagName;
  to: string;
  icon: IconName;
  label: PlainKeyOf<typeof landingText>;
  hint: KeyOf<typeof landingText>;
}

/** What a visitor can do; each shows with its feature. */
const tasks: readonly Task[] = [
  {
    flag: 'unsecuredFindAPharmacy',
    to: '/member/publicPharmacylocator',
    icon: 'map-pin',
    label: 'landing.pharmacy',
    hint: 'landing.pharmacyHint',
  },
  {
    flag: 'unsecuredDrugLookup',
    to: '/member/druglookup',
    icon: 'pill',
    label: 'landing.drugList',
    hint: 'landing.drugListHint',
  },
  {
    flag: 'unsecuredForms',
    to: '/member/forms',
    icon: 'file-text',
    label: 'landing.form',
    hint: 'landing.formHint',
  },
  {
    flag: 'unsecuredContactUs',
    to: '/member/contact',
    icon: 'phone',
    label: 'landing.talk',
    hint: 'landing.talkHint',
  },
];

/** /member: what a drug costs, the way in, and what needs no account. */
export function LandingScreen() {
  const t = useText(landingText);
  const pricing = usePriceADrug();
  const { client } = useSession();
  return (
    <>
      <div className={pricing ? 'hero' : 'hero low'}>
        <div className="wrap">
          <div className="stack s5">
            {!hasLoginPage(client) && <SignInMessage phone={clientOf(client).phone} />}
            <h1>{t(pricing ? 'landing.title' : 'landing.titleWithoutPrices')}</h1>
            <p className="lead">{t(pricing ? 'landing.lead' : 'landing.leadWithoutPrices')}</p>
            {pricing && <PriceSearch path={pricing} />}
          </div>
          <Pills />
        </div>
      </div>
      <div className="wrap after-hero">
        <div className="grid">
          <SignInCard />
          <TasksCard />
        </div>
      </div>
    </>
  );
}

function SignInCard() {
  const t = useText(landingText);
  const { flags, client } = useSession();
  return (
    <Card title={t('landing.member')} className="c5">
      <p className="mute">{t('landing.memberHint')}</p>
      {flags.includes('unsecuredLogin') && (
        <ButtonLink to="/member/login" icon="user" size="large" wide>
          {t('landing.signIn')}
        </ButtonLink>
      )}
      {!hasLoginPage(client) && <SignIn client={client} />}
      <div className="between">
        {flags.includes('registration') && (
          <Link to="/member/registration">{t('landing.register')}</Link>
        )}
        <Link to="/security/forgotpassword">{t('landing.forgot')}</Link>
      </div>
    </Card>
  );
}

/** Signing in from here, for a client without a login page. */
function SignIn({ client }: { client: ClientId }) {
  const t = useText(landingText);
  const { wanted, left } = useReturnTo();
  return (
    <ButtonLink href={signInAddress(client, wanted ?? left)} icon="user" size="large" wide>
      {t('landing.signIn')}
    </ButtonLink>
  );
}

function TasksCard() {
  const t = useText(landingText);
  const { flags, client } = useSession();
  const theirs = tasks.filter(({ flag }) => flags.includes(flag));
  if (!hasLoginPage(client)) {
    return (
      <Card title={t('landing.talk')} className="c7 talk">
        <p className="big num">
          <PhoneLink number={clientOf(client).phone} />
        </p>
        <p className="mute">{t('landing.talkAlways')}</p>
      </Card>
    );
  }
  if (theirs.length === 0) return null;
  return (
    <Card title={t('landing.tasks')} className="c7">
      <ul className="tasks">
        {theirs.map(({ to, icon, label, hint }) => (
          <li key={to}>
            <Icon name={icon} />
            <div>
              <h3>
                <Link to={to}>{t(label)}</Link>
              </h3>
              <p className="mute">{t(hint, { phone: clientOf(client).phone })}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
