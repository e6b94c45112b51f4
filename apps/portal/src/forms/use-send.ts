import type { FormDefinition, FormValues, Signature } from '@portal/domain/forms';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLanguage } from '../language';
import { useHoldsTyped } from '../session';
import { answerFor, type Failure, useAppDispatch, useAppSelector } from '../store';
import { type Receipt, sendForm, type SentForm } from './send-form.requests';

interface Outcome {
  onSent: (receipt: Receipt, sent: SentForm) => void;
  onFailed: (failure: Failure) => void;
}

/** Sends a form under its key, as often as it takes, and reports how it ended. */
export function useSend(
  definition: FormDefinition,
  key: string,
  memberId: string | undefined,
  { onSent, onFailed }: Outcome,
) {
  const dispatch = useAppDispatch();
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
    send: (answers: FormValues, signature: Signature | undefined) => {
      setTurn(turn + 1);
      dispatch(
        sendForm.requested({
          formId,
          service,
          version,
          language,
          answers,
          signature,
          memberId,
          idempotencyKey: key,
        }),
      );
    },
    // Once it was received, its receipt is on its way.
    isSending: status === 'loading' || status === 'success',
    failure: ours.failure,
  };
}
