import type { ReactNode, Ref } from 'react';
import { cardName } from '../../../cards/card-name';
import { cardPick } from '../../../cards/card-pick';
import cardsText from '../../../cards/cards.text';
import type { ProcessorFrameHandle } from '../../../cards/ProcessorFrame';
import { CardChecks, TypedFields } from '../../../cards/TypedFields';
import { useText } from '../../../language';
import { useClock } from '../../../platform';
import { type Pick, PickOne } from '../../../ui/forms';
import type { CardOnFile } from '../payments.requests';
import { bankChoice, type CardChoice, newCardChoice, typedCardChoice } from './use-card-choice';
import payingText from './paying.text';
import waysText from './ways.text';

interface CardChoiceFieldProps {
  choice: CardChoice;
  frame: Ref<ProcessorFrameHandle>;
  cards: readonly CardOnFile[];
  /** The processor's frame; null where none is set, so that only cards on file can be charged. */
  address: string | null;
  error?: string | undefined;
  /** The fields of a bank account, where one may pay. */
  bank?: ReactNode;
}

/** The cards on file, and the processor's frame for another one. */
export function CardChoiceField({
  choice,
  frame,
  cards,
  address,
  error,
  bank,
}: CardChoiceFieldProps) {
  const t = useText(payingText, waysText, cardsText);
  const now = useClock().now();
  const picks: Pick<string>[] = [
    ...cards.map((card) => cardPick(card, now, t)),
    ...(choice.typed
      ? [
          {
            value: typedCardChoice,
            label: cardName(choice.typed, t),
            hint: t('payments.cardTyped'),
          },
        ]
      : []),
    ...(address === null ? [] : [{ value: newCardChoice, label: t('cards.another') }]),
    ...(address !== null && bank ? [{ value: bankChoice, label: t('payments.bankAccount') }] : []),
  ];
  const isNew = choice.value === newCardChoice && address !== null;
  return (
    <>
      {picks.length === 0 ? (
        <p>{t('payments.noCard')}</p>
      ) : (
        <PickOne
          name="card"
          legend={t(bank ? 'payments.payWith' : 'payments.whichCard')}
          error={error}
          picks={picks}
          value={choice.value}
          onChange={choice.choose}
        />
      )}
      {isNew && (
        <div className="nested stack">
          <TypedFields frame={frame} address={address} />
        </div>
      )}
      {choice.value === bankChoice && bank}
      {(isNew || choice.value === typedCardChoice) && <CardChecks {...choice} />}
    </>
  );
}
