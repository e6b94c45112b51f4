import { useEffect, useState } from 'react';
import { useText } from '../../../language';
import { selectUserInfo } from '../../../session';
import { isUnanswered, useAppSelector, useSaving } from '../../../store';
import { Alert, Button } from '../../../ui';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { asAction } from '../cart/actions.slice';
import { type Person, revocation } from './family.requests';
import familyText from './family.text';
import { useChoosePatient, usePatientId } from './use-patient';

interface RevokeProps {
  authorization: NonNullable<Person['authorization']>;
  name: string;
  memberId: string;
}

/** Ends an authorization at once, after asking. The member goes on for themselves. */
export function Revoke({ authorization: { authorizationId }, name, memberId }: RevokeProps) {
  const t = useText(familyText);
  const [isAsking, setAsking] = useState(false);
  const { patientId } = usePatientId();
  const choose = useChoosePatient();
  const ownId = useAppSelector(selectUserInfo)?.memberId ?? '';
  const { save, isRunning } = useSaving(asAction(revocation));
  const revoke = () => {
    setAsking(false);
    if (patientId === memberId) choose(ownId);
    save({ authorizationId });
  };
  return (
    <>
      <Button kind="quiet" busy={isRunning} onClick={() => setAsking(true)}>
        {t('family.revoke')}
        <span className="sr"> {name}</span>
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('family.revokeTitle', { name })}
          confirm={t('family.revoke')}
          onConfirm={revoke}
          keep={t('family.revokeKeep')}
          onKeep={() => setAsking(false)}
        >
          {t('family.revokeHint')}
        </ConfirmDialog>
      )}
    </>
  );
}

/** How the last revocation went. */
export function RevocationResult() {
  const t = useText(familyText);
  // Without the outcome that was there when the page opened.
  const [before] = useState(useAppSelector(revocation.select).input);
  const { failure, data, isLast } = useSaving(
    asAction(revocation),
    undefined,
    (input) => input !== before,
  );
  const isDone = data !== undefined && isLast;
  useEffect(() => {
    // The button that had the focus is gone.
    if (!isDone || document.activeElement !== document.body) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [isDone]);
  if (failure) {
    const title = isUnanswered(failure) ? 'family.revokeUnsure' : 'family.revokeFailed';
    return <Alert tone="bad" role="alert" title={t(title)} />;
  }
  return isDone ? <Alert tone="ok" role="status" title={t('family.revokeDone')} /> : null;
}
