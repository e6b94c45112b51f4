import { clientOf } from '@portal/client-config';
import { lastFour, localDay, personName } from '@portal/domain';
import { dateText, useFormat, useText } from '../language';
import { useClock } from '../platform';
import { usePrinting } from '../ui/use-printing';
import { useSession } from '../session';
import printedForText from './printed-for.text';

interface PrintedForProps {
  /** Another person of the plan whose page it is; the signed-in member without it. */
  person?: { name: string; dob: string; memberId: string } | null;
  /** On a copy of a form, the member ID shows its last four characters. */
  isMasked?: boolean;
}

/** On paper only: whose page this is, and the day it was printed. */
export function PrintedFor({ person, isMasked = false }: PrintedForProps) {
  const t = useText(printedForText);
  const format = useFormat();
  const clock = useClock();
  const { client, userInfo } = useSession();
  // Rendered again for the printer, so that the day is right on a page that was open overnight.
  usePrinting();
  if (!userInfo) return null;
  const { name, dob, memberId } = person ?? {
    name: personName(userInfo.userFirstName, userInfo.userLastName),
    dob: userInfo.dob,
    memberId: userInfo.memberId,
  };
  const born = dateText(dob, format.longDate, '');
  return (
    <div className="only-print">
      <p>
        {t.parts('printedFor.by', {
          client: <b>{clientOf(client).name}</b>,
          date: format.longDate(localDay(clock.now())),
        })}
      </p>
      <p>
        {name}
        {born && <>, {t('printedFor.born', { date: born })}</>}
        {memberId && (
          <>. {t('printedFor.memberId', { id: isMasked ? lastFour(memberId) : memberId })}</>
        )}
      </p>
    </div>
  );
}
