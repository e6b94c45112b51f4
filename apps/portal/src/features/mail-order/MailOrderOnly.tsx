import { type ReactNode, useEffect, useRef } from 'react';
import { ExternalLink } from '../../dialogs';
import { useText } from '../../language';
import namesText from '../../language/names.text';
import { usePhone } from '../../brand';
import { hasMailOrderVendor } from '../../plan';
import { useAgeRestriction, useSession } from '../../session';
import vendorText from '../../plan/mail-order-vendor.text';
import { useAppDispatch, useAppSelector } from '../../store';
import { ButtonLink, Message, PhoneLink, Skeleton, useSentences } from '../../ui';
import { mailOrderToken } from './home-delivery.requests';
import mailOrderText from './mail-order.text';

/**
 * Home delivery for adults whose pharmacy is ours, once their token is there (HC-4). A minor reads who orders
 * (SS-10), and a member of a vendor's client gets the link to the vendor (Spec §9).
 */
export function MailOrderOnly({ children }: { children: ReactNode }) {
  const t = useText(mailOrderText, vendorText, namesText);
  const session = useSession();
  const restriction = useAgeRestriction();
  const phone = <PhoneLink number={usePhone()} />;
  const title = t('screens.mailOrder');
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
  if (hasMailOrderVendor(session)) {
    const link = session.userInfo?.mailOrderLink;
    return (
      <Message
        icon="truck"
        title={title}
        actions={
          link && (
            <ExternalLink to={link} confirm className="btn">
              {t('mailOrderVendor.go')}
            </ExternalLink>
          )
        }
      >
        <p>{t('mailOrderVendor.why')}</p>
        {!link && <p>{t('mailOrder.vendor.noLink')}</p>}
        <p className="mute">{t.parts('mailOrder.call', { phone })}</p>
      </Message>
    );
  }
  return <WithToken>{children}</WithToken>;
}

/**
 * Waits for the mail-order token, once. After a failure the screen opens too: its calls say more. The focus
 * goes from the heading of the wait to the screen's own (RT-8).
 */
function WithToken({ children }: { children: ReactNode }) {
  const t = useText(namesText);
  const { loading } = useSentences('homeDelivery');
  const dispatch = useAppDispatch();
  const data = useAppSelector(mailOrderToken.select);
  const isIdle = data.status === 'idle';
  useEffect(() => {
    if (isIdle) dispatch(mailOrderToken.requested({ body: {} }));
  }, [dispatch, isIdle]);
  const hasEnded = data.status === 'success' || data.status === 'failure';
  const hadFocus = useRef(false);
  useEffect(() => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!hasEnded || !hadFocus.current || !heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [hasEnded]);
  if (hasEnded) return children;
  return (
    <div className="stack s5">
      <h1 onFocus={() => (hadFocus.current = true)} onBlur={() => (hadFocus.current = false)}>
        {t('screens.mailOrder')}
      </h1>
      <Skeleton label={loading} lines={8} />
    </div>
  );
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
