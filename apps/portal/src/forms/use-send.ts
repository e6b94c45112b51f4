import type { FormDefinition, FormValues, Signature } from '@portal/domain/forms';
import type { UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLanguage } from '../language';
import { useHoldsTyped } from '../session';
import { answerFor, type Failure, useAppSelector } from '../store';
import { type Receipt, sendForm, type SentForm } from './send-form.requests';

interface Outcome {
  onSent: (receipt: Receipt, sent: SentForm) => void;
  onFailed: (failure: Failure) => void;
}

/** The sending of a form under its key, as often as it takes, and how it ended. */
export function useSend(
  definition: FormDefinition,
  key: string,
  memberId: string | undefined,
  { onSent, onFailed }: Outcome,
) {
  const language = useLanguage();
  const remote = useAppSelector(sendForm.select);
  const [turn, setTurn] = useState(0);
  // What the store holds may be the answer to another form, or to one of an earlier visit.
  const ours = answerFor(remote, ({ idempotencyKey }) => turn > 0 && idempotencyKey === key);
  const { status } = ours;
  useHoldsTyped(status === 'loading');
  const ended = useEffectEvent(() => {
    if (ours.status === 'success') {
      const { answers: values, signature } = ours.input;
      onSent(ours.data.receipt, { values, signature });
    }
    if (ours.status === 'failure') onFailed(ours.failure);
  });
  useEffect(() => ended(), [status]);
  const { id: formId, service, version } = definition;
  return {
    /** The action that sends it, for the caller to dispatch. */
    begin: (answers: FormValues, signature: Signature | undefined): UnknownAction => {
      setTurn(turn + 1);
      return sendForm.requested({
        formId,
        service,
        version,
        language,
        answers,
        signature,
        memberId,
        idempotencyKey: key,
      });
    },
    // Once it was received, its receipt is on its way.
    isSending: status === 'loading' || status === 'success',
    failure: ours.failure,
  };
}
