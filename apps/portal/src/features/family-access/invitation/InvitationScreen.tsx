import { invitationDays } from '@portal/domain/family-access';
import '../../../forms/form-screen.css';
import type { OutputOf } from '@portal/contracts';
import { familyAccess } from '@portal/contracts/family-access';
import { useLocation } from 'react-router-dom';
import { Page } from '../../../brand';
import { useText } from '../../../language';
import namesText from '../../../language/names.text';
import { caregiverStart, emulationStopRequested, nameOf, useSession } from '../../../session';
import { useAppDispatch, useCall } from '../../../store';
import { Alert, Button, ButtonLink, Part } from '../../../ui';
import { AnswerForm, useAnswerTo } from './AnswerForm';
import invitationText from './invitation.text';

/** /member/family-access/invitation: opens from the mailed link, with the account of the caregiver. */
export function InvitationScreen() {
  const { caregiver } = useSession();
  return caregiver ? <ActingFirst /> : <Invitation />;
}

/** They answer with their own account, so that they stop acting for the member first. */
function ActingFirst() {
  const t = useText(invitationText, namesText);
  const dispatch = useAppDispatch();
  const name = nameOf(useSession().userInfo) || t('invitation.fromUnnamed');
  return (
    <Page title={t('screens.familyAccessInvitation')}>
      <Alert
        tone="info"
        level={2}
        title={t('invitation.acting', { name })}
        action={
          <Button onClick={() => dispatch(emulationStopRequested())}>
            {t('invitation.stopActing')}
          </Button>
        }
      >
        <p>{t('invitation.actingHint')}</p>
      </Alert>
    </Page>
  );
}

function Invitation() {
  const t = useText(invitationText, namesText);
  const token = new URLSearchParams(useLocation().search).get('token') ?? '';
  const { data, retry } = useCall(familyAccess.readInvitation, { body: { token } });
  const { data: answered } = useAnswerTo(token);
  return (
    <Page title={t('screens.familyAccessInvitation')}>
      {answered ? (
        <Outcome outcome={answered.outcome} />
      ) : (
        <Part
          data={data}
          loading={t('invitation.loading')}
          failed={t('invitation.failed')}
          retry={retry}
          lines={6}
        >
          {({ outcome, invitation }) =>
            outcome === 'open' && invitation ? (
              <AnswerForm token={token} invitation={invitation} onAnswered={retry} />
            ) : (
              <Outcome outcome={outcome} />
            )
          }
        </Part>
      )}
    </Page>
  );
}

/** How the invitation ended, or why it can't be answered. */
function Outcome({ outcome }: Pick<OutputOf<typeof familyAccess.readInvitation>, 'outcome'>) {
  const t = useText(invitationText);
  const shown = outcome === 'open' ? 'unknown' : outcome;
  const isAnswered = shown === 'accepted' || shown === 'declined';
  return (
    <>
      <Alert
        tone={isAnswered ? 'ok' : 'warn'}
        role="status"
        level={2}
        title={t(`invitation.${shown}`)}
      >
        <p>{t(`invitation.${shown}Hint`, { days: `${invitationDays}` })}</p>
      </Alert>
      {(shown === 'accepted' || shown === 'closed') && (
        <div>
          <ButtonLink to={caregiverStart}>{t('invitation.choose')}</ButtonLink>
        </div>
      )}
    </>
  );
}
