import '../../../styles/lists.css';
import '../coverage-requests.css';
import { clientOf, statementOfficeOf } from '@portal/client-config';
import { personName } from '@portal/domain';
import { hoursOf, type Wait } from '@portal/domain/coverage-requests';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Page, PrintButton, usePhone } from '../../../brand';
import { dateText, phoneText, useFormat, useText } from '../../../language';
import namesText from '../../../language/names.text';
import { useSession } from '../../../session';
import { Link, Part, PhoneLink } from '../../../ui';
import type { CoverageRequest } from '../coverage-requests.requests';
import standingText from '../standing.text';
import { coverageRequestPath } from '../../../plan/coverage-request-paths';
import { termsFrom, useRequests } from '../../../plan/coverage-requests';
import { standingOf, useDrugName, useNow } from '../use-requests';
import packetText from './packet.text';

/** /member/coverage-request/prescriber?number=…: what the office has to fill in, on paper. */
export function PacketScreen() {
  const t = useText(packetText, namesText);
  const [params] = useSearchParams();
  const { businessLine } = useSession();
  const { data, retry } = useRequests();
  const number = params.get('number') ?? '';
  const request = data.data?.requests.find(({ requestNumber }) => requestNumber === number);
  return (
    <Page
      className="packet"
      title={t('screens.prescriberPacket')}
      more={
        <p className="no-print">
          <Link to={request ? coverageRequestPath(number) : '/member/coverage-requests'}>
            {t(request ? 'packet.back' : 'screens.coverageRequests')}
          </Link>
        </p>
      }
      paper
    >
      <Part data={data} what="requests" retry={retry} lines={8}>
        {({ clocks }) => <Packet request={request} fast={termsFrom(clocks, businessLine).fast} />}
      </Part>
    </Page>
  );
}

/** What the statement has to say, by what is asked for. */
function pointsOf(topic: CoverageRequest['topic'] | undefined) {
  const why =
    topic === 'moreQuantity'
      ? 'quantity'
      : topic === 'lowerTier' || topic === 'movedTier'
        ? 'tier'
        : 'why';
  return ['diagnosis', 'dose', 'tried', why, 'safety'] as const;
}

interface PacketProps {
  request: CoverageRequest | undefined;
  /** How long the plan takes at most for a fast request. */
  fast: Wait;
}

/** Without a request the papers are there to be filled in by hand. */
function Packet({ request, fast }: PacketProps) {
  const t = useText(packetText, standingText);
  const format = useFormat();
  const nameOf = useDrugName();
  const { userInfo, client, businessLine } = useSession();
  const phone = usePhone();
  const ownName = userInfo && personName(userInfo.userFirstName, userInfo.userLastName);
  const now = useNow();
  const state = request && standingOf(request, now).state;
  const until = request && state === 'waitingForPrescriber' ? request.statementBy : '';
  const decidedBy = request && state === 'inReview' ? request.dueAt : '';
  const moment = (at: string) => ({ date: format.longDate(at), time: format.theTime(at) });
  const office = [
    ['office', request?.prescriberName],
    ['phone', phoneText(request?.prescriberPhone ?? '')],
    ['fax', phoneText(request?.prescriberFax ?? '')],
  ] as const;
  const about = [
    ['patient', request?.patient.name || ownName],
    ['born', dateText(request?.patient.birthDate || (userInfo?.dob ?? ''), format.longDate, '')],
    ['memberId', request?.patient.memberId || userInfo?.memberId],
    ['number', request?.requestNumber],
    ['drug', request && nameOf(request)],
    ['request', request && t(`coverage.topic.${request.topic}`)],
    ['by', dateText(until || decidedBy, format.longDate, '')],
  ] as const;
  const plan = statementOfficeOf(businessLine ?? 'COMMERCIAL');
  const sendTo = [
    ['planFax', plan.fax],
    ['planMail', [clientOf(client).name, ...plan.address].join(', ')],
  ] as const;
  return (
    <>
      <p className="no-print">{t('packet.how')}</p>
      <Facts title={t('packet.to')} rows={office} />
      <Facts title={t('packet.about')} rows={about} />
      <Facts title={t('packet.sendTo')} rows={sendTo}>
        {until && (
          <p className="note">
            {t('packet.until', moment(until))} {t('packet.clock')}
          </p>
        )}
        {decidedBy && <p className="note">{t('packet.soon', moment(decidedBy))}</p>}
      </Facts>
      <section className="card stack" aria-labelledby="packet-say">
        <h2 id="packet-say">{t('packet.say')}</h2>
        <ol className="stack">
          {pointsOf(request?.topic).map((point) => (
            <li key={point}>
              {t(`packet.say.${point}`)}
              <div className="blank-line" aria-hidden="true" />
              <div className="blank-line" aria-hidden="true" />
            </li>
          ))}
        </ol>
        <div>
          {t('packet.sign')}
          <div className="blank-line" aria-hidden="true" />
        </div>
        {!request?.isFast && (
          <p className="note">{t('packet.fast', { hours: String(hoursOf(fast)) })}</p>
        )}
        <p>{t.parts('packet.questions', { phone: <PhoneLink number={phone} /> })}</p>
      </section>
      <div className="no-print">
        <PrintButton kind="primary" label={t('packet.print')} />
      </div>
    </>
  );
}

type Rows = readonly (readonly [
  (
    | 'office'
    | 'phone'
    | 'fax'
    | 'planFax'
    | 'planMail'
    | 'patient'
    | 'born'
    | 'memberId'
    | 'number'
    | 'drug'
    | 'request'
    | 'by'
  ),
  string | null | undefined,
])[];

function Facts({ title, rows, children }: { title: string; rows: Rows; children?: ReactNode }) {
  const t = useText(packetText);
  return (
    <section className="card stack" aria-label={title}>
      <h2>{title}</h2>
      <dl className="standing-facts">
        {rows.map(([name, value]) => (
          <div key={name} className="between">
            <dt>{t(`packet.${name}`)}</dt>
            <dd className={value ? undefined : 'to-write'}>
              {value || (
                <>
                  {t('packet.write')}
                  <span className="blank-line" aria-hidden="true" />
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
}
