import { registration as calls } from '@portal/contracts/registration';
import { type AccountField, accountProblems, accountToSend } from '@portal/domain/registration';
import { useNavigate } from 'react-router-dom';
import formRulesText from '../../../forms/form-rules.text';
import { controlOf, ShortForm } from '../../../forms/short/ShortForm';
import { useHeldForm } from '../../../forms/short/use-short-form';
import { useLanguage, useText } from '../../../language';
import { type Failure, requestOf, useAppDispatch, useAppSelector, useSaving } from '../../../store';
import { Alert, Button } from '../../../ui';
import { ErrorSummary } from '../../../ui/forms';
import { PasswordField } from '../parts/PasswordField';
import { Refused } from '../parts/Refused';
import { RegistrationFrame } from '../parts/RegistrationFrame';
import {
  accountTyped,
  codeSent,
  registrationEnded,
  selectRegistration,
} from '../registration.slice';
import registrationText from '../registration.text';

/** The words of what may be wrong with a field, the general ones first: a service may name what is not known here. */
const problemTexts = {
  email: {
    general: 'formRules.email',
    missing: 'registration.email.missing',
    emailLength: 'formRules.emailLength',
    taken: 'registration.email.taken',
  },
  phone: {
    general: 'formRules.phone',
    missing: 'registration.phone.missing',
    phoneAbroad: 'formRules.phoneAbroad',
  },
  username: {
    general: 'registration.username.form',
    missing: 'registration.username.missing',
    taken: 'registration.username.taken',
  },
  password: {
    general: 'registration.password.common',
    missing: 'registration.password.missing',
    short: 'registration.password.short',
    long: 'registration.password.long',
    username: 'registration.password.username',
  },
  terms: { general: 'registration.terms.missing' },
} as const;

type Texts = typeof problemTexts;
type ProblemText = { [Name in AccountField]: Texts[Name][keyof Texts[Name]] }[AccountField];

const textOfProblem = (field: AccountField, problem: string): ProblemText =>
  (problemTexts[field] as Readonly<Record<string, ProblemText>>)[problem] ??
  problemTexts[field].general;

/** What the service refuses of what was sent. */
const refusedBy = (failure: Failure | undefined) =>
  failure?.code === 'EMAIL_IN_USE'
    ? [{ field: 'email', problem: 'taken' }]
    : (failure?.fields ?? []);

/** Email, phone, username and password of the new account, and where the code goes. */
export function AccountForm() {
  const t = useText(registrationText, formRulesText);
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { account: typed, token } = useAppSelector(selectRegistration);
  const making = useSaving(requestOf(calls.createAccount), ({ outcome, pending }) => {
    if (outcome !== 'sent') return;
    dispatch(codeSent(pending));
    void navigate('/member/confirmation');
  });
  const { failure, data } = making;
  const refused = refusedBy(failure);
  const inWords = ({ field, problem }: { field: string; problem: string }) => ({
    name: field === 'terms' ? 'acceptsTerms' : field,
    message: t(textOfProblem(field as AccountField, problem)),
  });
  const form = useHeldForm({
    typed,
    onType: (change) => void dispatch(accountTyped(change)),
    read: () => {
      const problems = accountProblems(typed);
      return problems.length > 0
        ? { errors: problems.map(inWords) }
        : { ready: accountToSend(typed) };
    },
    verbatim: ['password'],
    refused: refused.map(inWords),
    isBusy: making.isRunning,
    onTry: making.forget,
    onReady: (account) => making.save({ body: { ...account, registration: token, language } }),
  });
  return (
    <RegistrationFrame
      step={2}
      title={t('registration.account')}
      lead={t('registration.accountLead')}
      takesFocus
    >
      <ErrorSummary errors={form.errors} turn={form.turn} />
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
      <ShortForm
        form={form}
        aria-label={t('registration.account')}
        submit={t('registration.make')}
        button={{ size: 'large' }}
        ways={
          <Button kind="quiet" onClick={() => void dispatch(registrationEnded())}>
            {t('registration.again')}
          </Button>
        }
        fields={[
          ...(['email', 'phone', 'username'] as const).map((name) => ({
            kind: name,
            name,
            label: t(`registration.${name}`),
            hint: t(`registration.${name}Hint`),
          })),
          <PasswordField key="password" {...controlOf(form, 'password')} />,
          {
            kind: 'choice',
            name: 'sendBy',
            label: t('registration.sendBy'),
            options: (['email', 'text'] as const).map((value) => ({
              value,
              label: t(`registration.sendBy.${value}`),
            })),
          },
          { kind: 'check', name: 'isPaperless', label: t('registration.paperless') },
          { kind: 'check', name: 'mayContact', label: t('registration.mayContact') },
          { kind: 'check', name: 'acceptsTerms', label: t('registration.terms') },
        ]}
      />
    </RegistrationFrame>
  );
}
