import { type FormEvent, useEffect, useRef, useState } from 'react';
import { cardName } from '../../../cards/card-name';
import cardsText from '../../../cards/cards.text';
import type { TokenisedCard } from '../../../cards/ProcessorFrame';
import { LoadedTypedFields } from '../../../cards/TypedFields';
import { useMayBeSaved } from '../../../forms/sent/use-may-be-saved';
import { useTypedFields } from '../../../cards/use-typed-fields';
import { useText } from '../../../language';
import { type Failure, useAnswer, useSaving } from '../../../store';
import { Alert, Button, NotConfirmed } from '../../../ui';
import { CheckField } from '../../../ui/forms';
import { cardAdding, type CardOnFile, cards } from '../payments.requests';
import { CardArrival } from './CardArrival';
import methodsText from './methods.text';

/** Stores a card that pays later. */
export function AddCard({ onAdded }: { onAdded: () => void }) {
  const t = useText(methodsText);
  const [isOpen, setOpen] = useState(false);
  const [isCanceled, setCanceled] = useState(false);
  const closed = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The focus was on Cancel, which is gone.
    if (isCanceled) closed.current?.querySelector('button')?.focus();
  }, [isCanceled]);
  if (!isOpen) {
    return (
      <div ref={closed}>
        <Button
          kind="secondary"
          onClick={() => {
            setOpen(true);
            setCanceled(false);
          }}
        >
          {t('methods.add')}
        </Button>
      </div>
    );
  }
  const close = (canceled: boolean) => {
    setOpen(false);
    setCanceled(canceled);
  };
  return (
    <NewCard
      onAdded={() => {
        close(false);
        onAdded();
      }}
      onCancel={() => close(true)}
    />
  );
}

/** What is said of a refusal; of any other failure it is read again whether the card was saved. */
const refusals = {
  PAYMENT_DECLINED: 'methods.refused',
  CARD_NOT_ACCEPTED: 'methods.notAccepted',
} as const;

function titleOf(failure: Pick<Failure, 'code'>) {
  return Object.hasOwn(refusals, failure.code)
    ? refusals[failure.code as keyof typeof refusals]
    : 'methods.notAdded';
}

const facts = ['brand', 'last4', 'expMonth', 'expYear', 'isHsa'] as const;
type Facts = Pick<CardOnFile, (typeof facts)[number]>;

/** Whether the cards have one that was not there before; `unknown` where its equal, or which were on file, is not known. */
function isAdded(
  cards: readonly CardOnFile[],
  before: readonly CardOnFile[] | undefined,
  sent: Facts,
) {
  const equal = cards.filter((card) => facts.every((fact) => card[fact] === sent[fact]));
  const isNew = ({ cardId }: CardOnFile) => before?.every((each) => each.cardId !== cardId);
  return equal.some(isNew) || (equal.length > 0 && ('unknown' as const));
}

function NewCard({ onAdded, onCancel }: { onAdded: () => void; onCancel: () => void }) {
  const t = useText(methodsText, cardsText);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const [isHsa, setHsa] = useState(false);
  const { frame, isBusy, problem, tokeniseCard, focus } = useTypedFields();
  /** The card that was sent last; sent again, it is stored once. */
  const [sent, setSent] = useState<TokenisedCard | null>(null);
  const { save, forget, isRunning, failure } = useSaving(cardAdding, onAdded);
  const before = useAnswer(cards).data?.cards;
  /** The cards on file when it was sent first; undefined where they had not loaded. */
  const [known, setKnown] = useState<readonly CardOnFile[] | undefined>();
  const isUnsure = useMayBeSaved(failure, sent?.token);
  // The frame stays while a card that was typed into it is saved: it may be refused.
  const [isAgain, setAgain] = useState(false);
  const shown = isUnsure || (isAgain && isRunning) ? sent : null;
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || isRunning) return;
    setAgain(isUnsure);
    if (isUnsure && sent) return save({ body: { card: sent, isHsa } });
    forget();
    const typed = await tokeniseCard();
    if ('error' in typed) return focus();
    setSent(typed.card);
    setKnown(before);
    save({ body: { card: typed.card, isHsa } });
  };
  const confirm = (
    <>
      <CheckField name="isHsa" label={t('cards.isHsa')} checked={isHsa} onChange={setHsa} />
      <div>
        <Button type="submit" busy={isBusy || isRunning}>
          {t('methods.saveCard')}
        </Button>
      </div>
    </>
  );
  return (
    <form className="stack" noValidate onSubmit={(event) => void add(event)}>
      <h3 tabIndex={-1} ref={heading}>
        {t('methods.add')}
      </h3>
      {isUnsure && sent ? (
        <CardArrival
          what="added"
          isDone={(stored) => isAdded(stored, known, { ...sent, isHsa })}
          onDone={() => {
            forget();
            onAdded();
          }}
        />
      ) : failure?.code === 'STEP_UP_NEEDED' ? (
        <NotConfirmed>{t('methods.notConfirmedAdding')}</NotConfirmed>
      ) : (
        failure && <Alert tone="bad" role="alert" title={t(titleOf(failure))} focusOn={failure} />
      )}
      {problem && (
        <Alert
          tone="bad"
          role="alert"
          title={t(problem === 'invalid' ? 'methods.invalid' : 'methods.failed.frame')}
        />
      )}
      {shown ? (
        <>
          <p>
            <b>{cardName(shown, t)}</b>
          </p>
          {confirm}
        </>
      ) : (
        <LoadedTypedFields frame={frame}>{confirm}</LoadedTypedFields>
      )}
      <div className="card-actions">
        <Button kind="quiet" busy={isRunning} onClick={onCancel}>
          {t('methods.cancel')}
        </Button>
      </div>
    </form>
  );
}
