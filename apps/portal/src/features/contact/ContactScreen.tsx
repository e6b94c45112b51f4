import { form as contact } from '@portal/domain/forms/contact';
import { form as contactVisitor } from '@portal/domain/forms/contact-visitor';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { FormScreen } from '../../forms/FormScreen';
import { useText } from '../../language';
import screenTitlesText from '../../language/screen-titles.text';
import { usePhone, useSession } from '../../session';
import { Alert, ButtonLink, Card, PhoneLink } from '../../ui';
import contactText from './contact.text';
import { usePreset } from './use-preset';
import { useRelatedItems } from './use-related-items';

/** Poison Help, for the whole country. */
const poisonHelp = '1-800-222-1222';

/** /member/contact: a secure message for members, a message by email for visitors. */
export function ContactScreen() {
  const { signedIn } = useSession();
  return signedIn ? <MembersContact /> : <VisitorsContact />;
}

function MembersContact() {
  const { search } = useLocation();
  // Once: the next step has another URL.
  const [about] = useState(search);
  const { preset, isLoading } = usePreset(about);
  return (
    <FormScreen
      definition={contact}
      preset={preset}
      isPresetLoading={isLoading}
      relatedItems={useRelatedItems()}
      head={<ContactHead lead="contact.memberLead" />}
      rail={<CallUsCard />}
    />
  );
}

function VisitorsContact() {
  const t = useText(contactText);
  return (
    <FormScreen
      definition={contactVisitor}
      head={<ContactHead lead="contact.visitorLead" />}
      rail={
        <>
          <Card tint title={t('contact.member')}>
            <p>{t('contact.memberHint')}</p>
            <div>
              <ButtonLink to="/member/login" kind="secondary" icon="user">
                {t('contact.signIn')}
              </ButtonLink>
            </div>
          </Card>
          <CallUsCard />
        </>
      }
    />
  );
}

function ContactHead({ lead }: { lead: 'contact.memberLead' | 'contact.visitorLead' }) {
  const t = useText(contactText, screenTitlesText);
  return (
    <div className="stack s5 contact-head">
      <div className="stack s1">
        <h1>{t('screens.contact')}</h1>
        <p className="mute">{t(lead)}</p>
      </div>
      <Alert tone="warn" level={2} title={t('contact.emergency')}>
        <p>{t.parts('contact.emergencyHint', { phone: <PhoneLink number={poisonHelp} /> })}</p>
      </Alert>
    </div>
  );
}

function CallUsCard() {
  const t = useText(contactText);
  const phone = usePhone();
  return (
    <Card title={t('contact.call')} action={<span className="small mute">TTY 711</span>}>
      <div>
        <h3>{t('contact.memberServices')}</h3>
        <p className="big">
          <PhoneLink number={phone} />
        </p>
      </div>
      <p className="small mute">{t('contact.language')}</p>
    </Card>
  );
}
