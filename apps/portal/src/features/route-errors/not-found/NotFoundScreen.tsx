import { useText } from '../../../language';
import { usePhone } from '../../../brand';
import { Message, PhoneLink } from '../../../ui';
import { WayBack } from '../WayBack';
import routeErrorsText from '../route-errors.text';

/** Any unknown path. */
export function NotFoundScreen() {
  const t = useText(routeErrorsText);
  const phone = usePhone();
  return (
    <Message icon="search" title={t('routeErrors.notFound')} actions={<WayBack kind="primary" />}>
      <p>{t.parts('routeErrors.notFoundHint', { phone: <PhoneLink number={phone} /> })}</p>
    </Message>
  );
}
