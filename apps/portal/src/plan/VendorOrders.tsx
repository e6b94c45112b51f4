import { useText } from '../language';
import { MailOrderLink } from './MailOrderLink';
import vendorText from './mail-order-vendor.text';

/** In place of what the portal knows of home delivery: a vendor runs it, and orders are placed at the vendor. */
export function VendorOrders() {
  const t = useText(vendorText);
  return (
    <>
      <p>{t('mailOrderVendor.why')}</p>
      <MailOrderLink button="wide">{t('mailOrderVendor.go')}</MailOrderLink>
    </>
  );
}
