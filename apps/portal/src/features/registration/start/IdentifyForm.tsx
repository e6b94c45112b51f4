import { isDateProblem, localDay } from '@portal/domain';
import { type MemberDetailsError, readMemberDetails } from '@portal/domain/registration';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../../language';
import screenTitlesText from '../../../language/screen-titles.text';
import typedDateText from '../../../language/typed-date.text';
import { useClock } from '../../../platform';
import { useAppDispatch, useAppSelector, useSaving } from '../../../store';
import { Alert, Button, ButtonLink, TextField } from '../../../ui';
import { dateError, DateFields, ErrorSummary } from '../../../ui/forms';
import { Refused } from '../parts/Refused';
import { RegistrationFrame } from '../parts/RegistrationFrame';
import { memberSearch } from '../registration.requests';
import { detailsTyped, memberFound, selectRegistration } from '../registration.slice';
import registrationText from '../registration.text';

/** The details of the member who registers. */
export function IdentifyForm() {
  const t = useText(registrationText, screenTitlesText, typedDateText);
  const clock = useClock();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { details: typed } = useAppSelector(selectRegistration);
  const [errors, setErrors] = useState<readonly MemberDetailsError[]>([]);
  const [turn, setTurn] = useState(0);
  const finding = useSaving(memberSearch, ({ outcome, registration: token }, { body }) => {
    if (outcome !== 'found' && outcome !== 'moreInfo') return;
    const needsMore = outcome === 'moreInfo';
    dispatch(memberFound({ token, memberId: body.memberId, needsMore }));
    if (needsMore) void navigate('/member/moreinfo');
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (finding.isRunning) return;
    const read = readMemberDetails(typed, localDay(clock.now()));
    setErrors('errors' in read ? read.errors : []);
    setTurn(turn + 1);
    finding.forget();
    if ('details' in read) finding.save({ body: read.details });
  };
  const errorOf = (name: 'memberId' | 'tooYoung' | 'lastName' | 'zip') =>
    errors.includes(name) ? t(`registration.error.${name}`) : undefined;
  const field = (name: 'memberId' | 'lastName' | 'zip') => ({
    name,
    value: typed[name],
    error: errorOf(name),
    label: t(`registration.${name}`),
    onChange: (event: { target: { value: string } }) =>
      void dispatch(detailsTyped({ [name]: event.target.value })),
  });
  const { failure, data } = finding;
  return (
    <RegistrationFrame step={1} title={t('screens.registration')} lead={t('registration.lead')}>
      <ErrorSummary
        errors={errors.map((error) =>
          isDateProblem(error)
            ? dateError(error, t('registration.birthDate'), t)
            : {
                name: error === 'tooYoung' ? 'month' : error,
                message: t(`registration.error.${error}`),
              },
        )}
        turn={turn}
      />
      {failure && <Refused failure={failure} />}
      {data?.outcome === 'registered' && (
        <Alert
          tone="info"
          role="alert"
          title={t('registration.registered')}
          action={<ButtonLink to="/member/login">{t('registration.signIn')}</ButtonLink>}
        >
          <p>{t('registration.registeredHint')}</p>
        </Alert>
      )}
      {data?.outcome === 'tooYoung' && (
        <Alert tone="warn" role="alert" title={t('registration.error.tooYoung')} />
      )}
      <form
        className="card stack s5"
        noValidate
        autoComplete="off"
        aria-label={t('registration.form')}
        onSubmit={submit}
      >
        <TextField
          {...field('memberId')}
          hint={t('registration.memberIdHint')}
          autoComplete="off"
          spellCheck={false}
          maxLength={24}
        />
        <DateFields
          legend={t('registration.birthDate')}
          typed={typed}
          autoFill
          problems={errors.filter(isDateProblem)}
          error={errorOf('tooYoung')}
          onChange={(change) => void dispatch(detailsTyped(change))}
        />
        <TextField {...field('lastName')} autoComplete="family-name" />
        <TextField
          {...field('zip')}
          hint={t('registration.zipHint')}
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={5}
        />
        <div className="row">
          <Button type="submit" size="large" busy={finding.isRunning}>
            {t('registration.continue')}
          </Button>
        </div>
      </form>
    </RegistrationFrame>
  );
}
