import { isAboutPayment } from '@portal/domain/coverage-requests';
import { useFormat, useText } from '../../../language';
import { ButtonLink, Card, Icon } from '../../../ui';
import type { CoverageRequest } from '../coverage-requests.requests';
import { appealPath, coverageRequestPath } from '../../../plan/coverage-request-paths';
import { type Standing, useDrugNames } from '../use-requests';
import requestText from './request.text';
import { says } from '../../../says/says';

interface DecisionProps {
  request: CoverageRequest;
  standing: Standing;
}

/** What was decided, why, what would change it, and the way to appeal. */
export function DecisionCard({ request, standing }: DecisionProps) {
  const t = useText(requestText);
  const format = useFormat();
  const { decision, outcome, appealBy, appealedBy, appealOf, requestNumber } = request;
  const { findings = [], wouldChange = '', reason = '', letterId = '' } = decision ?? {};
  return (
    <Card title={t('request.decision')}>
      <div className="stack s2">
        <p className="big">
          <Verdict request={request} standing={standing} />
        </p>
        <p className="lead">{reason}</p>
      </div>
      {findings.length > 0 && (
        <ul className="list">
          {findings.map(({ isMet, title, text }) => (
            <li key={title} className="rule finding">
              <span className={isMet ? 'ic t-ok' : 'ic t-bad'}>
                <Icon name={isMet ? 'check' : 'x'} />
              </span>
              <div>
                <h3>
                  <span className="sr">{t(isMet ? 'request.fits' : 'request.fitsNot')} </span>
                  {title}
                </h3>
                <p className="mute">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {wouldChange !== '' && (
        <p className="note row tight">
          <Icon name="info" />
          <span>
            <b>{t('request.change')}</b> {wouldChange}
          </span>
        </p>
      )}
      <div className="row no-print">
        {standing.mayAppeal && (
          <ButtonLink to={appealPath(requestNumber)} size="large">
            {t(outcome === 'partly' ? 'request.appealRest' : 'request.appeal')}
          </ButtonLink>
        )}
        {appealedBy !== '' && (
          <ButtonLink to={coverageRequestPath(appealedBy)}>{t('request.seeAppeal')}</ButtonLink>
        )}
        {appealOf !== '' && (
          <ButtonLink to={coverageRequestPath(appealOf)} kind="secondary">
            {t('request.seeAppealed')}
          </ButtonLink>
        )}
        {letterId !== '' && (
          <ButtonLink
            to={`/member/message-center?${new URLSearchParams({ message: letterId })}`}
            kind="secondary"
            icon="file-text"
          >
            {t('request.letter')}
          </ButtonLink>
        )}
      </div>
      {standing.mayAppeal && (
        <p className="mute" {...says('appealBy', requestNumber, appealBy)}>
          {t('request.until', { date: format.longDate(appealBy) })}
        </p>
      )}
    </Card>
  );
}

function Verdict({ request, standing }: DecisionProps) {
  const t = useText(requestText);
  const format = useFormat();
  const drug = useDrugNames()(request);
  const isApproved = standing.state === 'approved';
  if (!isAboutPayment(request.topic)) {
    return t(isApproved ? 'request.approved' : 'request.denied', { drug });
  }
  const amount = request.decision?.paysBack ?? null;
  if (!isApproved) return t('request.paysNothing', { drug });
  if (amount === null) return t('request.approved', { drug });
  const paid = format.money(amount);
  return request.outcome === 'partly'
    ? t('request.paysPart', { amount: paid })
    : t('request.paysBack', { drug, amount: paid });
}
