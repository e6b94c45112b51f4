import { useText } from '../../../language';
import { IfAddition } from '../../../session';
import { ButtonLink, Card } from '../../../ui';
import { coverageRequestPath } from '../../../plan/coverage-request-paths';
import askText from './ask.text';

/** In the confirmation of a form: the way to what becomes of it. */
export function FollowCard({ requestNumber }: { requestNumber: string }) {
  const t = useText(askText);
  return (
    <IfAddition name="coverageRequests">
      <div className="no-print">
        <Card title={t('ask.follow')}>
          <p className="mute">{t('ask.followHint')}</p>
          <div>
            <ButtonLink to={coverageRequestPath(requestNumber)}>{t('ask.see')}</ButtonLink>
          </div>
        </Card>
      </div>
    </IfAddition>
  );
}
