import { registration as calls } from '@portal/contracts/registration';
import { isDateProblem, planDay } from '@portal/domain';
import { readMemberDetails } from '@portal/domain/registration';
import { useNavigate } from 'react-router-dom';
import { ShortForm } from '../../../forms/short/ShortForm';
import { useHeldForm } from '../../../forms/short/use-short-form';
import { useText } from '../../../language';
import namesText from '../../../language/names.text';
import typedText from '../../../language/typed.text';
import { useClock } from '../../../platform';
import { requestOf, useAppDispatch, useAppSelector, useSaving } from '../../../store';
import { Alert, ButtonLink } from '../../../ui';
import { ErrorSummary } from '../../../ui/forms';
import { Refused } from '../parts/Refused';
import { RegistrationFrame } from '../parts/RegistrationFrame';
import { detailsTyped, memberFound, selectRegistration } from '../registration.slice';
import registrationText from '../registration.text';

/** The field of each error, and what to enter there. */
const errorTexts = {
  memberId: { name: 'memberId', text: 'registration.error.memberId' },
  tooYoung: { name: 'month', text: 'registration.error.tooYoung' },
  'lastName.missing': { name: 'lastName', text: 'registration.error.lastName' },
  'lastName.tooLong': { name: 'lastName', text: 'registration.error.lastNameTooLong' },
  'lastName.characters': { name: 'lastName', text: 'formRules.characters' },
  zip: { name: 'zip', text: 'registration.error.zip' },
} as const;

/** The details of the member who registers. */
export function IdentifyForm() {
  const t = useText(registrationText, namesText, typedText);
  const clock = useClock();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { details: typed } = useAppSelector(selectRegistration);
  const finding = useSaving(
    requestOf(calls.identify),
    ({ outcome, registration: token }, { body }) => {
      if (outcome !== 'found' && outcome !== 'moreInfo') return;
      const needsMore = outcome === 'moreInfo';
      dispatch(memberFound({ token, memberId: body.memberId, needsMore }));
      if (needsMore) void navigate('/member/moreinfo');
    },
  );
  const form = useHeldForm({
    typed,
    onType: (change) => void dispatch(detailsTyped(change)),
    dateLegend: t('registration.birthDate'),
    read: () => {
      const read = readMemberDetails(typed, planDay(clock.now()));
      if ('details' in read) return { ready: read.details };
      const errors = read.errors.map((error) => {
        if (isDateProblem(error)) return error;
        const { name, text } = errorTexts[error];
        return { name, message: t(text) };
      });
      return { errors };
    },
    isBusy: finding.isRunning,
    onTry: finding.forget,
    onReady: (body) => finding.save({ body }),
  });
  const { failure, data } = finding;
  return (
    <RegistrationFrame step={1} title={t('screens.registration')} lead={t('registration.lead')}>
      <ErrorSummary errors={form.errors} turn={form.turn} />
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
      <ShortForm
        form={form}
        autoComplete="off"
        aria-label={t('registration.form')}
        submit={t('registration.continue')}
        button={{ size: 'large' }}
        fields={[
          {
            kind: 'memberId',
            name: 'memberId',
            label: t('registration.memberId'),
            hint: t('registration.memberIdHint'),
          },
          { kind: 'birthDate', autoFill: true },
          {
            kind: 'familyName',
            name: 'lastName',
            label: t('registration.lastName'),
          },
          {
            kind: 'zip5',
            name: 'zip',
            label: t('registration.zip'),
            hint: t('registration.zipHint'),
          },
        ]}
      />
    </RegistrationFrame>
  );
}
