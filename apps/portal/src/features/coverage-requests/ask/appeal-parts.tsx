import { localDay } from '@portal/domain';
import type { Answers } from '@portal/domain/forms';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { isClaimToAsk } from '../../../forms/claim-to-ask';
import type { FormParts } from '../../../forms/form-parts';
import { useDrugName, useRequests } from '../use-requests';
import { FollowCard } from './FollowCard';

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
  const { data } = useRequests(number !== null);
  const nameOf = useDrugName();
  const request = data.data?.requests.find(({ requestNumber }) => requestNumber === number);
  const isPayment = request?.topic === 'payback';
  const preset: Answers = request
    ? {
        requestNumber: request.requestNumber,
        ...(request.decidedAt && { noticeOn: localDay(new Date(request.decidedAt)) }),
        drugName: nameOf({ ...request, strength: '' }),
        strength: request.strength,
        ...(isPayment && { bought: 'yes' }),
        prescriberName: request.prescriberName,
        officePhone: request.prescriberPhone,
        officeFax: request.prescriberFax,
      }
    : ofClaim;
  return {
    preset,
    presetIsWhole: request !== undefined,
    isPresetLoading: number !== null && (data.status === 'idle' || data.status === 'loading'),
    afterSending: ({ referenceNumber }) => <FollowCard requestNumber={referenceNumber} />,
  };
}

function answersAbout(state: unknown): Answers {
  if (!isClaimToAsk(state)) return {};
  const { drugName, strength, prescriberName } = state.claim;
  return { drugName, strength, prescriberName };
}
