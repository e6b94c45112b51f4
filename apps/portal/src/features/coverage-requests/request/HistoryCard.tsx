import type { ReactNode } from 'react';
import { useFormat, useText } from '../../../language';
import { Card, Icon, Tag } from '../../../ui';
import type { CoverageRequest } from '../coverage-requests.requests';
import type { Standing } from '../use-requests';
import historyText from './history.text';
import { type Said, says } from '../../../says/says';

interface HistoryProps {
  request: CoverageRequest;
  standing: Standing;
}

/** What happened to a request, what is next, and what follows an appeal. */
export function HistoryCard({ request, standing }: HistoryProps) {
  const t = useText(historyText);
  const format = useFormat();
  const { events, decision, dueAt } = request;
  const moment = (at: string) => `${format.weekday(at)}, ${format.time(at)}`;
  return (
    <Card title={t('history.title')}>
      <ol className="tl">
        {events.map(({ at, kind, note }) => (
          <Step
            key={`${kind} ${at}`}
            look="done"
            title={t(`history.${kind}`)}
            when={at && moment(at)}
            said={says('requestSent', request.requestNumber, kind === 'sent' ? at : null)}
          >
            {kind === 'decided'
              ? [
                  decision?.decidedBy && `${decision.decidedBy}.`,
                  dueAt && t('history.dueBy', { date: format.longDate(dueAt) }),
                ]
                  .filter(Boolean)
                  .join(' ')
              : note}
          </Step>
        ))}
        <Next request={request} standing={standing} />
      </ol>
    </Card>
  );
}

interface StepProps {
  look: 'done' | 'now' | '';
  title: string;
  when?: string | undefined;
  /** What `when` states. */
  said?: Said;
  children?: ReactNode;
}

function Step({ look, title, when, said, children }: StepProps) {
  return (
    <li className={look} aria-current={look === 'now' ? 'step' : undefined}>
      <Icon name={look === 'now' ? 'clock' : 'check'} />
      <div className="stack s1">
        <div className="between">
          <h3>{title}</h3>
          {when && (
            <span className="num mute" {...said}>
              {when}
            </span>
          )}
        </div>
        {children && <div className="mute">{children}</div>}
      </div>
    </li>
  );
}

function Next({ request, standing: { state, mayAppeal, lacksStatement } }: HistoryProps) {
  const t = useText(historyText);
  const format = useFormat();
  const by = (at: string) => at && t('history.by', { date: format.date(at) });
  const { appealBy, appealWait, fastAppealWait, dueAt, statementBy } = request;
  const { requestNumber: number } = request;
  const answers = says('requestAnswerBy', number, dueAt);
  const wait = ({ count, unit }: CoverageRequest['appealWait']) =>
    count === null ? '' : t(unit === 'days' ? 'history.days' : 'history.hours', { count });
  switch (state) {
    case 'waitingForPrescriber':
      return (
        <>
          <Step
            look="now"
            title={t('history.next.waitingForPrescriber')}
            when={by(statementBy)}
            said={says('statementBy', number, statementBy)}
          />
          <Step look="" title={t('history.next.inReview')} when={by(dueAt)} said={answers} />
        </>
      );
    case 'inReview':
      return (
        <>
          {lacksStatement && (
            <Step
              look="now"
              title={t('history.next.waitingForPrescriber')}
              when={by(dueAt)}
              said={answers}
            />
          )}
          <Step
            look={lacksStatement ? '' : 'now'}
            title={t('history.next.inReview')}
            when={by(dueAt)}
            said={answers}
          />
        </>
      );
    case 'withReviewer':
      return <Step look="now" title={t('history.next.withReviewer')} />;
    default:
      if (!mayAppeal) return null;
      return (
        <>
          <Step
            look="now"
            title={t('history.next.yourTurn')}
            when={by(appealBy)}
            said={says('appealBy', number, appealBy)}
          >
            <p>{t('history.yourTurn')}</p>
            <p>
              <Tag tone="warn" icon="user">
                {t('history.youAct')}
              </Tag>
            </p>
          </Step>
          <Step
            look=""
            title={t('history.ifAppeal')}
            when={t('history.waits', { standard: wait(appealWait), fast: wait(fastAppealWait) })}
          >
            {t('history.readAgain')}
          </Step>
        </>
      );
  }
}
