import type { NoToken, TokenisedCard } from '../../../cards/ProcessorFrame';
import type { TypedFieldsState } from '../../../cards/use-typed-fields';
import type { InputOf } from '@portal/contracts';
import type { payments } from '@portal/contracts/payments';
import { type Expiry, isCardExpired, usualCard } from '@portal/domain';
import { useState } from 'react';
import { useClock } from '../../../platform';
import type { CardOnFile, ShownCard } from '../payments.requests';

export type Method = InputOf<typeof payments.setAutomatic>['body']['method'];

/** A card that may be charged, as a call takes it and as it is shown. */
export interface ChosenCard {
  method: Method;
  shown: ShownCard & Expiry;
}

/** The two choices in addition to the ids of cards on file: the frame, and the card that was typed into it before. */
export const newCardChoice = 'new';
export const typedCardChoice = 'typed';
/** A bank account, which is typed into the frame, too. */
export const bankChoice = 'bank';

type CardError = 'missing' | NoToken['error'];

/** Which card is to be charged: one on file, or one that is typed into the processor's frame. */
export function useCardChoice(
  cards: readonly CardOnFile[],
  address: string | null,
  { frame, tokeniseCard }: TypedFieldsState,
) {
  const clock = useClock();
  const now = clock.now();
  const usable = cards.filter((card) => !isCardExpired(card, now));
  const usual = usualCard(cards, now);
  const [value, choose] = useState<string | null>(
    usual?.cardId ?? (address === null ? null : newCardChoice),
  );
  const [save, setSave] = useState(false);
  const [isHsa, setHsa] = useState(false);
  const [typed, setTyped] = useState<TokenisedCard | null>(null);

  const ofToken = (card: TokenisedCard): ChosenCard => ({
    method: { card, isHsa, save },
    shown: { ...card, isHsa },
  });

  /** The card to charge; has the frame make a token where one is needed. */
  const settle = async (): Promise<ChosenCard | { error: CardError }> => {
    if (value === typedCardChoice && typed) return ofToken(typed);
    const onFile = usable.find(({ cardId }) => cardId === value);
    if (onFile) return { method: { cardId: onFile.cardId }, shown: onFile };
    if (value !== newCardChoice || !frame.current) return { error: 'missing' };
    const answer = await tokeniseCard();
    if ('error' in answer) return answer;
    setTyped(answer.card);
    choose(typedCardChoice);
    return ofToken(answer.card);
  };

  /** The typed card was refused: another one has to be typed, or chosen. */
  const drop = () => {
    setTyped(null);
    choose(address === null ? null : newCardChoice);
  };

  return { value, choose, isHsa, setHsa, save, setSave, typed, settle, drop };
}

export type CardChoice = ReturnType<typeof useCardChoice>;
