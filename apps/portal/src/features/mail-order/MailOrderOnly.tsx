import type { ReactNode } from 'react';
import { ExternalLink } from '../../dialogs';
import { useText } from '../../language';
import screenTitlesText from '../../language/screen-titles.text';
import { hasMailOrderVendor, useAgeRestriction, usePhone, useSession } from '../../session';
import { ButtonLink, Message, PhoneLink } from '../../ui';
import mailOrderText from './mail-order.text';

/**
 * Home delivery for adults whose pharmacy is ours; a minor reads who orders (SS-10), and a member of a vendor's
 * client is led to the vendor (Spec §9).
 */
export function MailOrderOnly({ children }: { children: ReactNode }) {
  const t = useText(mailOrderText, screenTitlesText);
  const session = useSession();
  const restriction = useAgeRestriction();
  const phone = <PhoneLink number={usePhone()} />;
  const title = t('screens.mailOrder');
  if (hasMailOrderVendor(session)) {
    const link = session.userInfo?.mailOrderLink;
    return (
      <Message
        icon="truck"
        title={title}
        actions={
          link && (
            <ExternalLink to={link} confirm className="btn">
              {t('mailOrder.vendor.go')}
            </ExternalLink>
          )
        }
      >
        <p>{t('mailOrder.vendor.why')}</p>
        {!link && <p>{t('mailOrder.vendor.noLink')}</p>}
        <p className="mute">{t.parts('mailOrder.call', { phone })}</p>
      </Message>
    );
  }
  if (restriction) {
    return (
      <Message
        icon="user"
        title={title}
        actions={<ButtonLink to="/member/dashboard">{t('mailOrder.toDashboard')}</ButtonLink>}
      >
        <p>{t(`mailOrder.${restriction}.why`)}</p>
        <p className="mute">{t.parts('mailOrder.call', { phone })}</p>
      </Message>
    );
  }
  return children;
}

/** For staff, who look and leave the ordering to the member (SS-9). */
export function MemberOrders({ children }: { children: ReactNode }) {
  const t = useText(mailOrderText);
  const { emulation } = useSession();
  if (!emulation) return children;
  return (
    <Message
      icon="lock"
      title={t('mailOrder.readOnly.title')}
      actions={<ButtonLink to="/member/mail-order">{t('mailOrder.back')}</ButtonLink>}
    >
      <p>{t('mailOrder.readOnly.why')}</p>
    </Message>
  );
}

/** The plan has no home delivery. */
export function NotEligible() {
  const t = useText(mailOrderText);
  const phone = usePhone();
  return (
    <section className="card stack">
      <h2>{t('mailOrder.notEligible.title')}</h2>
      <p>{t('mailOrder.notEligible.why')}</p>
      <p className="mute">{t.parts('mailOrder.call', { phone: <PhoneLink number={phone} /> })}</p>
      <div>
        <ButtonLink to="/member/find-a-pharmacy" icon="map-pin">
          {t('mailOrder.notEligible.find')}
        </ButtonLink>
      </div>
    </section>
  );
}
