import { type MoreInfoKind, moreInfoKinds, readMoreInfo } from '@portal/domain/registration';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../../language';
import screenTitlesText from '../../../language/screen-titles.text';
import { useAppDispatch, useAppSelector, useSaving } from '../../../store';
import { Alert, Button, ButtonLink, TextField } from '../../../ui';
import { ErrorSummary, PickOne } from '../../../ui/forms';
import { Refused } from '../parts/Refused';
import { RegistrationFrame } from '../parts/RegistrationFrame';
import { infoAdding } from '../registration.requests';
import { memberFound, selectRegistration } from '../registration.slice';
import registrationText from '../registration.text';

/** /member/moreinfo: two members match, and one more detail tells them apart. */
export function MoreInfoScreen() {
  const t = useText(registrationText, screenTitlesText);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { token, memberId } = useAppSelector(selectRegistration);
  const [kind, setKind] = useState<MoreInfoKind>('groupNumber');
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const [turn, setTurn] = useState(0);
  const adding = useSaving(infoAdding, ({ outcome, registration }) => {
    if (outcome !== 'found') return;
    dispatch(memberFound({ token: registration, memberId, needsMore: false }));
    void navigate('/member/registration');
  });
  const value = readMoreInfo(kind, typed);
  const error = isTried && value === null ? t(`registration.${kind}.error`) : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (adding.isRunning) return;
    setTried(true);
    setTurn(turn + 1);
    adding.forget();
    if (value !== null) adding.save({ body: { registration: token, memberId, kind, value } });
  };
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
      <ErrorSummary errors={error ? [{ name: 'more', message: error }] : []} turn={turn} />
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
      <form className="card stack s5" noValidate aria-label={title} onSubmit={submit}>
        <PickOne
          name="kind"
          legend={t('registration.moreKind')}
          picks={moreInfoKinds.map((each) => ({ value: each, label: t(`registration.${each}`) }))}
          value={kind}
          onChange={(chosen) => {
            setKind(chosen);
            setTried(false);
          }}
        />
        <TextField
          name="more"
          label={t(`registration.${kind}`)}
          hint={t(`registration.${kind}Hint`)}
          autoComplete="off"
          maxLength={60}
          error={error}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <div className="row">
          <Button type="submit" size="large" busy={adding.isRunning}>
            {t('registration.continue')}
          </Button>
          <ButtonLink kind="quiet" to="/member/registration">
            {t('registration.back')}
          </ButtonLink>
        </div>
      </form>
    </RegistrationFrame>
  );
}
