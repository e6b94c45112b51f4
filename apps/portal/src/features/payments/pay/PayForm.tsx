import {
  canPlanOn,
  type Expiry,
  furthestPayment,
  isCardExpiredOn,
  portionAmount,
  portionsOf,
  type SaidSum,
} from '@portal/domain';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { cardName } from '../../../cards/card-name';
import cardsText from '../../../cards/cards.text';
import { useTypedFields } from '../../../cards/use-typed-fields';
import { useFormat, useText } from '../../../language';
import { useToday } from '../../../platform';
import { Button } from '../../../ui';
import { says, saysAll, statedSum } from '../../../says/says';
import { ErrorSummary, type FieldError, MoneyField, PickOne } from '../../../ui/forms';
import { BankFields } from './BankFields';
import { CardChoiceField } from '../form/CardChoiceField';
import { RestoredNotice } from '../form/RestoredNotice';
import { useEntered } from './use-entered';
import { newKey } from './payment-under-way';
import type { Account, CardOnFile } from '../payments.requests';
import { type ReadyPayment, ReviewPayment } from './ReviewPayment';
import { bankChoice, useCardChoice } from '../form/use-card-choice';
import { shownAccount, useBankAccount } from './use-bank-account';
import { useReviewStep } from './use-review-step';
import { WhenField } from './WhenField';
import type { StoredAmounts } from '../form/use-typed-amounts';
import payingText from '../form/paying.text';
import waysText from '../form/ways.text';

interface PayFormProps {
  /** Without the planned payments. */
  account: Account;
  /** What is owed with them. */
  owed: number;
  /** What may be said of their sum. */
  planned: SaidSum;
  cards: readonly CardOnFile[];
  address: string | null;
  amounts: StoredAmounts;
  /** Requests the balance again. */
  onStale: () => void;
}

/** What is wrong with the day of a later payment, and of the card that is charged on it. */
function dayProblem(
  { isLater, day }: { isLater: boolean; day: string },
  today: string,
  card: Expiry | null,
) {
  if (!isLater) return null;
  if (!canPlanOn(day, today)) return 'wrong';
  return card && isCardExpiredOn(card, day) ? 'cardExpires' : null;
}

