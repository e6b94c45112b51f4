import { type ClientId, clientOf, type FlagName } from '@portal/client-config';
import { type KeyOf, type PlainKeyOf, useText } from '../../language';
import { usePriceADrug } from '../../plan';
import { hasLoginPage, useSession } from '../../session';
import { Button, ButtonLink, Card, Icon, type IconName, Link, PhoneLink } from '../../ui';
import { PriceStart } from '../drugs';
import { signInAddress, SignInMessage, useReturnTo } from '../sign-in';
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

/** The picture of the landing page; says nothing that words do not. */
function Pills() {
  return (
    <svg className="pills" viewBox="0 0 420 360" aria-hidden="true">
      <g transform="rotate(-32 150 120)">
        <rect className="pill-light" x="20" y="84" width="260" height="92" rx="46" />
        <path className="pill-accent" d="M150 84h84a46 46 0 0 1 0 92h-84z" />
      </g>
      <circle className="pill-tint" cx="350" cy="112" r="54" />
      <path className="pill-score" d="M312 150 388 74" />
      <g transform="rotate(18 250 270)">
        <rect className="pill-brand" x="150" y="226" width="216" height="88" rx="44" />
        <path className="pill-score" d="M258 238v64" />
      </g>
      <circle className="pill-accent" cx="86" cy="276" r="40" />
    </svg>
  );
}

/** Drug and ZIP code go to the price screen, in its query. */
function PriceSearch({ path }: { path: string }) {
  const t = useText(landingText);
  return (
    <div className="card stack">
      <PriceStart path={path} label={t('landing.search')} className="search" withZip>
        <Button type="submit" icon="search">
          {t('landing.seePrices')}
        </Button>
      </PriceStart>
      <p className="mute small">{t('landing.estimates')}</p>
    </div>
  );
}
