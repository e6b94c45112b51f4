import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useFormat, useText } from '../../../language';
import { Button } from '../../../ui';
import {
  type CardFrameHandle,
  ErrorSummary,
  type FieldError,
  MoneyField,
  PickOne,
} from '../../../ui/forms';
import { CardChoiceField } from '../CardChoiceField';
import { RestoredNotice } from '../RestoredNotice';
import { amountOf, portionsOf } from './pay-form';
import { newKey } from './payment-under-way';
import type { Account, CardOnFile } from '../payments.requests';
import { ReviewPayment } from './ReviewPayment';
import { type ChosenCard, useCardChoice } from '../use-card-choice';
import { useEntered } from './use-entered';
import { useReviewStep } from './use-review-step';
import type { StoredAmounts } from '../use-typed-amounts';
import payingText from '../paying.text';

interface PayFormProps {
  account: Account;
  cards: readonly CardOnFile[];
  address: string | null;
  amounts: StoredAmounts;
  /** Requests the balance again. */
  onStale: () => void;
}

/** A payment that is ready to be looked over. The key belongs to exactly these figures. */
export interface ReadyPayment extends ChosenCard {
  amount: number;
  key: string;
}

/** How much and by which card, then a look at it all; going back loses nothing. */
export function PayForm({ account, cards, address, amounts, onStale }: PayFormProps) {
  const t = useText(payingText);
  const format = useFormat();
  const portions = portionsOf(account);
  const { portion, typed, isRestored, enter, startOver } = useEntered(portions, amounts);
  const frame = useRef<CardFrameHandle>(null);
  const choice = useCardChoice(cards, address, frame);
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [turn, setTurn] = useState(0);
  const [isChecking, setChecking] = useState(false);
  const { reviewed, review, goBack, returns } = useReviewStep<ReadyPayment>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (returns > 0) heading.current?.focus();
  }, [returns]);

  const goOn = async (event: FormEvent) => {
    event.preventDefault();
    if (isChecking) return;
    setChecking(true);
    const read = amountOf(portion, typed, account);
    const card = await choice.settle();
    setChecking(false);
    const found: FieldError[] = [];
    if (read.error) found.push({ name: 'amount', message: t(`payments.amount.${read.error}`) });
    if ('error' in card) {
      const focus = card.error === 'missing' ? {} : { focus: () => frame.current?.focus() };
      found.push({ name: 'card', message: t(`payments.cardError.${card.error}`), ...focus });
    }
    setErrors(found);
    setTurn((before) => before + 1);
    if (!read.error && !('error' in card)) {
      review({ ...card, amount: read.amount, key: newKey() });
    }
  };
  const errorOf = (name: string) => errors.find((error) => error.name === name)?.message;

  if (reviewed) {
    return (
      <ReviewPayment
        ready={reviewed}
        onBack={goBack}
        onOtherCard={() => {
          choice.drop();
          goBack();
        }}
        onStale={() => {
          onStale();
          goBack();
        }}
      />
    );
  }
  const figures = { pastDue: account.pastDueAmount, all: account.currentBalance, other: null };
  return (
    <>
      <ErrorSummary errors={errors} turn={turn} />
      <form className="card stack s5" noValidate onSubmit={(event) => void goOn(event)}>
        <h2 tabIndex={-1} ref={heading}>
          {t('payments.step.enter')}
        </h2>
        {isRestored && <RestoredNotice onStartOver={startOver} />}
        <PickOne
          name="portion"
          legend={t('payments.howMuch')}
          value={portion}
          onChange={(value) => enter({ portion: value, typed })}
          picks={portions.map((value) => ({
            value,
            label: t(`payments.portion.${value}`),
            figure: figures[value] !== null && format.money(figures[value]),
          }))}
        />
        {portion === 'other' && (
          <div className="nested">
            <MoneyField
              name="amount"
              label={t('payments.amount.label')}
              hint={t('payments.amount.hint', { most: format.money(account.currentBalance ?? 0) })}
              error={errorOf('amount')}
              value={typed}
              onChange={(value) => enter({ portion, typed: value })}
            />
          </div>
        )}
        <CardChoiceField
          choice={choice}
          frame={frame}
          cards={cards}
          address={address}
          error={errorOf('card')}
        />
        <div>
          <Button type="submit" busy={isChecking}>
            {t('payments.continue')}
          </Button>
        </div>
      </form>
    </>
  );
}
