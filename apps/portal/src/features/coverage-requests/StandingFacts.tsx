import { isAboutPayment } from '@portal/domain/coverage-requests';
import { useFormat, useText } from '../../language';
import type { CoverageRequest } from './coverage-requests.requests';
import standingText from './standing.text';
import type { Standing } from './use-requests';
import { says } from '../../says/says';

/** Who acts now, what they do, by when, and what follows. */
export function StandingFacts({
  request,
  standing,
}: {
  request: CoverageRequest;
  standing: Standing;
}) {
  const t = useText(standingText);
  const format = useFormat();
  const { state, saidState, actor, lacksStatement } = standing;
  const { allowed, prescriberName, topic } = request;
  const byWhen = deadlineOf(request, standing);
  const shownDeadline = byWhen && format.date(byWhen);
  const paysBack = state === 'approved' && isAboutPayment(topic);
  const who =
    actor === 'prescriber' && prescriberName
      ? prescriberName
      : t(`coverage.actor.${actor ?? 'none'}`);
  const rows = [
    [t('coverage.whoActs'), who],
    [
      t('coverage.what'),
      actor && t(paysBack ? 'coverage.does.paysBack' : `coverage.does.${saidState}`),
    ],
    [t('coverage.byWhen'), shownDeadline],
    [
      t('coverage.thenWe'),
      (lacksStatement && state === 'inReview' && t('coverage.decideAnyway')) ||
        (state === 'waitingForPrescriber' &&
          allowed.count !== null &&
          t(`coverage.answerIn.${allowed.unit === 'days' ? 'days' : 'hours'}`, {
            count: allowed.count,
          })),
    ],
  ] as const;
  return (
    <dl className="standing-facts">
      {rows.map(
        ([name, value]) =>
          value && (
            <div key={name} className="between">
              <dt>{name}</dt>
              <dd
                {...(value === shownDeadline &&
                  says(deadlineFact(state), request.requestNumber, byWhen))}
              >
                {value}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

const deadlineFact = (state: Standing['state']) =>
  state === 'waitingForPrescriber'
    ? 'statementBy'
    : state === 'inReview'
      ? 'requestAnswerBy'
      : 'appealBy';

/** The moment or the last day of what has to be done now; '' where there is none. */
function deadlineOf(
  { statementBy, dueAt, appealBy }: CoverageRequest,
  { state, mayAppeal }: Standing,
): string {
  if (state === 'waitingForPrescriber') return statementBy;
  if (state === 'inReview') return dueAt;
  return state === 'denied' && mayAppeal ? appealBy : '';
}
