import { useText } from '../../language';
import namesText from '../../language/names.text';
import { usePhone } from '../../brand';
import vendorText from '../../plan/mail-order-vendor.text';
import { ButtonLink, Message, PhoneLink } from '../../ui';
import { signInPath } from './AskPage';
import quickRefillText from './quick-refill.text';

/** For visitors of a client whose vendor delivers: only a member's record has the vendor's link. */
export function VendorPage() {
  const t = useText(quickRefillText, vendorText, namesText);
  return (
    <Message
      icon="truck"
      title={t('screens.quickRefill')}
      actions={
        <>
          <ButtonLink icon="user" to={signInPath}>
            {t('quickRefill.signIn')}
          </ButtonLink>
          <ButtonLink kind="secondary" to="/member/contact">
            {t('screens.contact')}
          </ButtonLink>
        </>
      }
    >
      <p>{t('mailOrderVendor.why')}</p>
      <p>{t('quickRefill.vendor')}</p>
      <p className="mute">
        {t.parts('quickRefill.tty', { phone: <PhoneLink number={usePhone()} /> })}
      </p>
    </Message>
  );
}
