import {
  type FormValues,
  type Signature,
  signatureOf,
  signerOf,
  stepsOf,
} from '@portal/domain/forms';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useText } from '../../language';
import type { Failure } from '../../store';
import { Button } from '../../ui';
import { useOpenForm } from '../form-context';
import formsText from '../forms.text';
import { StepLink } from '../StepLink';
import { AnswersList } from './AnswersList';
import { SendFailure } from './SendFailure';
import { SignatureField } from './SignatureField';

interface ReviewViewProps {
  values: FormValues;
  signature: Signature;
  onSign: (signature: Signature) => void;
  onEdit: (step: string) => void;
  onSend: () => void;
  isSending: boolean;
  failure: Failure | undefined;
  /** Back, and Finish later. */
  otherWays: ReactNode;
}

/** Everything once more, by chapter with Edit; the signature; Send. */
export function ReviewView(props: ReviewViewProps) {
  const { values, signature, onSign, onEdit, onSend, isSending, failure, otherWays } = props;
  const t = useText(formsText);
  const { definition, answers, facts, textOf } = useOpenForm();
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSending) onSend();
  };
  return (
    <>
      {failure && !isSending && <SendFailure failure={failure} service={definition.service} />}
      <div className="card stack s6">
        {stepsOf(definition, answers, facts).map(([step, declared], index) => (
          <section key={step} aria-labelledby={`${id}${step}`}>
            <div className="between">
              <h2 id={`${id}${step}`}>
                {index + 1}. {textOf(declared.title)}
              </h2>
              <StepLink step={step} onGo={onEdit}>
                {t('formReview.edit')}
                <span className="sr"> {textOf(declared.title)}</span>
              </StepLink>
            </div>
            <AnswersList step={declared} values={values} />
          </section>
        ))}
      </div>
      <form className="card stack s5" noValidate onSubmit={submit} aria-labelledby={`${id}-sign`}>
        <h2 id={`${id}-sign`}>
          {signatureOf(definition, answers, facts) ? t('formReview.sign') : t('formSteps.review')}
        </h2>
        <SignatureField
          signer={signerOf(definition, answers, facts)}
          signature={signature}
          onSign={onSign}
        />
        <div className="row">
          <Button type="submit" busy={isSending} icon="send">
            {textOf(definition.send)}
          </Button>
          {!isSending && otherWays}
        </div>
      </form>
    </>
  );
}
