import { useText } from '../../../language';
import { usePhone } from '../../../brand';
import { IfFeature } from '../../../session';
import { Card, Icon, Link } from '../../../ui';
import { PhoneLink } from '../../../ui/PhoneLink';
import dashboardText from '../dashboard.text';

/** Whom to call: the number on the member's card, else the client's. */
export function HelpCard() {
  const t = useText(dashboardText);
  const phone = usePhone();
  return (
    <Card title={t('dashboard.help.title')}>
      <p className="mute">{t('dashboard.help.text')}</p>
      <p className="row tight">
        <Icon name="phone" />
        <PhoneLink number={phone} />
        <span className="mute">TTY&nbsp;711</span>
      </p>
      <IfFeature flag="contactUs">
        <Link to="/member/contact">{t('dashboard.help.contact')}</Link>
      </IfFeature>
    </Card>
  );
}
