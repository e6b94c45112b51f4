import '../../../styles/lists.css';
import '../coverage-requests.css';
import { Page, usePhone } from '../../../brand';
import { Terms } from '../../../content';
import { useFormat, useText } from '../../../language';
import namesText from '../../../language/names.text';
import { useApprovalPath, useExceptionPath } from '../../../plan';
import { useFlag } from '../../../session';
import { ButtonLink, Card, LinkInText, Part, PhoneLink, useWhyClosed } from '../../../ui';
import type { CoverageRequest } from '../coverage-requests.requests';
import { RemindOffice } from '../RemindOffice';
import { StandingFacts } from '../StandingFacts';
import { StandingTag } from '../StandingTag';
import standingText from '../standing.text';
import { coverageRequestPath } from '../../../plan/coverage-request-paths';
import { useRequests } from '../../../plan/coverage-requests';
import { standingOf, useDrugNames, useIsForOthers, useNow } from '../use-requests';
import requestsText from './requests.text';
import { says } from '../../../says/says';

/** /member/coverage-requests: the member's requests and appeals, those that are open first. */
export function RequestsScreen() {
  const t = useText(requestsText, namesText);
  const { data, retry } = useRequests();
  const phone = <PhoneLink number={usePhone()} />;
  return (
    <Page
      title={t('screens.coverageRequests')}
      more={<p className="lead">{t('requests.lead')}</p>}
      paper
    >
      <div className="grid deck">
        <div className="c8 stack s5">
          <Part
            data={data}
            what="requests"
            help={phone}
            retry={retry}
            lines={8}
            isEmpty={({ requests }) => requests.length === 0}
            empty={<NoRequests />}
          >
            {({ requests }) => <Groups requests={requests} />}
          </Part>
        </div>
        <div className="c4 stack s5 no-print">
          <NewRequest />
        </div>
      </div>
    </Page>
  );
}

function Groups({ requests }: { requests: readonly CoverageRequest[] }) {
  const t = useText(requestsText);
  const now = useNow();
  const isForOthers = useIsForOthers();
  const isDecided = (request: CoverageRequest) =>
    ['approved', 'denied'].includes(standingOf(request, now).state);
  const groups = [
    [t('requests.open'), requests.filter((request) => !isDecided(request))],
    [t('requests.decided'), requests.filter(isDecided)],
  ] as const;
  return groups.map(
    ([title, all]) =>
      all.length > 0 && (
        <Card key={title} title={title}>
          <ul className="list">
            {all.map((request) => (
              <Row
                key={request.requestNumber}
                request={request}
                now={now}
                isNamed={isForOthers(requests)}
              />
            ))}
          </ul>
        </Card>
      ),
  );
}

interface RowProps {
  request: CoverageRequest;
  now: Date;
  /** Requests of several people are listed: each says whose it is. */
  isNamed: boolean;
}

function Row({ request, now, isNamed }: RowProps) {
  const t = useText(requestsText, standingText);
  const format = useFormat();
  const nameOf = useDrugNames();
  const standing = standingOf(request, now);
  const { requestNumber, topic, sentAt, patient } = request;
  return (
    <li className="stack s2">
      <div className="between">
        <h3>
          <LinkInText to={coverageRequestPath(requestNumber)}>
            {nameOf(request) || requestNumber}
          </LinkInText>
        </h3>
        <span {...says('requestStatus', requestNumber, standing.saidState)}>
          <StandingTag state={standing.saidState} />
        </span>
      </div>
      {isNamed && patient.name && <p>{t('coverage.patient', { name: patient.name })}</p>}
      <p className="mute" {...says('requestSent', requestNumber, sentAt)}>
        {t('requests.sent', {
          topic: t(`coverage.topic.${topic}`),
          date: sentAt && format.longDate(sentAt),
        })}
        <br />
        {t('requests.number', { number: requestNumber })}
      </p>
      <StandingFacts request={request} standing={standing} />
      {standing.lacksStatement && <RemindOffice request={request} />}
    </li>
  );
}

function NoRequests() {
  const t = useText(requestsText);
  const hasClaims = useFlag('claimsHistory');
  return (
    <section className="card stack">
      <h2>{t('requests.none')}</h2>
      <p>{t('requests.noneHint')}</p>
      {hasClaims && (
        <div className="no-print">
          <ButtonLink to="/member/claims" kind="secondary" icon="file-text">
            {t('requests.claims')}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}

/** The requests that the user may start; nothing for a caregiver, to whom all of them are closed. */
function NewRequest() {
  const t = useText(requestsText);
  const approval = useApprovalPath();
  const exception = useExceptionPath();
  const whyClosed = useWhyClosed();
  const ways = [
    [approval, 'requests.askDetermination', { icon: 'file-text' }],
    [
      exception !== approval && exception,
      'requests.askException',
      { kind: 'secondary', icon: 'file-text' },
    ],
    ['/member/appeal', 'requests.appeal', { kind: 'quiet' }],
  ] as const;
  const open = ways.flatMap(([to, label, look]) =>
    to && !whyClosed(to) ? [{ to, label, look }] : [],
  );
  if (open.length === 0) return null;
  return (
    <Card title={t('requests.new')}>
      <p className="mute">{t('requests.newHint')}</p>
      {open.map(({ to, label, look }) => (
        <ButtonLink key={label} to={to} {...look}>
          {t(label)}
        </ButtonLink>
      ))}
      <Terms ids={['coverage-determination', 'exception', 'appeal']} />
    </Card>
  );
}
