import { isCardExpired } from '@portal/domain';
import type { ReactNode, Ref } from 'react';
import { useText } from '../../language';
import { cardExpiry } from '../../language/card-name';
import cardsText from '../../language/cards.text';
import { useClock } from '../../platform';
import { CardFrame, type CardFrameHandle, CheckField, type Pick, PickOne } from '../../ui/forms';
import { cardLabel } from './payment-labels';
import type { CardOnFile } from './payments.requests';
import { bankChoice, type CardChoice, newCardChoice, typedCardChoice } from './use-card-choice';
import payingText from './paying.text';
import waysText from './pay/ways.text';
import paymentsText from './payments.text';

interface CardChoiceFieldProps {
  choice: CardChoice;
  frame: Ref<CardFrameHandle>;
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
  const t = useText(payingText, waysText, paymentsText, cardsText);
  const clock = useClock();
  const now = clock.now();
  const onFile = cards.map((card): Pick<string> => {
    const isExpired = isCardExpired(card, now);
    const date = cardExpiry(card);
    const hint = isExpired ? 'payments.cardExpired' : 'payments.cardGoodThrough';
    return {
      value: card.cardId,
      label: cardLabel(card, t),
      disabled: isExpired,
      hint: [date && t(hint, { date }), card.isHsa && t('cards.hsa')].filter(Boolean).join(' · '),
    };
  });
  const picks: Pick<string>[] = [
    ...onFile,
    ...(choice.typed
      ? [
          {
            value: typedCardChoice,
            label: cardLabel({ ...choice.typed, isHsa: choice.isHsa }, t),
            hint: t('payments.cardTyped'),
          },
        ]
      : []),
    ...(address === null ? [] : [{ value: newCardChoice, label: t('payments.cardNew') }]),
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
          <p className="hint">{t('payments.cardSafe')}</p>
          <CardFrame ref={frame} address={address} title={t('payments.cardFrame')} />
        </div>
      )}
      {choice.value === bankChoice && bank}
      {(isNew || choice.value === typedCardChoice) && (
        <>
          <CheckField
            name="isHsa"
            label={t('cards.isHsa')}
            checked={choice.isHsa}
            onChange={choice.setHsa}
          />
          <CheckField
            name="save"
            label={t('payments.cardKeep')}
            checked={choice.save}
            onChange={choice.setSave}
          />
        </>
      )}
    </>
  );
}
