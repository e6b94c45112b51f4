import { useFormat, useText } from '../../../language';
import { ButtonLink } from '../../../ui';
import type { ClaimEntry } from '../claims.requests';
import claimRequestText from './claim-request.text';
import { says, saysAll } from '../../../says/says';

type Request = NonNullable<ClaimEntry['coverageRequest']>;

/** What became of the member's request to pay for a rejected claim after all. */
export function RequestOfClaim({ request }: { request: Request }) {
  const t = useText(claimRequestText);
  const format = useFormat();
  const { requestNumber, state, dueAt, youPay } = request;
  const date = dueAt && format.longDate(dueAt);
  const sentence = () => {
    switch (state) {
      case 'unknown':
        return t('claimRequest.sent');
      case 'waitingForPrescriber':
        return t(date ? 'claimRequest.waitingWithDay' : 'claimRequest.waitingForPrescriber', {
          date,
        });
      case 'inReview':
        return t('claimRequest.inReview', { date });
      case 'approved':
        return youPay === null
          ? t('claimRequest.approved')
          : t('claimRequest.payable', { amount: format.money(youPay) });
      default:
        return t(`claimRequest.${state}`);
    }
  };
  return (
    <>
      <p
        {...saysAll(
          says('requestStatus', requestNumber, state === 'unknown' ? null : state),
          says(
            'requestAnswerBy',
            requestNumber,
            state === 'inReview' || state === 'waitingForPrescriber' ? dueAt : null,
          ),
        )}
      >
        {sentence()}
      </p>
      <div className="no-print">
        <ButtonLink
          icon="file-text"
          to={`/member/coverage-request?${new URLSearchParams({ number: requestNumber })}`}
        >
          {t('claimRequest.see')}
        </ButtonLink>
      </div>
    </>
  );
}
