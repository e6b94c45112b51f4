import { type FormEvent, type ReactNode, useState } from 'react';
import { useFormat, useText } from '../../../../language';
import { cardName } from '../../../../cards/card-name';
import { cardPick } from '../../../../cards/card-pick';
import cardsText from '../../../../cards/cards.text';
import { CardChecks, LoadedTypedFields } from '../../../../cards/TypedFields';
import { isUnanswered, useAppSelector, useSaving } from '../../../../store';
import { Alert, Button, Link, NotConfirmed } from '../../../../ui';
import { type Pick, PickOne } from '../../../../ui/forms';
import { asAction, selectActions } from '../../cart/actions.slice';
import type { MailCard } from '../../home-delivery.requests';
import { cardRemoval } from '../checkout.requests';
import { useSeesCards } from '../../orders/use-sees-payments';
import { useFocusAfterRemoval } from '../../use-focus-after-removal';
import type { StepProps } from '../checkout-parts';
import checkoutText from '../checkout.text';
import stepsText from './steps.text';
import { useNewCard } from './use-new-card';
import { says } from '../../../../says/says';

const newCard = 'new';
const billMe = 'billMe';

/** Page 4: a card on file, a new one through the vault's frame, or the bill. */
export function PaymentStep({
  cart,
  facts,
  choices,
  onChange,
  errorOf,
  onReady,
  ways,
}: StepProps & { onReady: () => void; ways: ReactNode }) {
  const t = useText(checkoutText, stepsText, cardsText);
  const format = useFormat();
  const seesCards = useSeesCards();
  const [isNew, setNew] = useState(facts.cards.length === 0 && !facts.billMeAllowed);
  const { frame, ...card } = useNewCard(() => {
    setNew(false);
    onReady();
  });
  const chosen = cart.payment && ('billMe' in cart.payment ? billMe : cart.payment.cardId);
  const removal = useSaving(asAction(cardRemoval));
  const [removedId, setRemovedId] = useState<string | null>(null);
  const { newCard: entered } = useAppSelector(selectActions);
  /** Charged for this order alone, and never on file. */
  const isOnce = ({ cardId }: MailCard) => entered?.card.cardId === cardId && !entered.isSaved;
  /** A card for this order only is lost with the page: nothing of it is stored. */
  const isLost =
    (!isNew || facts.cards.length === 0) &&
    chosen &&
    chosen !== billMe &&
    !facts.cards.some(({ cardId }) => cardId === chosen);
  const { ref, willRemove } = useFocusAfterRemoval<HTMLDivElement>(facts.cards.length);
  const balance = choices.balanceDue ?? 0;
  const picks: Pick<string>[] = [
    ...facts.cards.map((each) =>
      cardPick(each, facts.now, t, isOnce(each) ? t('checkout.payment.once') : ''),
    ),
    ...(facts.billMeAllowed
      ? [
          {
            value: billMe,
            label: t('checkout.payment.billMe'),
            hint: t('checkout.payment.billMeHint'),
          },
        ]
      : []),
    { value: newCard, label: t('cards.another') },
  ];
  const choose = (value: string) => {
    setNew(value === newCard);
    if (value === billMe) onChange({ payment: { billMe: true } });
    else if (value !== newCard) onChange({ payment: { cardId: value } });
  };
  const goOn = (event: FormEvent) => {
    event.preventDefault();
    if (isNew) void card.settle();
    else onReady();
  };
  const removable = facts.cards.find((each) => each.cardId === chosen && !isOnce(each));
  const remove = ({ cardId }: MailCard) => {
    willRemove(0);
    setRemovedId(cardId);
    removal.save({ cardId });
  };
  return (
    <form className="stack s5" noValidate onSubmit={goOn}>
      <div className="card stack" ref={ref}>
        {removal.failure &&
          removedId === chosen &&
          (removal.failure.code === 'STEP_UP_NEEDED' ? (
            <NotConfirmed>{t('checkout.payment.notConfirmedDelete')}</NotConfirmed>
          ) : (
            <Alert
              tone="bad"
              role="alert"
              title={t(
                isUnanswered(removal.failure)
                  ? 'checkout.payment.unsure.deleted'
                  : 'checkout.payment.notDeleted',
              )}
            />
          ))}
        {isLost && <Alert tone="info" title={t('checkout.payment.lost')} />}
        {card.error &&
          isNew &&
          (card.error === 'notConfirmed' ? (
            <NotConfirmed>{t('checkout.payment.notConfirmed')}</NotConfirmed>
          ) : (
            <Alert tone="bad" role="alert" title={t(`checkout.payment.${card.error}`)} />
          ))}
        <PickOne
          name="payment"
          legend={<span className="h2">{t('checkout.payment.which')}</span>}
          error={errorOf('payment')}
          picks={picks}
          value={isNew ? newCard : chosen}
          onChange={choose}
        />
        <div className="row">
          {removable && !isNew && (
            <Button kind="quiet" onClick={() => remove(removable)}>
              {t('checkout.payment.delete')}
              <span className="sr"> {cardName(removable, t)}</span>
            </Button>
          )}
          {seesCards && <Link to="/payments/methods">{t('cards.manage')}</Link>}
        </div>
        {isNew && (
          <div className="nested stack">
            <LoadedTypedFields frame={frame} />
            <CardChecks {...card} />
          </div>
        )}
      </div>
      {balance > 0 && (
        <Alert
          tone="info"
          title={
            <span {...says('owed', 'own', balance)}>
              {t('checkout.payment.balance', { amount: format.money(balance) })}
            </span>
          }
          action={<Link to="/payments/pay">{t('checkout.payment.payBalance')}</Link>}
        />
      )}
      <div className="row">
        <Button type="submit" busy={card.isBusy}>
          {t('checkout.continue')}
        </Button>
        {ways}
      </div>
    </form>
  );
}
