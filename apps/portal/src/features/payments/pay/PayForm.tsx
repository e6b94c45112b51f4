import { type FormEvent, useRef, useState } from 'react';
import { useFormat, useText } from '../../../language';
import { Button } from '../../../ui';
import {
  type CardFrameHandle,
  ErrorSummary,
  type FormFault,
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
  const [faults, setFaults] = useState<readonly FormFault[]>([]);
  const [turn, setTurn] = useState(0);
  const [isChecking, setChecking] = useState(false);
  const [ready, setReady] = useState<ReadyPayment | null>(null);

  const goOn = async (event: FormEvent) => {
    event.preventDefault();
    if (isChecking) return;
    setChecking(true);
    const read = amountOf(portion, typed, account);
    const card = await choice.settle();
    setChecking(false);
    const found: FormFault[] = [];
    if (read.fault) found.push({ name: 'amount', message: t(`payments.amount.${read.fault}`) });
    if ('fault' in card) {
      const focus = card.fault === 'missing' ? {} : { focus: () => frame.current?.focus() };
      found.push({ name: 'card', message: t(`payments.cardFault.${card.fault}`), ...focus });
    }
    setFaults(found);
    setTurn((before) => before + 1);
    if (!read.fault && !('fault' in card)) {
      setReady({ ...card, amount: read.amount, key: newKey() });
    }
  };
  const faultOf = (name: string) => faults.find((fault) => fault.name === name)?.message;

  if (ready) {
    return (
      <ReviewPayment
        ready={ready}
        onBack={() => setReady(null)}
        onOtherCard={() => {
          choice.drop();
          setReady(null);
        }}
        onStale={() => {
          onStale();
          setReady(null);
        }}
      />
    );
  }
  const figures = { pastDue: account.pastDueAmount, all: account.currentBalance, other: null };
  return (
    <>
      <ErrorSummary faults={faults} turn={turn} />
      <form className="card stack s5" noValidate onSubmit={(event) => void goOn(event)}>
        <h2>{t('payments.step.enter')}</h2>
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
              error={faultOf('amount')}
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
          error={faultOf('card')}
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
