import { poisonHelp } from '@portal/client-config';
import { answerDays } from '@portal/domain/forms';
import { form as contact } from '@portal/domain/forms/contact';
import { form as contactVisitor } from '@portal/domain/forms/contact-visitor';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { FormScreen } from '../../forms/FormScreen';
import { Page } from '../../brand';
import { useText } from '../../language';
import namesText from '../../language/names.text';
import { choosesMember, useAddition, useFlag, useSession } from '../../session';
import { Alert, ButtonLink, Card, PhoneLink } from '../../ui';
import { CallUsCard } from './CallUsCard';
import contactText from './contact.text';
import { usePreset } from './use-preset';
import { useRelatedItems } from './use-related-items';

/** /member/contact: a secure message for members, a message by email for visitors. */
export function ContactScreen() {
  const session = useSession();
  if (choosesMember(session)) return <StaffsContact />;
  return session.signedIn ? <MembersContact /> : <VisitorsContact />;
}

/** Staff who act for no one have no Message Center to which an answer could come. */
function StaffsContact() {
  const t = useText(contactText);
  return (
    <div className="stack s5">
      <ContactHead lead={t('contact.staffLead')} />
      <div className="grid deck">
        <Card className="c8" title={t('contact.staff')}>
          <p>{t('contact.staffHint')}</p>
          <div>
            <ButtonLink to="/member/staff" kind="secondary" icon="search">
              {t('contact.findMember')}
            </ButtonLink>
          </div>
        </Card>
        <div className="c4 stack s5 rail">
          <CallUsCard />
        </div>
      </div>
    </div>
  );
}

function MembersContact() {
  const t = useText(contactText);
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
      head={<ContactHead lead={t('contact.memberLead', { count: answerDays.message })} />}
      rail={<WaysToCall />}
    />
  );
}

function VisitorsContact() {
  const t = useText(contactText);
  const canRegister = useFlag('registration');
  return (
    <FormScreen
      definition={contactVisitor}
      head={<ContactHead lead={t('contact.visitorLead', { count: answerDays.visitorMessage })} />}
      rail={
        <>
          <Card tint title={t('contact.member')}>
            <p>{t('contact.memberHint')}</p>
            <div className="row">
              <ButtonLink to="/member/login" kind="secondary" icon="user">
                {t('contact.signIn')}
              </ButtonLink>
              {canRegister && (
                <ButtonLink to="/member/registration" kind="quiet">
                  {t('contact.register')}
                </ButtonLink>
              )}
            </div>
          </Card>
          <WaysToCall />
        </>
      }
    />
  );
}

function ContactHead({ lead }: { lead: string }) {
  const t = useText(contactText, namesText);
  return (
    <Page className="contact-head" title={t('screens.contact')} lead={lead}>
      <Alert tone="warn" level={2} title={t('contact.emergency')}>
        <p>
          {t.parts('contact.emergencyHint', {
            emergency: <PhoneLink number="911" />,
            phone: <PhoneLink number={poisonHelp} />,
          })}
        </p>
      </Alert>
    </Page>
  );
}

/** The numbers, and the way to a call from us. */
function WaysToCall() {
  const t = useText(contactText);
  const { emulation } = useSession();
  const hasCallBack = useAddition('callBack');
  return (
    <>
      <CallUsCard />
      {hasCallBack && !emulation && (
        <Card title={t('contact.callBack')}>
          <p>{t('contact.callBackHint')}</p>
          <div>
            <ButtonLink to="/member/call-back" kind="secondary" icon="phone">
              {t('contact.askForCall')}
            </ButtonLink>
          </div>
        </Card>
      )}
    </>
  );
}
