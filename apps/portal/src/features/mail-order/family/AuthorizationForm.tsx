import { inputKinds } from '@portal/domain';
import {
  type AuthorizationProblem,
  authorizationProblemsOf,
  emptyAuthorization,
  type PatientScope,
} from '@portal/domain/mail-order';
import { useEffect, useRef } from 'react';
import { ShortForm } from '../../../forms/short/ShortForm';
import { useShortForm } from '../../../forms/short/use-short-form';
import { type Translate, useText } from '../../../language';
import typedText from '../../../language/typed.text';
import { useToday } from '../../../platform';
import { isUnanswered, useSaving } from '../../../store';
import { Alert, Button } from '../../../ui';
import { ErrorSummary } from '../../../ui/forms';
import { asAction } from '../cart/actions.slice';
import authorizeText from './authorize.text';
import { authorizing, type FoundPatient } from './family.requests';
import familyText from './family.text';
import { nameOf } from './name-of';

interface AuthorizationFormProps {
  patient: FoundPatient;
  onSent: (patient: FoundPatient) => void;
  onDiscard: () => void;
}

const scopes: readonly PatientScope[] = ['view', 'order'];

/** What an adult allows the member, signed with the adult's own name. */
export function AuthorizationForm({ patient, onSent, onDiscard }: AuthorizationFormProps) {
  const t = useText(authorizeText, typedText, familyText);
  const today = useToday();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { save, isRunning, failure } = useSaving(asAction(authorizing));
  const name = nameOf(patient);
  const refused = failure?.fields ?? [];
  const form = useShortForm({
    initial: emptyAuthorization(today),
    read: (typed) => {
      const problems = authorizationProblemsOf(typed, name, today);
      const { scope, startsOn, endsOn, signature } = typed;
      if (problems.length > 0 || scope === '') {
        const errors = problems.map((problem) => ({
          name: problem.field,
          message: problemText(problem, name, t),
        }));
        return { errors };
      }
      return {
        ready: { scope, startsOn, endsOn, signature: inputKinds.signature.tidy(signature) },
      };
    },
    refused: refused.map(({ field }) => ({ name: field, message: t('authorize.refused') })),
    isBusy: isRunning,
    onReady: ({ scope, ...signed }) => {
      onSent(patient);
      save({
        body: {
          patientId: patient.patientId,
          scope: scope === 'order' ? 'ORDER' : 'VIEW',
          ...signed,
        },
      });
    },
  });
  return (
    <ShortForm
      form={form}
      className="card stack"
      aria-labelledby="authorize"
      submit={t('authorize.send')}
      top={
        <>
          <h2 id="authorize" tabIndex={-1} ref={heading}>
            {t('authorize.form', { name })}
          </h2>
          <p className="mute">{t('authorize.signerFills', { name })}</p>
          <ErrorSummary errors={form.errors} turn={form.turn} />
          {failure && refused.length === 0 && (
            <Alert
              tone="bad"
              role="alert"
              title={t(isUnanswered(failure) ? 'authorize.unsure' : 'authorize.failed')}
            />
          )}
        </>
      }
      ways={
        !isRunning && (
          <Button kind="quiet" onClick={onDiscard}>
            {t('authorize.discard')}
          </Button>
        )
      }
      fields={[
        {
          kind: 'choice',
          name: 'scope',
          label: t('authorize.scope'),
          options: scopes.map((value) => ({ value, label: t(`family.scope.${value}`) })),
        },
        {
          className: 'fields',
          fields: [
            { kind: 'day', name: 'startsOn', label: t('authorize.startsOn') },
            {
              kind: 'day',
              name: 'endsOn',
              label: t('authorize.endsOn'),
              hint: t('authorize.endsOnHint'),
            },
          ],
        },
        {
          kind: 'signature',
          name: 'signature',
          autoComplete: 'off',
          label: t('authorize.signature'),
          hint: t('authorize.signatureHint', { name }),
        },
      ]}
    />
  );
}

function problemText(
  { field, code }: AuthorizationProblem,
  name: string,
  t: Translate<typeof authorizeText & typeof typedText>,
): string {
  if (field === 'scope') return t('authorize.scope.missing');
  switch (code) {
    case 'missing':
      return field === 'signature'
        ? t('authorize.missing.signature', { name })
        : t(`authorize.missing.${field}`);
    case 'invalid':
      return t('authorize.invalidDay');
    case 'tooLong':
      return t('authorize.tooFar');
    case 'characters':
      return t('formRules.characters');
    case 'otherName':
      return t('authorize.otherName', { name });
    default:
      return t(`authorize.${code}`);
  }
}
