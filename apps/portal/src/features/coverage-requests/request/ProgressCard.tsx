import { hoursToReviewer, usedOf } from '@portal/domain/coverage-requests';
import { useFormat, useText } from '../../../language';
import { useSession } from '../../../session';
import { ButtonLink, Card, Icon, Meter } from '../../../ui';
import type { CoverageRequest } from '../coverage-requests.requests';
import { RemindOffice } from '../RemindOffice';
import { StandingFacts } from '../StandingFacts';
import { appealPath, packetPath } from '../../../plan/coverage-request-paths';
import { type Standing } from '../use-requests';
import { clockOfRow } from './clock-of-row';
import requestText from './request.text';
import { says, saysAll } from '../../../says/says';

interface ProgressProps {
  request: CoverageRequest;
  standing: Standing;
}

/** Where an open request stands: the clock, who acts, what is missing, and what the member can do. */
export function ProgressCard({ request, standing }: ProgressProps) {
  const t = useText(requestText);
  const { emulation } = useSession();
  const { saidState: state, mayAppeal } = standing;
  const { needsStatement, prescriberName, requestNumber } = request;
  const isOpen = state === 'waitingForPrescriber' || state === 'inReview';
  if (state === 'approved' || state === 'denied') return null;
  return (
    <Card title={t('request.now')}>
      <div className="stack s2">
        <p className="big">{t(`request.now.${state}`)}</p>
        <ClockLine request={request} standing={standing} />
      </div>
      <StandingFacts request={request} standing={standing} />
      {isOpen && (
        <section className="stack s1">
          <h3>{t('request.missing')}</h3>
          <p className={needsStatement ? 'note row tight' : 'mute'}>
            {needsStatement && <Icon name="file-pen" />}
            <span>
              {needsStatement
                ? t('request.missingStatement', {
                    prescriber: prescriberName || t('request.yourPrescriber'),
                  })
                : t('request.nothingMissing')}{' '}
              {needsStatement && t('request.withoutStatement')}
            </span>
          </p>
        </section>
      )}
      <div className="row no-print">
        {standing.lacksStatement && (
          <ButtonLink to={packetPath(requestNumber)} icon="printer">
            {t('request.packet')}
          </ButtonLink>
        )}
        {mayAppeal && !emulation && (
          <ButtonLink to={appealPath(requestNumber)}>{t('request.appealNow')}</ButtonLink>
        )}
      </div>
      {standing.lacksStatement && <RemindOffice request={request} />}
    </Card>
  );
}

function ClockLine({ request, standing: { state, now, lacksStatement } }: ProgressProps) {
  const t = useText(requestText);
  const format = useFormat();
  const clock = clockOfRow(request);
  if (!clock) return null;
  const { allowed, dueAt, statementBy } = clock;
  const moment = (at: string) => ({ date: format.longDate(at), time: format.theTime(at) });
  if (state === 'waitingForPrescriber') {
    return (
      <p
        className="lead"
        {...saysAll(
          says('statementBy', request.requestNumber, statementBy),
          says('requestAnswerBy', request.requestNumber, dueAt),
        )}
      >
        {t(`request.waits.${allowed.unit}`, {
          count: allowed.count,
          due: format.longDate(dueAt),
          ...moment(statementBy),
        })}
      </p>
    );
  }
  if (state === 'withReviewer' || state === 'overdue') {
    return (
      <p className="lead" {...says('requestAnswerBy', request.requestNumber, dueAt)}>
        {state === 'overdue'
          ? t('request.missed.member', moment(dueAt))
          : t('request.missed.reviewer', { ...moment(dueAt), hours: `${hoursToReviewer}` })}
      </p>
    );
  }
  const used = Math.min(usedOf(clock, now.toISOString()), allowed.count);
  return (
    <>
      <p className="lead" {...says('requestAnswerBy', request.requestNumber, dueAt)}>
        {t(lacksStatement ? 'request.dueWithout' : 'request.due', moment(dueAt))}
      </p>
      <Meter width={Math.min(98, (used / allowed.count) * 98)} />
      <p className="small mute">
        {t(`request.used.${allowed.unit}`, { used, allowed: allowed.count })}
      </p>
    </>
  );
}
