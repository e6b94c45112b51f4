import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { ProcessorFrameHandle } from '../../../cards/ProcessorFrame';
import { useAppDispatch } from '../../../store';
import { cardSaving } from './checkout.requests';
import { useAction } from '../use-action';

type CardError = 'frameInvalid' | 'frameFailed' | 'declined' | 'notConfirmed' | 'notSaved';

/**
 * A card that is typed into the vault's frame: its token is exchanged once for the vault's name of the card.
 * Neither the number nor the token is stored here or in a draft.
 */
export function useNewCard(frame: RefObject<ProcessorFrameHandle | null>, onReady: () => void) {
  const dispatch = useAppDispatch();
  const [isHsa, setHsa] = useState(false);
  const [save, setSave] = useState(false);
  const [isTokenising, setTokenising] = useState(false);
  const [frameError, setFrameError] = useState<CardError | null>(null);
  const [isSent, setSent] = useState(false);
  const { isRunning, failure, data } = useAction(cardSaving);

  const isSaved = isSent && !isRunning && data !== undefined;
  const ready = useEffectEvent(onReady);
  useEffect(() => {
    if (isSaved) ready();
  }, [isSaved]);

  const settle = async () => {
    if (isTokenising || isRunning) return;
    setFrameError(null);
    if (!frame.current) return setFrameError('frameFailed');
    setTokenising(true);
    const answer = await frame.current.tokenise();
    setTokenising(false);
    if ('error' in answer) {
      frame.current?.focus();
      return setFrameError(answer.error === 'invalid' ? 'frameInvalid' : 'frameFailed');
    }
    setSent(true);
    dispatch(cardSaving.requested({ body: { card: answer.card, isHsa, save } }));
  };
  const isDeclined = failure?.code === 'PAYMENT_DECLINED' || failure?.code === 'CARD_NOT_ACCEPTED';
  const isNotConfirmed = failure?.code === 'STEP_UP_NEEDED';
  const callError = isDeclined ? 'declined' : isNotConfirmed ? 'notConfirmed' : 'notSaved';
  return {
    ...{ isHsa, setHsa, save, setSave, settle },
    isBusy: isTokenising || isRunning,
    error: frameError ?? (failure ? callError : null),
  };
}
