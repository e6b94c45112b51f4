import { localDay } from '@portal/domain';
import { useFormat, useText } from '../../language';
import { useClock } from '../../platform';
import { useSession } from '../../session';
import { useAppDispatch, useAppSelector } from '../../store';
import { Button } from '../../ui';
import { type CoverageRequest, officeReminder } from './coverage-requests.requests';
import standingText from './standing.text';

/** Asks the office of the prescriber again, once a day. */
export function RemindOffice({ request }: { request: CoverageRequest }) {
  const t = useText(standingText);
  const format = useFormat();
  const dispatch = useAppDispatch();
  const today = localDay(useClock().now());
  const { emulation, userInfo } = useSession();
  const { status, input, data, failure } = useAppSelector(officeReminder.select);
  const { requestNumber } = request;
  const isOurs = input?.requestNumber === requestNumber;
  const remindedAt = (isOurs && data?.remindedAt) || request.remindedAt;
  const isToday =
    (remindedAt !== '' && localDay(new Date(remindedAt)) === today) ||
    (isOurs && failure?.code === 'REMINDED_TODAY');
  const remind = () =>
    dispatch(officeReminder.requested({ memberId: userInfo?.memberId ?? '', requestNumber }));
  const sentence = () => {
    if (isToday) return t('coverage.remindedToday');
    if (isOurs && failure) {
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
    </div>
  );
}
