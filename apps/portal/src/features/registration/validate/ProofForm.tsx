import { isDateProblem, localDay } from '@portal/domain';
import {
  type CodeChannel,
  readResetProof,
  type ResetProofError,
  type TypedProof,
} from '@portal/domain/registration';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLanguage, useText } from '../../../language';
import typedDateText from '../../../language/typed-date.text';
import { useClock } from '../../../platform';
import { useAppDispatch, useSaving } from '../../../store';
import { Button, SegmentedControl, TextField } from '../../../ui';
import { dateError, DateFields, ErrorSummary, PickOne } from '../../../ui/forms';
import { Refused } from '../parts/Refused';
import { RegistrationFrame } from '../parts/RegistrationFrame';
import { resetRequesting } from '../registration.requests';
import { resetRequested } from '../registration.slice';
import registrationText from '../registration.text';
import resetText from '../reset.text';

/** Birth date, and ZIP code or member ID. Every request that is sent is answered alike. */
export function ProofForm({ title, login }: { title: string; login: string }) {
  const t = useText(registrationText, resetText, typedDateText);
  const clock = useClock();
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [typed, setTyped] = useState<TypedProof>({
    by: 'zip',
    month: '',
    day: '',
    year: '',
    zip: '',
    memberId: '',
  });
  const [sendBy, setSendBy] = useState<CodeChannel>('email');
  const [errors, setErrors] = useState<readonly ResetProofError[]>([]);
  const [turn, setTurn] = useState(0);
  const requesting = useSaving(resetRequesting, ({ reset, expiresAt }) => {
    dispatch(resetRequested({ id: reset, expiresAt }));
    void navigate('/security/forgotpassword/resetpassword');
  });
  const set = (change: Partial<TypedProof>) => setTyped({ ...typed, ...change });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (requesting.isRunning) return;
    const read = readResetProof(typed, localDay(clock.now()));
    setErrors('errors' in read ? read.errors : []);
    setTurn(turn + 1);
    requesting.forget();
    if ('proof' in read) requesting.save({ body: { login, sendBy, language, ...read.proof } });
  };
  return (
    <RegistrationFrame isReset title={title} lead={t('reset.validateLead')}>
      <ErrorSummary
        errors={errors.map((error) =>
          isDateProblem(error)
            ? dateError(error, t('registration.birthDate'), t)
            : { name: error, message: t(`registration.error.${error}`) },
        )}
        turn={turn}
      />
      {requesting.failure && <Refused failure={requesting.failure} />}
      <form
        className="card stack s5"
        noValidate
        autoComplete="off"
        aria-label={title}
        onSubmit={submit}
      >
        <DateFields
          legend={t('registration.birthDate')}
          typed={typed}
          autoFill
          problems={errors.filter(isDateProblem)}
          onChange={set}
        />
        <SegmentedControl
          legend={t('reset.by')}
          value={typed.by}
          options={(['zip', 'memberId'] as const).map((value) => ({
            value,
            label: t(`registration.${value}`),
          }))}
          onChange={(by) => {
            set({ by });
            setErrors([]);
          }}
        />
        <TextField
          name={typed.by}
          label={t(`registration.${typed.by}`)}
          hint={t(`registration.${typed.by}Hint`)}
          autoComplete="off"
          maxLength={typed.by === 'zip' ? 5 : 24}
          error={errors.includes(typed.by) ? t(`registration.error.${typed.by}`) : undefined}
          value={typed[typed.by]}
          onChange={(event) => set({ [typed.by]: event.target.value })}
        />
        <PickOne
          name="sendBy"
          legend={t('registration.sendBy')}
          picks={(['email', 'text'] as const).map((value) => ({
            value,
            label: t(`registration.sendBy.${value}`),
          }))}
          value={sendBy}
          onChange={setSendBy}
        />
        <div className="row">
          <Button type="submit" size="large" busy={requesting.isRunning}>
            {t('reset.send')}
          </Button>
        </div>
      </form>
    </RegistrationFrame>
  );
}
