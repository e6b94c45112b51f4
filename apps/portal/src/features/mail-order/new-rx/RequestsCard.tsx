import { isRequestOpen, paperAnswerDays } from '@portal/domain/mail-order';
import { useFormat, useLanguage, useText } from '../../../language';
import { Card, Link, Part, PhoneLink, Tag, type Tone } from '../../../ui';
import { requestId, useLinkedNumber } from '../linked-request';
import { useOfPatient } from '../family/use-of-patient';
import { type NewRxRequest, newRxRequests } from '../home-delivery.requests';
import { medicineName } from '../mail-order-labels';
import { newRxPaths } from './new-rx-paths';
import newRxText from './new-rx.text';

/** What became of the requests for new prescriptions; nothing where there are none. */
export function RequestsCard({ mayAsk }: { mayAsk: boolean }) {
  const t = useText(newRxText);
  const { data, retry } = useOfPatient(newRxRequests);
  if (data.data?.requests.length === 0) return null;
  return (
    <Card title={t('newRx.requests')}>
      <Part data={data} what="requests" retry={retry} keepWhileLoading lines={3}>
        {({ requests }) => (
          <ul className="list">
            {requests.map((request) => (
              <RequestItem key={request.referenceNumber} request={request} mayAsk={mayAsk} />
            ))}
          </ul>
        )}
      </Part>
    </Card>
  );
}

const tones: Readonly<Record<NewRxRequest['state'], Tone>> = {
  received: 'info',
  waiting: 'info',
  ready: 'ok',
  refused: 'warn',
  unknown: 'neutral',
};

function RequestItem({ request, mayAsk }: { request: NewRxRequest; mayAsk: boolean }) {
  const t = useText(newRxText);
  const format = useFormat();
  const isLinked = useLinkedNumber() === request.referenceNumber || undefined;
  const language = useLanguage();
  const { referenceNumber: number, state, way, officeName, sentOn } = request;
  const date = sentOn && format.date(sentOn);
  const isOpen = isRequestOpen(request);
  // Of one on paper nothing was received before the letter.
  const isLetterDue = way === 'paper' && isOpen;
  return (
    <li className="stack s2" id={requestId(number)} tabIndex={-1} aria-current={isLinked}>
      <div>
        <Tag tone={tones[state]}>
          {state === 'waiting' || isLetterDue
            ? t(`newRx.state.waiting.${way}`)
            : t(`newRx.state.${state}`)}
        </Tag>
      </div>
      <h3>{medicineName(request, language)}</h3>
      <p className="mute small">{t('newRx.from', { office: officeName, date, number })}</p>
      {isLetterDue && <p>{t('newRx.answerAfterLetter', { days: paperAnswerDays })}</p>}
      {isOpen && !isLetterDue && request.answerBy && (
        <p>{t('newRx.answerBy', { date: format.longDate(request.answerBy) })}</p>
      )}
      {state === 'refused' && <Refusal request={request} mayAsk={mayAsk} />}
      {isLetterDue && (
        <Link to={`/member/mail-order/paper-form?request=${encodeURIComponent(number)}`}>
          {t('newRx.printForm')}
        </Link>
      )}
    </li>
  );
}

/** Ten digits in the groups in which they are read. */
const spaced = (phone: string) => phone.replace(/^(\d{3})(\d{3})(\d{4})$/, '1-$1-$2-$3');

function Refusal({ request, mayAsk }: { request: NewRxRequest; mayAsk: boolean }) {
  const t = useText(newRxText);
  const language = useLanguage();
  const { refusal, officeName: office, officePhone, way } = request;
  const needsPrescriber = refusal === 'noRefills' || refusal === 'controlled';
  return (
    <>
      <p>
        {refusal === 'needsVisit' || refusal === 'noAnswer'
          ? t.parts(`newRx.refusal.${refusal}`, {
              office,
              phone: <PhoneLink number={spaced(officePhone)} />,
            })
          : t(`newRx.refusal.${refusal}`, { office })}
      </p>
      {mayAsk && (
        <Link to={needsPrescriber ? newRxPaths.prescriber : newRxPaths[way]}>
          {t(needsPrescriber ? 'newRx.prescriber' : 'newRx.again')}
          <span className="sr"> {medicineName(request, language)}</span>
        </Link>
      )}
    </>
  );
}