/** How much and by which card, then a look at it all; going back loses nothing. */
export function PayForm({
  account,
  owed,
  planned,
  cards,
  address,
  amounts,
  onStale,
}: PayFormProps) {
  const t = useText(payingText, waysText, cardsText);
  const format = useFormat();
  const portions = portionsOf(account);
  const entered = useEntered(portions, amounts);
  const { portion, typed, isLater, day, isRestored, enter, startOver } = entered;
  const today = useToday();
  const fields = useTypedFields();
  const { frame, isBusy, focus } = fields;
  const choice = useCardChoice(cards, address, fields);
  const bank = useBankAccount(fields);
  const isBank = choice.value === bankChoice;
  const [found, setFound] = useState<readonly FieldError[]>([]);
  /** The card that the error of the day is about; null once another method is chosen. */
  const [checkedCard, setCheckedCard] = useState<Expiry | null>(null);
  const [turn, setTurn] = useState(0);
  const { reviewed, review, goBack, drop, returns } = useReviewStep<ReadyPayment>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (returns > 0) heading.current?.focus();
  }, [returns]);

  const goOn = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const read = portionAmount(portion, typed, account);
    const paidBy = isBank ? await bank.settle() : await choice.settle();
    const charged = 'shown' in paidBy ? paidBy.shown : null;
    const wrongDay = dayProblem({ isLater, day }, today, charged);
    const wrong: FieldError[] = [];
    if (read.error) wrong.push({ name: 'amount', message: t(`payments.amount.${read.error}`) });
    if (wrongDay) {
      const card = charged ? cardName(charged, t) : '';
      wrong.push({
        name: 'day',
        message: t(`payments.when.${wrongDay}`, { card, days: `${furthestPayment}` }),
      });
    }
    if ('error' in paidBy) {
      const { error } = paidBy;
      const isOfBank = isBank && error !== 'missing';
      const message = t(isOfBank ? `payments.bankError.${error}` : `payments.cardError.${error}`);
      wrong.push({ name: 'card', message, ...(error !== 'missing' && { focus }) });
    }
    setFound(wrong);
    setCheckedCard(charged);
    setTurn((before) => before + 1);
    if (wrong.length > 0 || read.error || 'error' in paidBy) return;
    review({
      ...('account' in paidBy
        ? {
            method: { account: paidBy.account, agreed: true as const },
            shown: null,
            account: shownAccount(paidBy.account),
          }
        : { ...paidBy, account: null }),
      amount: read.amount,
      payOn: isLater ? day : null,
      dueOn: account.dueOn,
      key: newKey(),
    });
  };
  /** An error of the day that no longer applies is gone; another one is said after the next check. */
  const recheckDay = (when: { isLater: boolean; day: string }, card: Expiry | null) => {
    setCheckedCard(card);
    if (dayProblem(when, today, card) === dayProblem({ isLater, day }, today, checkedCard)) return;
    setFound((before) => before.filter(({ name }) => name !== 'day'));
  };
  const ofAmount = portionAmount(portion, typed, account).error;
  // What is wrong with the amount follows from the amount; it is gone once that is right.
  const errors = found.flatMap((each) => {
    if (each.name !== 'amount') return each;
    return ofAmount ? { ...each, message: t(`payments.amount.${ofAmount}`) } : [];
  });
  const errorOf = (name: string) => errors.find((error) => error.name === name)?.message;

  if (reviewed) {
    return (
      <ReviewPayment
        ready={reviewed}
        onBack={goBack}
        onOtherCard={() => {
          if (isBank) bank.forget();
          else choice.drop();
          goBack();
        }}
        onStale={() => {
          onStale();
          goBack();
        }}
        onStartOver={drop}
      />
    );
  }
  const hasPlanned = planned !== null && planned.amount > 0;
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
          onChange={(value) => enter({ portion: value })}
          picks={portions.map((value) => ({
            value,
            label: t(`payments.portion.${value === 'all' && hasPlanned ? 'left' : value}`),
            figure: figures[value] !== null && format.money(figures[value]),
            hint: value === 'all' && hasPlanned && (
              <span
                {...saysAll(
                  says('owed', 'own', owed),
                  says('plannedTotal', 'own', statedSum(planned)),
                )}
              >
                {t('payments.portion.leftHint', {
                  owed: format.money(owed),
                  planned: format.money(planned.amount),
                })}
              </span>
            ),
          }))}
        />
        {portion === 'other' && (
          <div className="nested">
            <MoneyField
              name="amount"
              label={t('payments.amount.label')}
              hint={
                account.currentBalance !== null &&
                t('payments.amount.hint', { most: format.money(account.currentBalance) })
              }
              error={errorOf('amount')}
              value={typed}
              onChange={(value) => enter({ typed: value })}
            />
          </div>
        )}
        <WhenField
          isLater={isLater}
          day={day}
          today={today}
          isBank={isBank}
          dueOn={account.dueOn}
          error={errorOf('day')}
          onChange={(when) => {
            enter(when);
            recheckDay(when, checkedCard);
          }}
        />
        <CardChoiceField
          choice={{
            ...choice,
            choose: (value) => {
              choice.choose(value);
              setFound((before) => before.filter(({ name }) => name !== 'card'));
              recheckDay({ isLater, day }, null);
            },
          }}
          frame={frame}
          cards={cards}
          address={address}
          error={errorOf('card')}
          bank={address !== null && <BankFields entry={bank} frame={frame} address={address} />}
        />
        <div>
          <Button type="submit" busy={isBusy}>
            {t('payments.continue')}
          </Button>
        </div>
      </form>
    </>
  );
}
