import {
  type AccountField,
  accountProblems,
  accountToSend,
  type TypedAccount,
} from '@portal/domain/registration';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import formRulesText from '../../../forms/form-rules.text';
import { useLanguage, useText } from '../../../language';
import { type Failure, useAppDispatch, useAppSelector, useSaving } from '../../../store';
import { Alert, Button, TextField } from '../../../ui';
import { CheckField, ErrorSummary, PickOne } from '../../../ui/forms';
import { PasswordField } from '../parts/PasswordField';
import { Refused } from '../parts/Refused';
import { RegistrationFrame } from '../parts/RegistrationFrame';
import { accountMaking } from '../registration.requests';
import {
  accountTyped,
  codeSent,
  registrationEnded,
  selectRegistration,
} from '../registration.slice';
import registrationText from '../registration.text';
import { problemKey } from './problem-key';

interface Wrong {
  field: AccountField;
  problem: string;
}

/** What the service refuses of what was sent. */
const refusedBy = (failure: Failure | undefined): Wrong[] =>
  failure?.code === 'EMAIL_IN_USE'
    ? [{ field: 'email', problem: 'taken' }]
    : ((failure?.fields ?? []) as Wrong[]);

/** Email, phone, username and password of the new account, and where the code goes. */
export function AccountForm() {
  const t = useText(registrationText, formRulesText);
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { account: typed, token } = useAppSelector(selectRegistration);
  const [isTried, setTried] = useState(false);
  const [turn, setTurn] = useState(0);
  const making = useSaving(accountMaking, ({ outcome, pending }) => {
    if (outcome !== 'sent') return;
    dispatch(codeSent(pending));
    void navigate('/member/confirmation');
  });
  const { failure, data } = making;
  const refused = refusedBy(failure);
  const problems: readonly Wrong[] = isTried ? [...accountProblems(typed), ...refused] : refused;
  const set = (change: Partial<TypedAccount>) => void dispatch(accountTyped(change));
  const textOf = ({ field, problem }: Wrong) => t(problemKey(field, problem));
  const errorOf = (name: AccountField) => {
    const wrong = problems.find(({ field }) => field === name);
    return wrong && textOf(wrong);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (making.isRunning) return;
    setTried(true);
    setTurn(turn + 1);
    making.forget();
    if (accountProblems(typed).length > 0) return;
    making.save({ body: { ...accountToSend(typed), registration: token, language } });
  };
  const field = (name: 'email' | 'phone' | 'username') => ({
    name,
    value: typed[name],
    error: errorOf(name),
    label: t(`registration.${name}`),
    hint: t(`registration.${name}Hint`),
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
  });
  const passwordWrong = problems.find(({ field: name }) => name === 'password');
  return (
    <RegistrationFrame
      step={2}
      title={t('registration.account')}
      lead={t('registration.accountLead')}
      takesFocus
    >
      <ErrorSummary
        errors={problems.map((wrong) => ({ name: wrong.field, message: textOf(wrong) }))}
        turn={failure ? turn + 1 : turn}
      />
      {failure?.code === 'REGISTRATION_ENDED' && (
        <Alert
          tone="warn"
          role="alert"
          title={t('registration.ended')}
          action={
            <Button onClick={() => void dispatch(registrationEnded())}>
              {t('registration.again')}
            </Button>
          }
        />
      )}
      {failure && refused.length === 0 && failure.code !== 'REGISTRATION_ENDED' && (
        <Refused failure={failure} />
      )}
      {(data?.outcome === 'tooSoon' || data?.outcome === 'tooOften') && (
        <Alert tone="warn" role="alert" title={t(`registration.${data.outcome}`)} />
      )}
      <form
        className="card stack s5"
        noValidate
        aria-label={t('registration.account')}
        onSubmit={submit}
      >
        <TextField {...field('email')} type="email" autoComplete="email" />
        <TextField {...field('phone')} type="tel" autoComplete="tel" />
        <TextField
          {...field('username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          error={passwordWrong && textOf(passwordWrong)}
          value={typed.password}
          onChange={(password) => set({ password })}
        />
        <PickOne
          name="sendBy"
          legend={t('registration.sendBy')}
          picks={(['email', 'text'] as const).map((value) => ({
            value,
            label: t(`registration.sendBy.${value}`),
          }))}
          value={typed.sendBy}
          onChange={(sendBy) => set({ sendBy })}
        />
        <CheckField
          name="isPaperless"
          label={t('registration.paperless')}
          checked={typed.isPaperless}
          onChange={(isPaperless) => set({ isPaperless })}
        />
        <CheckField
          name="mayContact"
          label={t('registration.mayContact')}
          checked={typed.mayContact}
          onChange={(mayContact) => set({ mayContact })}
        />
        <CheckField
          name="terms"
          label={t('registration.terms')}
          error={errorOf('terms')}
          checked={typed.acceptsTerms}
          onChange={(acceptsTerms) => set({ acceptsTerms })}
        />
        <div className="row">
          <Button type="submit" size="large" busy={making.isRunning}>
            {t('registration.make')}
          </Button>
          <Button kind="quiet" onClick={() => void dispatch(registrationEnded())}>
            {t('registration.again')}
          </Button>
        </div>
      </form>
    </RegistrationFrame>
  );
}
