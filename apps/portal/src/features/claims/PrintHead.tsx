import { clientOf } from '@portal/client-config';
import { greetingName, localDay } from '@portal/domain';
import { useFormat, useText } from '../../i18n';
import { useClock } from '../../requests';
import { useSession } from '../../session';
import { dateWords } from './claim-words';
import { usePrinting } from './use-printing';

/** On paper only: whose claims these are, and the day they were printed. */
export function PrintHead() {
  const t = useText();
  const format = useFormat();
  const clock = useClock();
  const { client, userInfo } = useSession();
  // Drawn anew for the printer, so that the day is right on a page that stood open overnight.
  usePrinting();
  if (!userInfo) return null;
  const born = dateWords(userInfo.dob, format.longDate);
  return (
    <div className="only-print">
      <p>
        {t.parts('claims.printed', {
          client: <b>{clientOf(client).name}</b>,
          date: format.longDate(localDay(clock.now())),
        })}
      </p>
      <p>
        <span className="cap">{greetingName(userInfo.userFirstName, userInfo.userLastName)}</span>
        {born && <>, {t('claims.born', { date: born })}</>}
        {userInfo.memberId && <>. {t('claims.memberId', { id: userInfo.memberId })}</>}
      </p>
    </div>
  );
}
