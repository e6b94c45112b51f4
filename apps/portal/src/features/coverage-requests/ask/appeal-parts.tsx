import { localDay } from '@portal/domain';
import type { Answers } from '@portal/domain/forms';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { FormParts } from '../../../forms/form-parts';
import { useDrugName, useRequests } from '../use-requests';
import { FollowCard } from './FollowCard';

/** The appeal of the request in the URL: filled in with what is known of it, and followed after it is sent. */
export function useFormParts(): FormParts {
  const [params] = useSearchParams();
  // Once: the next step has another URL.
  const [number] = useState(() => params.get('number'));
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
    : {};
  return {
    preset,
    presetIsWhole: request !== undefined,
    isPresetLoading: number !== null && (data.status === 'idle' || data.status === 'loading'),
    afterSending: ({ referenceNumber }) => <FollowCard requestNumber={referenceNumber} />,
  };
}
