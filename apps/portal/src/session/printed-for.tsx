import { clientOf } from '@portal/client-config';
import { dayNumber, greetingName, localDay } from '@portal/domain';
import { useFormat, useText } from '../i18n';
import { useClock } from '../requests';
import { useSession } from './use-session';

/** On paper only: whose page this is, and the day it was printed. */
export function PrintedFor() {
  const t = useText();
  const format = useFormat();
  const clock = useClock();
  const { client, userInfo } = useSession();
  if (!userInfo) return null;
  const born = dayNumber(userInfo.dob);
  return (
    <div className="only-print">
      <p>
        {t.parts('printedFor.by', {
          client: <b>{clientOf(client).name}</b>,
          date: format.longDate(localDay(clock.now())),
        })}
      </p>
      <p>
        <span className="cap">{greetingName(userInfo.userFirstName, userInfo.userLastName)}</span>
        {born !== null && (
          <>
            ,{' '}
            {t('printedFor.born', {
              date: format.longDate(new Date(born).toISOString().slice(0, 10)),
            })}
          </>
        )}
        {userInfo.memberId && <>. {t('printedFor.memberId', { id: userInfo.memberId })}</>}
      </p>
    </div>
  );
}
