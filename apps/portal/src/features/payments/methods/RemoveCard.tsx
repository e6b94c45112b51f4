import { useState } from 'react';
import { useMayHaveArrived } from '../../../forms/sent/use-arrival';
import { useFormat, useText } from '../../../language';
import { useAddition } from '../../../session';
import { useSaving, withKey } from '../../../store';
import { Alert, Button, NotConfirmed, VisuallyHidden } from '../../../ui';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { cardRemoval, type CardOnFile } from '../payments.requests';
import { useStoredAutomatic, useStoredHistory } from '../use-payments';
import { CardArrival } from './CardArrival';
import methodsText from './methods.text';

interface RemoveCardProps {
  card: CardOnFile;
  /** With the expiry where another card on file has the same name. */
  name: string;
  isUsual: boolean;
  /** The name of the one that is usual once this one is deleted. */
  next: string | null;
  onRemoved: () => void;
}

/** Removes a card from the file, after a question. */
export function RemoveCard({ card, name, isUsual, next, onRemoved }: RemoveCardProps) {
  const t = useText(methodsText);
  const [isAsking, setAsking] = useState(false);
  const { cardId } = card;
  const { save, isRunning, failure } = useSaving(withKey(cardRemoval, cardId), onRemoved);
  const mayHave = useMayHaveArrived(failure, { key: cardId });
  const remove = () => {
    setAsking(false);
    save({ cardId });
  };
  return (
    <>
      <Button kind="quiet" busy={isRunning} onClick={() => setAsking(true)}>
        {t('methods.remove')}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      {failure && mayHave && (
        <CardArrival
          what="removed"
          isDone={(cards) => !cards.some((each) => each.cardId === cardId)}
          onDone={onRemoved}
        />
      )}
      {failure &&
        !mayHave &&
        (failure.code === 'STEP_UP_NEEDED' ? (
          <NotConfirmed>{t('methods.notConfirmedRemoval')}</NotConfirmed>
        ) : (
          <Alert tone="bad" role="alert" title={t('methods.notRemoved')} />
        ))}
      {isAsking && (
        <ConfirmDialog
          title={t('methods.removeTitle', { card: name })}
          confirm={t('methods.remove')}
          onConfirm={remove}
          keep={t('methods.keep')}
          onKeep={() => setAsking(false)}
        >
          {t('methods.removeHint')} {isUsual && <UsualNext next={next} />}{' '}
          <StillCharged card={card} />
        </ConfirmDialog>
      )}
    </>
  );
}

/** What follows for new orders and refills when the usual card is deleted. */
function UsualNext({ next }: Pick<RemoveCardProps, 'next'>) {
  const t = useText(methodsText);
  const hasAutoRefill = useAddition('autoRefill');
  if (next === null) return t(hasAutoRefill ? 'methods.removeLast' : 'methods.removeLastOrders');
  return t(hasAutoRefill ? 'methods.removeUsual' : 'methods.removeUsualOrders', { card: next });
}

const facts = ['brand', 'last4', 'expMonth', 'expYear'] as const;
type Facts = Pick<CardOnFile, (typeof facts)[number]>;
const isSame = (card: Facts, other: Facts | null | undefined) =>
  facts.every((fact) => card[fact] === other?.[fact]);

/** What is still charged to the card once it is deleted. */
function StillCharged({ card }: { card: CardOnFile }) {
  const t = useText(methodsText);
  const format = useFormat();
  const { data: automatic } = useStoredAutomatic().data;
  const { data: history } = useStoredHistory().data;
  if (!automatic || !history) return t('methods.removeUnknown');
  const planned = history.payments.filter(
    ({ status, card: used }) => status.kind === 'planned' && isSame(card, used),
  );
  return [
    ...planned.map(({ amount, takenOn }) =>
      amount === null || takenOn === ''
        ? t('methods.removePlannedUnclear')
        : t('methods.removePlanned', {
            amount: format.money(amount),
            date: format.longDate(takenOn),
          }),
    ),
    ...(isSame(card, automatic.automatic?.card) ? [t('methods.removeAutomatic')] : []),
  ].join(' ');
}
