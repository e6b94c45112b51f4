import { useText } from '../../../language';
import { coverageRequestPath } from '../../../plan/coverage-request-paths';
import { ButtonLink, Message } from '../../../ui';
import type { CoverageRequest } from '../coverage-requests.requests';
import requestText from '../request/request.text';
import askText from './ask.text';

/** In the place of the form: the decision was appealed, and one appeal is enough. */
export function AppealedMessage({ appealedBy }: Pick<CoverageRequest, 'appealedBy'>) {
  const t = useText(askText, requestText);
  return (
    <Message
      icon="file-text"
      title={t('ask.appealed')}
      actions={
        <>
          <ButtonLink to={coverageRequestPath(appealedBy)}>{t('request.seeAppeal')}</ButtonLink>
          <ButtonLink to="/member/coverage-requests" kind="secondary">
            {t('request.all')}
          </ButtonLink>
        </>
      }
    >
      <p>{t('ask.appealedHint', { number: appealedBy })}</p>
    </Message>
  );
}
