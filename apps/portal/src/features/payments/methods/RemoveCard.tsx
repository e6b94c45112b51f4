import { useState } from 'react';
import { useText } from '../../../language';
import { cardName } from '../../../language/card-name';
import cardsText from '../../../language/cards.text';
import { useSaving, withKey } from '../../../store';
import { Alert, Button, NotConfirmed, VisuallyHidden } from '../../../ui';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { cardRemoval, type CardOnFile } from '../payments.requests';
import { useAutomatic } from '../use-payments';
import methodsText from './methods.text';

interface RemoveCardProps {
  card: CardOnFile;
  onRemoved: () => void;
}

/** Removes a card from the file, after a question. */
export function RemoveCard({ card, onRemoved }: RemoveCardProps) {
  const t = useText(methodsText, cardsText);
  const [isAsking, setAsking] = useState(false);
  const { cardId } = card;
  const name = cardName(card, t);
  const { save, isRunning, failure } = useSaving(withKey(cardRemoval, cardId), onRemoved);
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
      {failure &&
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
          {t('methods.removeHint')} <AutomaticUse card={card} />
        </ConfirmDialog>
      )}
    </>
  );
}

/** Says so where the automatic payment is charged to the card. */
function AutomaticUse({ card }: { card: CardOnFile }) {
  const t = useText(methodsText);
  const used = useAutomatic().data.data?.automatic?.card;
  const isUsed =
    used?.last4 === card.last4 && used.brand === card.brand && used.expYear === card.expYear;
  return isUsed && t('methods.removeAutomatic');
}
