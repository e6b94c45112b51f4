import { links } from '@portal/client-config';
import { ExternalLink } from '../../../dialogs';
import { useText } from '../../../language';
import { usePhone } from '../../../brand';
import { useFlag, useSession } from '../../../session';
import { PhoneLink } from '../../../ui';
import planText from './plan-selection.text';

/** Where else a plan can be chosen: the enrollment page (Spec §2.1), Medicare, or by phone. */
export function OtherWays() {
  const t = useText(planText);
  const phone = usePhone();
  const isMedicare = useSession().businessLine === 'MEDD';
  const canEnroll = useFlag('enroll', 'unsecuredEnroll');
  return (
    <div className="mute prose stack s1">
      {canEnroll && (
        <p>
          <ExternalLink to={links.enrollment.href} confirm>
            {t('plans.enrollment')}
          </ExternalLink>
        </p>
      )}
      <p>
        {t.parts('plans.call', { phone: <PhoneLink number={phone} /> })}
        {isMedicare && ' '}
        {isMedicare && t.parts('plans.medicare', { phone: <PhoneLink number="1-800-633-4227" /> })}
      </p>
    </div>
  );
}
