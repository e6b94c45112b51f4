import { registration as calls } from '@portal/contracts/registration';
import { type MoreInfoKind, moreInfoKinds, readMoreInfo } from '@portal/domain/registration';
import { useNavigate } from 'react-router-dom';
import { ShortForm } from '../../../forms/short/ShortForm';
import { useShortForm } from '../../../forms/short/use-short-form';
import { useText } from '../../../language';
import namesText from '../../../language/names.text';
import { requestOf, useAppDispatch, useAppSelector, useSaving } from '../../../store';
import { Alert, ButtonLink } from '../../../ui';
import { ErrorSummary } from '../../../ui/forms';
import { Refused } from '../parts/Refused';
import { RegistrationFrame } from '../parts/RegistrationFrame';
import { memberFound, selectRegistration } from '../registration.slice';
import registrationText from '../registration.text';

/** /member/moreinfo: two members match, and one more detail tells them apart. */
export function MoreInfoScreen() {
  const t = useText(registrationText, namesText);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { token, memberId } = useAppSelector(selectRegistration);
  const adding = useSaving(requestOf(calls.addInfo), ({ outcome, registration }) => {
    if (outcome !== 'found') return;
    dispatch(memberFound({ token: registration, memberId, needsMore: false }));
    void navigate('/member/registration');
  });
  const form = useShortForm({
    initial: { kind: 'groupNumber' as MoreInfoKind, more: '' },
    read: ({ kind, more }) => {
      const value = readMoreInfo(kind, more);
      return value === null
        ? { errors: [{ name: 'more', message: t(`registration.${kind}.error`) }] }
        : { ready: { kind, value } };
    },
    isBusy: adding.isRunning,
    onTry: adding.forget,
    onReady: (info) => adding.save({ body: { registration: token, memberId, ...info } }),
  });
  const { kind } = form.typed;
  const title = t('screens.moreInfo');
  if (!token) {
    return (
      <RegistrationFrame title={title}>
        <Alert
          tone="info"
          title={t('registration.begin')}
          action={<ButtonLink to="/member/registration">{t('registration.again')}</ButtonLink>}
        />
      </RegistrationFrame>
    );
  }
  return (
    <RegistrationFrame step={1} title={title} lead={t('registration.moreLead')}>
      <ErrorSummary errors={form.errors} turn={form.turn} />
      {adding.failure && <Refused failure={adding.failure} />}
      {adding.data?.outcome === 'moreInfo' && (
        <Alert tone="warn" role="alert" title={t('registration.moreStill')} />
      )}
      {adding.data?.outcome === 'registered' && (
        <Alert
          tone="info"
          role="alert"
          title={t('registration.registered')}
          action={<ButtonLink to="/member/login">{t('registration.signIn')}</ButtonLink>}
        >
          <p>{t('registration.registeredHint')}</p>
        </Alert>
      )}
      <ShortForm
        form={form}
        aria-label={title}
        submit={t('registration.continue')}
        button={{ size: 'large' }}
        ways={
          <ButtonLink kind="quiet" to="/member/registration">
            {t('registration.back')}
          </ButtonLink>
        }
        fields={[
          {
            kind: 'choice',
            name: 'kind',
            label: t('registration.moreKind'),
            options: moreInfoKinds.map((value) => ({ value, label: t(`registration.${value}`) })),
            onChoose: form.forgive,
          },
          {
            kind: 'shortText',
            name: 'more',
            label: t(`registration.${kind}`),
            hint: t(`registration.${kind}Hint`),
          },
        ]}
      />
    </RegistrationFrame>
  );
}
