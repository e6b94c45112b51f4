import { password } from '@portal/contracts/password';
import { isDateProblem, planDay } from '@portal/domain';
import { type CodeChannel, readResetProof, type TypedProof } from '@portal/domain/registration';
import { useNavigate } from 'react-router-dom';
import { ShortForm } from '../../../forms/short/ShortForm';
import { useShortForm } from '../../../forms/short/use-short-form';
import { useLanguage, useText } from '../../../language';
import { useClock } from '../../../platform';
import { requestOf, useAppDispatch, useSaving } from '../../../store';
import { ErrorSummary } from '../../../ui/forms';
import { Refused } from '../parts/Refused';
import { RegistrationFrame } from '../parts/RegistrationFrame';
import { resetRequested } from '../registration.slice';
import registrationText from '../registration.text';
import resetText from '../reset.text';

const nothingTyped: TypedProof & { sendBy: CodeChannel } = {
  by: 'zip',
  month: '',
  day: '',
  year: '',
  zip: '',
  memberId: '',
  sendBy: 'email',
};

/** Birth date, and ZIP code or member ID. Every request that is sent is answered alike. */
export function ProofForm({ title, login }: { title: string; login: string }) {
  const t = useText(registrationText, resetText);
  const clock = useClock();
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const requesting = useSaving(requestOf(password.requestReset), ({ reset, expiresAt }) => {
    dispatch(resetRequested({ id: reset, expiresAt }));
    void navigate('/security/forgotpassword/resetpassword');
  });
  const form = useShortForm({
    initial: nothingTyped,
    dateLegend: t('registration.birthDate'),
    read: (typed) => {
      const read = readResetProof(typed, planDay(clock.now()));
      if ('proof' in read) return { ready: { sendBy: typed.sendBy, ...read.proof } };
      const errors = read.errors.map((error) =>
        isDateProblem(error) ? error : { name: error, message: t(`registration.error.${error}`) },
      );
      return { errors };
    },
    isBusy: requesting.isRunning,
    onTry: requesting.forget,
    onReady: (proof) => requesting.save({ body: { login, language, ...proof } }),
  });
  const { by } = form.typed;
  return (
    <RegistrationFrame isReset title={title} lead={t('reset.validateLead')}>
      <ErrorSummary errors={form.errors} turn={form.turn} />
      {requesting.failure && <Refused failure={requesting.failure} />}
      <ShortForm
        form={form}
        autoComplete="off"
        aria-label={title}
        submit={t('reset.send')}
        button={{ size: 'large' }}
        fields={[
          { kind: 'birthDate', autoFill: true },
          {
            kind: 'segments',
            name: 'by',
            label: t('reset.by'),
            options: (['zip', 'memberId'] as const).map((value) => ({
              value,
              label: t(`registration.${value}`),
            })),
          },
          {
            kind: by === 'zip' ? 'zip5' : 'memberId',
            name: by,
            label: t(`registration.${by}`),
            hint: t(`registration.${by}Hint`),
            autoComplete: 'off',
          },
          {
            kind: 'choice',
            name: 'sendBy',
            label: t('registration.sendBy'),
            options: (['email', 'text'] as const).map((value) => ({
              value,
              label: t(`registration.sendBy.${value}`),
            })),
          },
        ]}
      />
    </RegistrationFrame>
  );
}
