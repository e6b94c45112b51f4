import type { OutputOf } from '@portal/contracts';
import { familyAccess } from '@portal/contracts/family-access';
import { personName } from '@portal/domain';
import { ArrivalNotice } from '../../../forms/sent/ArrivalNotice';
import { useMayHaveArrived } from '../../../forms/sent/use-arrival';
import { ShortForm } from '../../../forms/short/ShortForm';
import { useShortForm } from '../../../forms/short/use-short-form';
import { dateText, useFormat, useText } from '../../../language';
import { requestOf, useAnswer, useSaving } from '../../../store';
import { Alert, Button } from '../../../ui';
import { ErrorSummary } from '../../../ui/forms';
import { ScopeList } from '../ScopeList';
import invitationText from './invitation.text';

interface AnswerFormProps {
  token: string;
  invitation: NonNullable<OutputOf<typeof familyAccess.readInvitation>['invitation']>;
  /** An answer that was lost on its way back had arrived: the invitation is another one now. */
  onAnswered: () => void;
}

const statements = ['isAdult', 'agrees'] as const;

/** The answer to this invitation, and how it went; another one that was answered before has its own. */
export const useAnswerTo = (token: string) =>
  useSaving(requestOf(familyAccess.answer), undefined, ({ body }) => body.token === token);

/** Not what the page shows: the form stays as it is while the service is asked. */
const invitationNow = requestOf(familyAccess.readInvitation, 'arrival');

/** What the member asks for; the caregiver agrees and accepts, or declines. */
export function AnswerForm({ token, invitation, onAnswered }: AnswerFormProps) {
  const t = useText(invitationText);
  const format = useFormat();
  const { save, isRunning, failure } = useAnswerTo(token);
  const name =
    personName(invitation.givenName, invitation.familyName) || t('invitation.fromUnnamed');
  const form = useShortForm({
    initial: { isAdult: false, agrees: false },
    read: (checked) => {
      const missing = statements.filter((each) => !checked[each]);
      if (missing.length === 0) return { ready: { isAdult: true, agrees: true } as const };
      const errors = missing.map((each) => ({
        name: each,
        message: t(`invitation.missing.${each}`),
      }));
      return { errors };
    },
    isBusy: isRunning,
    onReady: (consent) => save({ body: { token, answer: 'accept', ...consent } }),
  });
  const mayHave = useMayHaveArrived(failure, { key: token });
  const { data: now } = useAnswer(invitationNow);
  const decline = () => save({ body: { token, answer: 'decline' } });
  return (
    <ShortForm
      form={form}
      className="card stack"
      submit={t('invitation.accept')}
      top={
        <>
          <h2>{t('invitation.from', { name })}</h2>
          <ErrorSummary errors={form.errors} turn={form.turn} />
          {failure && !mayHave && (
            <Alert tone="bad" role="alert" title={t('invitation.notAnswered')} />
          )}
          {failure && mayHave && (
            <ArrivalNotice
              request={invitationNow}
              input={{ body: { token } }}
              isThere={({ outcome }) => outcome !== 'open' && outcome !== 'unknown'}
              onThere={onAnswered}
              say={{
                looking: t('invitation.looking'),
                notThere: {
                  title: t(
                    now?.outcome === 'open' ? 'invitation.notThere' : 'invitation.answerUnknown',
                  ),
                  hint: t('invitation.again'),
                },
                unknown: { title: t('invitation.answerUnknown'), hint: t('invitation.again') },
              }}
            />
          )}
          <p>{t('invitation.scopes')}</p>
          <ScopeList scopes={invitation.scopes} />
          <p>
            {t('invitation.until', {
              name,
              date: dateText(invitation.endsAt, format.longDate, ''),
            })}
          </p>
        </>
      }
      ways={
        !isRunning && (
          <Button kind="secondary" onClick={decline}>
            {t('invitation.decline')}
          </Button>
        )
      }
      fields={[
        { kind: 'check', name: 'isAdult', label: t('invitation.isAdult') },
        { kind: 'check', name: 'agrees', label: t('invitation.agrees', { name }) },
      ]}
    />
  );
}
