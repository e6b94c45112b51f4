import { type ReactNode, useState } from 'react';
import { useText } from '../../../language';
import { dialogRequested } from '../../../dialogs';
import { usePlatform } from '../../../platform';
import { MailOrderLink, useHasMailOrderLink, usePriceADrug } from '../../../plan';
import { isActing, useFlag, useSession } from '../../../session';
import { defaultPharmacy } from '../../../plan/default-pharmacy';
import { useAnswer, useAppDispatch, useAppSelector } from '../../../store';
import { Button, ButtonLink, Card, Icon, VisuallyHidden } from '../../../ui';
import dashboardText from '../dashboard.text';
import startText from './start.text';
import { useClaimsOf } from '../../claims';
import { myDrugList } from '../../drugs';
import { useRecentAnswer } from '../use-recent-claims';

/** Whether the member sees the first steps, and how they hide them. */
export function useStartCard(): { isShown: boolean; hide: () => void } {
  const platform = usePlatform();
  const isNew = useNewMember();
  const [isHidden, setHidden] = useState(() => platform.read('startHidden') !== null);
  const hide = () => {
    platform.write('startHidden', 'yes');
    setHidden(true);
    // The button that had the focus is gone.
    document.getElementById('main')?.focus();
  };
  return { isShown: isNew && !isHidden, hide };
}

/** What a member does first who has filled nothing yet. */
export function StartCard({ onHide }: { onHide: () => void }) {
  const t = useText(startText);
  return (
    <Card
      title={t('dashboard.start.title')}
      className="no-print start-card"
      action={
        <Button kind="quiet" onClick={onHide}>
          {t('dashboard.start.hide')}
        </Button>
      }
    >
      <p>{t('dashboard.start.what')}</p>
      <StartSteps />
    </Card>
  );
}

function StartSteps() {
  const t = useText(startText, dashboardText);
  const dispatch = useAppDispatch();
  const hasIdCard = useFlag('viewIdCard');
  const hasPharmacies = useFlag('findAPharmacy');
  const hasMailOrder = useHasMailOrderLink();
  const pricePath = usePriceADrug();
  const pharmacy = useAnswer(defaultPharmacy).data?.pharmacy?.name;
  return (
    <ol className="start-steps">
      {hasIdCard && (
        <Step name="idCard">
          <Button kind="secondary" onClick={() => dispatch(dialogRequested('idCard'))}>
            {t('dashboard.card.view')}
          </Button>
        </Step>
      )}
      {hasPharmacies && (
        <Step name="pharmacy" done={pharmacy}>
          <ButtonLink kind="secondary" to="/member/find-a-pharmacy">
            {t('dashboard.start.pharmacy.go')}
          </ButtonLink>
        </Step>
      )}
      {pricePath && (
        <Step name="price">
          <ButtonLink kind="secondary" to={pricePath}>
            {t('dashboard.start.price.go')}
          </ButtonLink>
        </Step>
      )}
      {hasMailOrder && (
        <Step name="mail">
          <MailOrderLink button="medium">{t('dashboard.start.mail.go')}</MailOrderLink>
        </Step>
      )}
      <Step name="contact">
        <ButtonLink kind="secondary" to="/member/account-settings">
          {t('dashboard.start.contact.go')}
        </ButtonLink>
      </Step>
    </ol>
  );
}

interface StepProps {
  name: 'idCard' | 'pharmacy' | 'price' | 'mail' | 'contact';
  /** What is there already in place of something to do. */
  done?: string | undefined;
  children: ReactNode;
}

function Step({ name, done, children }: StepProps) {
  const t = useText(startText);
  return (
    <li className={done ? 'done' : ''}>
      {done && <Icon name="check" />}
      <div className="between">
        <div>
          <h3>
            {t(`dashboard.start.${name}.title`)}
            {done && <VisuallyHidden> {t('dashboard.start.done')}</VisuallyHidden>}
          </h3>
          <p className="mute">{done ?? t(`dashboard.start.${name}.text`)}</p>
        </div>
        {!done && children}
      </div>
    </li>
  );
}

/**
 * A member who has filled nothing yet: no drug on record, and no claim in the last 30 days. False until both are known
 * from the dashboard and the card that request them.
 */
function useNewMember(): boolean {
  const session = useSession();
  const claimsOf = useClaimsOf();
  const recentAnswer = useRecentAnswer();
  return useAppSelector((state) => {
    const { input, data } = myDrugList.select(state);
    const isOwn = !isActing(session) && input?.memberId === session.userInfo?.memberId;
    if (!isOwn || data?.drugs.length !== 0) return false;
    const answer = recentAnswer(state);
    return answer !== undefined && claimsOf(answer).length === 0;
  });
}
