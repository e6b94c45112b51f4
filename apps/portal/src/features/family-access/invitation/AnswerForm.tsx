import type { OutputOf } from '@portal/contracts';
import type { familyAccess } from '@portal/contracts/family-access';
import { personName } from '@portal/domain';
import { type FormEvent, useState } from 'react';
import { dateText, useFormat, useText } from '../../../language';
import { useAppDispatch, useAppSelector } from '../../../store';
import { Alert, Button } from '../../../ui';
import { CheckField, ErrorSummary } from '../../../ui/forms';
import { answering } from '../access.requests';
import { ScopeList } from '../ScopeList';
import invitationText from './invitation.text';

interface AnswerFormProps {
  token: string;
  invitation: NonNullable<OutputOf<typeof familyAccess.readInvitation>['invitation']>;
}

const statements = ['isAdult', 'agrees'] as const;

/** What the member asks for; the caregiver agrees and accepts, or declines. */
export function AnswerForm({ token, invitation }: AnswerFormProps) {
  const t = useText(invitationText);
  const format = useFormat();
  const dispatch = useAppDispatch();
  const remote = useAppSelector(answering.select);
  const [checked, setChecked] = useState({ isAdult: false, agrees: false });
  const [turn, setTurn] = useState(0);
  const name =
    personName(invitation.givenName, invitation.familyName) || t('invitation.fromUnnamed');
  const missing = statements.filter((each) => !checked[each]);
  const errors = (turn > 0 ? missing : []).map((each) => ({
    name: each as string,
    message: t(`invitation.missing.${each}`),
  }));
  const isRunning = remote.status === 'loading';
  const accept = (event: FormEvent) => {
    event.preventDefault();
    setTurn(turn + 1);
    if (missing.length > 0) return;
    const consent = { isAdult: true, agrees: true } as const;
    dispatch(answering.requested({ body: { token, answer: 'accept', ...consent } }));
  };
  const decline = () => dispatch(answering.requested({ body: { token, answer: 'decline' } }));
  return (
    <form className="card stack" noValidate onSubmit={accept}>
      <h2>{t('invitation.from', { name })}</h2>
      <ErrorSummary errors={errors} turn={turn} />
      {remote.status === 'failure' && (
        <Alert tone="bad" role="alert" title={t('invitation.notAnswered')} />
      )}
      <p>{t('invitation.scopes')}</p>
      <ScopeList scopes={invitation.scopes} />
      <p>
        {t('invitation.until', { name, date: dateText(invitation.endsAt, format.longDate, '') })}
      </p>
      {statements.map((each) => (
        <CheckField
          key={each}
          name={each}
          label={each === 'agrees' ? t('invitation.agrees', { name }) : t('invitation.isAdult')}
          error={errors.find((error) => error.name === each)?.message}
          checked={checked[each]}
          onChange={(isOn) => setChecked({ ...checked, [each]: isOn })}
        />
      ))}
      <div className="row">
        <Button type="submit" busy={isRunning}>
          {t('invitation.accept')}
        </Button>
        {!isRunning && (
          <Button kind="secondary" onClick={decline}>
            {t('invitation.decline')}
          </Button>
        )}
      </div>
    </form>
  );
}
