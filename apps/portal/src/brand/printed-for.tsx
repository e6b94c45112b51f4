import { clientOf } from '@portal/client-config';
import { personName, localDay } from '@portal/domain';
import { dateText, useFormat, useText } from '../language';
import { useClock } from '../platform';
import { usePrinting } from '../ui/use-printing';
import { useSession } from '../session';
import printedForText from './printed-for.text';

/** On paper only: whose page this is, and the day it was printed. */
export function PrintedFor() {
  const t = useText(printedForText);
  const format = useFormat();
  const clock = useClock();
  const { client, userInfo } = useSession();
  // Rendered again for the printer, so that the day is right on a page that was open overnight.
  usePrinting();
  if (!userInfo) return null;
  const born = dateText(userInfo.dob, format.longDate, '');
  return (
    <div className="only-print">
      <p>
        {t.parts('printedFor.by', {
          client: <b>{clientOf(client).name}</b>,
          date: format.longDate(localDay(clock.now())),
        })}
      </p>
      <p>
        {personName(userInfo.userFirstName, userInfo.userLastName)}
        {born && <>, {t('printedFor.born', { date: born })}</>}
        {userInfo.memberId && <>. {t('printedFor.memberId', { id: userInfo.memberId })}</>}
      </p>
    </div>
  );
}
