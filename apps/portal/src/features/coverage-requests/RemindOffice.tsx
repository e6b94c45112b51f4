import { coverageRequests } from '@portal/contracts/coverage-requests';
import { planDay } from '@portal/domain';
import { ArrivalNotice } from '../../forms/sent/ArrivalNotice';
import { useMayHaveArrived } from '../../forms/sent/use-arrival';
import { useFormat, useLanguage, useText } from '../../language';
import { useToday } from '../../platform';
import { useSession } from '../../session';
import { requestOf, useAnswer, useAppDispatch, useAppSelector } from '../../store';
import { Button } from '../../ui';
import { type CoverageRequest, officeReminder } from './coverage-requests.requests';
import standingText from './standing.text';

/** Asks the office of the prescriber again, once a day. */
export function RemindOffice({ request }: { request: CoverageRequest }) {
  const t = useText(standingText);
  const format = useFormat();
  const dispatch = useAppDispatch();
  const today = useToday();
  const { emulation, userInfo } = useSession();
  const { status, input, data, failure } = useAppSelector(officeReminder.select);
  const { requestNumber } = request;
  const isOurs = input?.requestNumber === requestNumber;
  const remindedAt = (isOurs && data?.remindedAt) || request.remindedAt;
  const isOfToday = (at: string) => at !== '' && planDay(new Date(at)) === today;
  const isToday = isOfToday(remindedAt) || (isOurs && failure?.code === 'REMINDED_TODAY');
  const mayHave = useMayHaveArrived(isOurs && !isToday ? failure : undefined, {
    key: requestNumber,
  });
  const remind = () =>
    dispatch(officeReminder.requested({ memberId: userInfo?.memberId ?? '', requestNumber }));
  const sentence = () => {
    if (isToday) return t('coverage.remindedToday');
    if (isOurs && failure && !mayHave) {
      return t(
        failure.code === 'NO_STATEMENT_WANTED'
          ? 'coverage.remindNotNeeded'
          : 'coverage.remindFailed',
      );
    }
    return remindedAt === '' ? '' : t('coverage.reminded', { date: format.longDate(remindedAt) });
  };
  return (
    <div className="stack s1 no-print">
      {!emulation && !isToday && (
        <div>
          <Button
            kind="secondary"
            icon="send"
            busy={isOurs && status === 'loading'}
            onClick={remind}
          >
            {t('coverage.remind')}
          </Button>
        </div>
      )}
      <p role="status" className="mute">
        {sentence()}
      </p>
      {isOurs && failure && mayHave && (
        <ReminderArrival
          requestNumber={requestNumber}
          isOfToday={isOfToday}
          onThere={(at) => dispatch(officeReminder.succeeded(input, { remindedAt: at }))}
        />
      )}
    </div>
  );
}

/** Not the list that the page shows: it stays as it is while the service is asked. */
const requestsNow = requestOf(coverageRequests.getList, 'arrival');

interface ReminderArrivalProps {
  requestNumber: string;
  isOfToday: (remindedAt: string) => boolean;
  onThere: (remindedAt: string) => void;
}

/** Whether the office was reminded although no answer said so: its request tells. */
function ReminderArrival({ requestNumber, isOfToday, onThere }: ReminderArrivalProps) {
  const t = useText(standingText);
  const language = useLanguage();
  const memberId = useSession().userInfo?.memberId ?? '';
  const { data } = useAnswer(requestsNow);
  const remindedIn = (requests: readonly CoverageRequest[] = []) =>
    requests.find((each) => each.requestNumber === requestNumber)?.remindedAt;
  const unknown = { title: t('coverage.remindUnknown'), hint: t('coverage.remindAgain') };
  return (
    <ArrivalNotice
      request={requestsNow}
      input={{ memberId, language }}
      isThere={({ requests }) => isOfToday(remindedIn(requests) ?? '')}
      onThere={({ requests }) => onThere(remindedIn(requests) ?? '')}
      say={{
        looking: t('coverage.remindLooking'),
        notThere:
          remindedIn(data?.requests) === undefined
            ? unknown
            : { title: t('coverage.remindNotSoFar'), hint: t('coverage.remindAgain') },
        unknown,
      }}
    />
  );
}
