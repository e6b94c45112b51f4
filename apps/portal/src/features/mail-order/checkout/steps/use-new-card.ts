import { useState } from 'react';
import { useMayBeSaved } from '../../../../forms/sent/use-may-be-saved';
import { useTypedFields } from '../../../../cards/use-typed-fields';
import { useSaving } from '../../../../store';
import { asAction } from '../../cart/actions.slice';
import { cardSaving } from '../checkout.requests';

type CardError =
  | 'frameInvalid'
  | 'frameFailed'
  | 'declined'
  | 'notConfirmed'
  | 'notSaved'
  | 'unsure';

const frameErrors = { invalid: 'frameInvalid', failed: 'frameFailed' } as const;

/**
 * A card that is typed into the vault's frame: its token is exchanged once for the vault's name of the card.
 * Neither the number nor the token is stored here or in a draft.
 */
export function useNewCard(onReady: () => void) {
  const [isHsa, setHsa] = useState(false);
  const [save, setSave] = useState(false);
  const { frame, isBusy, problem, tokeniseCard, focus } = useTypedFields();
  const { save: saveCard, isRunning, failure } = useSaving(asAction(cardSaving), onReady);

  const settle = async () => {
    if (isBusy || isRunning) return;
    const typed = await tokeniseCard();
    if ('error' in typed) return focus();
    saveCard({ body: { card: typed.card, isHsa, save } });
  };
  // Each try has another token: one without an answer leaves it open whether a card was saved.
  const isUnsure = useMayBeSaved(failure);
  const isDeclined = failure?.code === 'PAYMENT_DECLINED' || failure?.code === 'CARD_NOT_ACCEPTED';
  const isNotConfirmed = failure?.code === 'STEP_UP_NEEDED';
  const callError: CardError = isDeclined
    ? 'declined'
    : isUnsure
      ? 'unsure'
      : isNotConfirmed
        ? 'notConfirmed'
        : 'notSaved';
  return {
    frame,
    isHsa,
    setHsa,
    save,
    setSave,
    settle,
    isBusy: isBusy || isRunning,
    error: problem ? frameErrors[problem] : failure ? callError : null,
  };
}
