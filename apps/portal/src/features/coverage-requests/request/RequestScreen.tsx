import '../../../styles/lists.css';
import '../../../forms/form-screen.css';
import '../coverage-requests.css';
import { planDay } from '@portal/domain';
import { usedOf } from '@portal/domain/coverage-requests';
import { useSearchParams } from 'react-router-dom';
import { Page, PageHead, usePhone } from '../../../brand';
import { useFormat, useText } from '../../../language';
import namesText from '../../../language/names.text';

import { ButtonLink, Card, Link, LinkInText, Part, PhoneLink } from '../../../ui';
import type { CoverageRequest } from '../coverage-requests.requests';
import { RemindOffice } from '../RemindOffice';
import { StandingFacts } from '../StandingFacts';
import { StandingTag } from '../StandingTag';
import standingText from '../standing.text';
import { coverageRequestPath } from '../../../plan/coverage-request-paths';
import { useRequests } from '../../../plan/coverage-requests';
import { type Standing, standingOf, useDrugNames, useIsForOthers, useNow } from '../use-requests';
import { AppealTimeCard, CounterCard, CoveredCard } from './AsideCards';
import { clockOfRow } from './clock-of-row';
import { DecisionCard } from './DecisionCard';
import { HistoryCard } from './HistoryCard';
import { ProgressCard } from './ProgressCard';
import requestText from './request.text';
import { says } from '../../../says/says';

/** /member/coverage-request?number=…: one request of the member. */
export function RequestScreen() {
  const t = useText(requestText, namesText);
  const [params] = useSearchParams();
  const number = params.get('number') ?? '';
  const { data, retry } = useRequests();
  const now = useNow();
  const nameOf = useDrugNames();
  const request = data.data?.requests.find(({ requestNumber }) => requestNumber === number);
  const standing = request && standingOf(request, now);
  return (
    <Page
      paper
      head={
        <div className="stack s2">
          <nav className="no-print" aria-label={t('request.path')}>
            <ol className="crumbs">
              <li>
                <Link to="/member/dashboard">{t('screens.dashboard')}</Link>
              </li>
              <li>
                <Link to="/member/coverage-requests">{t('screens.coverageRequests')}</Link>
              </li>
              {request && (
                <li aria-current="page">
                  <span className="num">{number}</span>
                </li>
              )}
            </ol>
          </nav>
          <div className="between">
            <PageHead title={(request && nameOf(request)) || t('screens.coverageRequest')} />
            {standing && (
              <span {...says('requestStatus', number, standing.saidState)}>
                <StandingTag state={standing.saidState} />
              </span>
            )}
          </div>
          {request && standing && <Summary request={request} standing={standing} />}
        </div>
      }
    >
      <Part
        data={data}
        what="requests"
        help={<PhoneLink number={usePhone()} />}
        retry={retry}
        lines={8}
      >
        {({ requests }) =>
          request && standing ? (
            <Parts request={request} standing={standing} all={requests} />
          ) : (
            <Unknown />
          )
        }
      </Part>
    </Page>
  );
}

interface PartProps {
  request: CoverageRequest;
  standing: Standing;
}

function Summary({ request, standing }: PartProps) {
  const t = useText(requestText, standingText);
  const format = useFormat();
  const { topic, requestNumber, sentAt, decidedAt, isFast, patient } = request;
  const isNamed = useIsForOthers()([request]) && patient.name !== '';
  const clock = clockOfRow(request);
  const isDecided = standing.state === 'approved' || standing.state === 'denied';
  return (
    <>
      {isNamed && <p>{t('coverage.patient', { name: patient.name })}</p>}
      <p className="mute" {...says('requestSent', requestNumber, sentAt)}>
        {t('request.sent', {
          topic: t(`coverage.topic.${topic}`),
          number: requestNumber,
          date: sentAt && format.longDate(sentAt),
        })}{' '}
        {isFast && t('request.fast')}{' '}
        {isDecided &&
          clock &&
          t(`request.decidedIn.${clock.allowed.unit}`, {
            date: format.longDate(planDay(new Date(decidedAt))),
            used: usedOf(clock, decidedAt),
            allowed: clock.allowed.count,
          })}
      </p>
    </>
  );
}

function Parts({ request, standing, all }: PartProps & { all: readonly CoverageRequest[] }) {
  const others = all.filter(({ requestNumber }) => requestNumber !== request.requestNumber);
  const isDecided = standing.state === 'approved' || standing.state === 'denied';
  return (
    <div className="grid deck">
      <div className="c8 stack s5">
        {isDecided ? (
          <DecisionCard request={request} standing={standing} />
        ) : (
          <ProgressCard request={request} standing={standing} />
        )}
        <HistoryCard request={request} standing={standing} />
      </div>
      <div className="c4 stack s5">
        {isDecided && request.appealBy !== '' && request.appealedBy === '' && (
          <AppealTimeCard appealBy={request.appealBy} decidedAt={request.decidedAt} />
        )}
        <CounterCard request={request} standing={standing} />
        {standing.state !== 'approved' && request.coveredDrugs.length > 0 && (
          <CoveredCard request={request} />
        )}
        {others.length > 0 && <Others requests={others} now={standing.now} />}
      </div>
    </div>
  );
}

function Others({ requests, now }: { requests: readonly CoverageRequest[]; now: Date }) {
  const t = useText(requestText, standingText);
  const nameOf = useDrugNames();
  const isNamed = useIsForOthers()(requests);
  return (
    <Card title={t('request.other', { count: requests.length })}>
      <ul className="list">
        {requests.slice(0, 3).map((request) => {
          const standing = standingOf(request, now);
          return (
            <li key={request.requestNumber} className="stack s1">
              <h3>
                <LinkInText to={coverageRequestPath(request.requestNumber)}>
                  {nameOf(request) || request.requestNumber}
                </LinkInText>
              </h3>
              <p className="mute">{t(`coverage.topic.${request.topic}`)}</p>
              {isNamed && request.patient.name && (
                <p>{t('coverage.patient', { name: request.patient.name })}</p>
              )}
              <p {...says('requestStatus', request.requestNumber, standing.saidState)}>
                <StandingTag state={standing.saidState} />
              </p>
              <StandingFacts request={request} standing={standing} />
              {standing.lacksStatement && <RemindOffice request={request} />}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

function Unknown() {
  const t = useText(requestText);
  return (
    <section className="card stack">
      <h2>{t('request.unknown')}</h2>
      <p>{t('request.unknownHint')}</p>
      <div>
        <ButtonLink to="/member/coverage-requests">{t('request.all')}</ButtonLink>
      </div>
    </section>
  );
}
