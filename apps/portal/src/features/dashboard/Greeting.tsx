import { greetingAt, greetingName } from '@portal/domain';
import { PageHead } from '../../brand';
import { useText } from '../../language';
import { useClock } from '../../platform';
import { useFlag, useSession } from '../../session';
import dashboardText from './dashboard.text';
import screenTitlesText from '../../language/screen-titles.text';

/** "{greeting}, {first name} {last name}!" by the time of day and by flag (SH-2), and the plan below. */
export function Greeting() {
  const t = useText(screenTitlesText, dashboardText);
  const clock = useClock();
  const greets = useFlag('greeting');
  const { userInfo } = useSession();
  const name = greetingName(userInfo?.userFirstName ?? '', userInfo?.userLastName ?? '');
  const heading =
    greets && name
      ? t.parts(`dashboard.greeting.${greetingAt(clock.now())}`, {
          name: <span className="cap">{name}</span>,
        })
      : t('screens.dashboard');
  return (
    <PageHead
      title={heading}
      lead={
        userInfo?.planId &&
        t('dashboard.plan', { plan: userInfo.planId, member: userInfo.memberId })
      }
    />
  );
}
