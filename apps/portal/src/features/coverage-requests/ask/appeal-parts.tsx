import { planDay, personName, kindOf } from '@portal/domain';
import { isAboutPayment } from '@portal/domain/coverage-requests';
import type { Answers } from '@portal/domain/forms';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { isClaimToAsk } from '../../../forms/claim-to-ask';
import type { FormParts } from '../../../forms/form-parts';
import { FormHelp } from '../../../forms/FormHelp';
import { useSession } from '../../../session';
import { useClocks, useRequests } from '../../../plan/coverage-requests';
import { useText } from '../../../language';
import { coverageRequestPath } from '../../../plan/coverage-request-paths';
import { ButtonLink, Message } from '../../../ui';
import type { CoverageRequest } from '../coverage-requests.requests';
import { isForOther, useDrugName } from '../use-requests';
import { AppealTimeCard } from '../request/AsideCards';
import requestText from '../request/request.text';
import { FollowCard } from './FollowCard';
import askText from './ask.text';

/**
 * The appeal of the request in the URL, or of what the plan said about a rejected claim: filled in with what is known of
 * it, and followed after it is sent.
 */
export function useFormParts(): FormParts {
  const [params] = useSearchParams();
  // Once: the next step has another URL.
  const [number] = useState(() => params.get('number'));
  const { state } = useLocation() as { state: unknown };
  const [ofClaim] = useState(() => answersAbout(state));
  const { data } = useRequests();
  const { userInfo } = useSession();
  const nameOf = useDrugName();
  const request = data.data?.requests.find(({ requestNumber }) => requestNumber === number);
  const isPayment = request !== undefined && isAboutPayment(request.topic);
  const terms = useClocks(true);
  // After the first step the URL has no number, and an appeal that was sent from here has its confirmation.
  const isAtStart = params.get('number') !== null;
  const preset: Answers = request
    ? {
        ...(userInfo && answersFor(request.patient, userInfo)),
        requestNumber: request.requestNumber,
        ...(request.decidedAt && { noticeOn: planDay(new Date(request.decidedAt)) }),
        ...(request.outcome === 'partly'
          ? { drugName: refusedDrugs(request) }
          : { drugName: nameOf({ ...request, strength: '' }), strength: request.strength }),
        ...(isPayment && { bought: 'yes' }),
        prescriberName: request.prescriberName,
        officePhone: request.prescriberPhone,
        officeFax: request.prescriberFax,
      }
    : ofClaim;
  return {
    preset,
    terms,
    instead: isAtStart && request?.appealedBy && (
      <AppealedMessage appealedBy={request.appealedBy} />
    ),
    presetIsWhole: request !== undefined,
    isPresetLoading: number !== null && (data.status === 'idle' || data.status === 'loading'),
    rail: request?.appealBy ? (
      <>
        <AppealTimeCard appealBy={request.appealBy} decidedAt={request.decidedAt} />
        <FormHelp />
      </>
    ) : undefined,
    afterSending: ({ referenceNumber }) => <FollowCard requestNumber={referenceNumber} />,
  };
}

/** The drugs of a claim that the plan does not pay for, as many as the field takes. */
function refusedDrugs({ decision }: CoverageRequest): string {
  const names = (decision?.findings ?? []).filter(({ isMet }) => !isMet).map(({ title }) => title);
  const { most } = kindOf('drugName');
  while (names.join(', ').length > most) names.pop();
  return names.join(', ');
}

type Self = NonNullable<ReturnType<typeof useSession>['userInfo']>;

/** An appeal for a child: the parent asks, and the form is about the child. */
function answersFor(patient: CoverageRequest['patient'], self: Self): Answers {
  if (!isForOther(patient, self.memberId)) return {};
  const { memberId, name, birthDate } = patient;
  const names = name.split(' ');
  return {
    asker: 'other',
    askerRelationship: 'parent',
    memberId,
    birthDate,
    askerName: personName(self.userFirstName, self.userLastName),
    givenName: names[0] ?? '',
    familyName: names.slice(1).join(' '),
  };
}

function answersAbout(state: unknown): Answers {
  if (!isClaimToAsk(state)) return {};
  const { drugName, strength, prescriberName } = state.claim;
  return { drugName, strength, prescriberName };
}

/** In the place of the form: the decision was appealed, and one appeal is enough. */
function AppealedMessage({ appealedBy }: Pick<CoverageRequest, 'appealedBy'>) {
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
