import { localDay } from '@portal/domain';
import {
  type AuthorizationProblem,
  authorizationProblemsOf,
  emptyAuthorization,
  type PatientScope,
  type TypedAuthorization,
} from '@portal/domain/mail-order';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type Translate, useText } from '../../../language';
import { useClock } from '../../../platform';
import { useAppDispatch } from '../../../store';
import { Alert, Button, TextField } from '../../../ui';
import { ErrorSummary, PickOne } from '../../../ui/forms';
import { useAction } from '../use-action';
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
const days = ['startsOn', 'endsOn'] as const;

/** What an adult allows the member, signed with the adult's own name. */
export function AuthorizationForm({ patient, onSent, onDiscard }: AuthorizationFormProps) {
  const t = useText(authorizeText, familyText);
  const dispatch = useAppDispatch();
  const today = localDay(useClock().now());
  const [typed, setTyped] = useState(() => emptyAuthorization(today));
  const [sent, setSent] = useState<TypedAuthorization | null>(null);
  const [turn, setTurn] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { isRunning, failure } = useAction(authorizing);
  const name = nameOf(patient);
  const problems = authorizationProblemsOf(typed, name, today);
  const refused = sent === typed ? (failure?.fields ?? []) : [];
  const errors = [
    ...(turn > 0 ? problems : []).map((problem) => ({
      name: problem.field as string,
      message: problemText(problem, name, t),
    })),
    ...refused.map(({ field }) => ({ name: field, message: t('authorize.refused') })),
  ];
  const errorOf = (field: string) => errors.find((each) => each.name === field)?.message;
  const enter = (changes: Partial<TypedAuthorization>) => setTyped({ ...typed, ...changes });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTurn(turn + 1);
    const { scope, startsOn, endsOn, signature } = typed;
    if (problems.length > 0 || scope === '') return;
    setSent(typed);
    onSent(patient);
    dispatch(
      authorizing.requested({
        body: {
          patientId: patient.patientId,
          scope: scope === 'order' ? 'ORDER' : 'VIEW',
          startsOn,
          endsOn,
          signature: signature.trim(),
        },
      }),
    );
  };
  return (
    <form className="card stack" noValidate onSubmit={send} aria-labelledby="authorize">
      <h2 id="authorize" tabIndex={-1} ref={heading}>
        {t('authorize.form', { name })}
      </h2>
      <p className="mute">{t('authorize.signerFills', { name })}</p>
      <ErrorSummary errors={errors} turn={turn} />
      {failure && sent && refused.length === 0 && (
        <Alert tone="bad" role="alert" title={t('authorize.failed')} />
      )}
      <PickOne
        name="scope"
        legend={t('authorize.scope')}
        error={errorOf('scope')}
        value={typed.scope === '' ? null : typed.scope}
        onChange={(scope) => enter({ scope })}
        picks={scopes.map((value) => ({ value, label: t(`family.scope.${value}`) }))}
      />
      <div className="fields">
        {days.map((field) => (
          <TextField
            key={field}
            type="date"
            name={field}
            label={t(`authorize.${field}`)}
            hint={field === 'endsOn' && t('authorize.endsOnHint')}
            error={errorOf(field)}
            value={typed[field]}
            onChange={(event) => enter({ [field]: event.target.value })}
          />
        ))}
      </div>
      <TextField
        name="signature"
        autoComplete="off"
        label={t('authorize.signature')}
        hint={t('authorize.signatureHint', { name })}
        error={errorOf('signature')}
        value={typed.signature}
        onChange={(event) => enter({ signature: event.target.value })}
      />
      <div className="row">
        <Button type="submit" busy={isRunning}>
          {t('authorize.send')}
        </Button>
        {!isRunning && (
          <Button kind="quiet" onClick={onDiscard}>
            {t('authorize.discard')}
          </Button>
        )}
      </div>
    </form>
  );
}

function problemText(
  { field, code }: AuthorizationProblem,
  name: string,
  t: Translate<typeof authorizeText>,
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
    case 'otherName':
      return t('authorize.otherName', { name });
    default:
      return t(`authorize.${code}`);
  }
}
