import { type CheckoutStep, laterBy } from '@portal/domain/mail-order';
import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Fields } from '../../../../forms/short/ShortForm';
import { useFirstErrorFocus } from '../../../../forms/short/use-first-error-focus';
import { useHeldForm } from '../../../../forms/short/use-short-form';
import { dateText, useFormat, useLanguage, useText } from '../../../../language';
import { cardExpiry, cardName } from '../../../../cards/card-name';
import cardsText from '../../../../cards/cards.text';
import { supplyLabel } from '../../../../language/drug-amounts';
import amounts from '../../../../language/drug-amounts.text';
import { useHealthNames } from '../../../../language/use-health-names';
import { useAppDispatch, useAppSelector, useSaving } from '../../../../store';
import { Button, DataTable } from '../../../../ui';
import { asAction, selectActions } from '../../cart/actions.slice';
import { placeRequested, selectCart } from '../../cart/cart.slice';
import type { OrderToPlace } from '../../home-delivery.requests';
import { orderPlacement } from '../checkout.requests';
import { addressLine, medicineName } from '../../mail-order-labels';
import mailOrderText from '../../mail-order.text';
import type { StepProps } from '../checkout-parts';
import checkoutText from '../checkout.text';
import reviewText from './review.text';
import stepsText from './steps.text';
import { ShippingCost } from '../OrderCard';
import { CapsNotSaved, NotPlaced } from '../NotPlaced';
import { orderOf } from '../order-of';
import { RefillUseNote } from './RefillUseNote';
import { type Said, says, saysAll } from '../../../../says/says';

/** Page 5: everything once more, chapter by chapter, and the order is placed. */
export function ReviewStep(
  props: StepProps & { onEdit: (step: CheckoutStep) => void; ways: ReactNode },
) {
  const { cart, read, choices, onEdit, ways } = props;
  const t = useText(checkoutText, reviewText, stepsText, mailOrderText, cardsText);
  const format = useFormat();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [agreedTo, setAgreedTo] = useState<string | null>(null);
  const names = useHealthNames();
  const { failure } = useSaving(asAction(orderPlacement), undefined, () => true);
  const { isSending } = useAppSelector(selectCart);
  const { areCapsUnsaved } = useAppSelector(selectActions);
  const { total } = read.totals;
  const order: OrderToPlace | null = orderOf(cart, read, choices.packaging);
  // Another order or another price, e.g. of another page, needs another yes.
  const content = JSON.stringify(order?.body ?? null);
  const isOther = agreedTo !== null && agreedTo !== content && order !== null && !isSending;
  const message = t(isOther ? 'checkout.review.changed' : 'checkout.review.notAgreed');
  const form = useHeldForm({
    typed: { agree: agreedTo === content },
    onType: ({ agree }) => setAgreedTo(agree ? content : null),
    read: ({ agree }) => (agree ? { ready: order } : { errors: [{ name: 'agree', message }] }),
    isBusy: isSending,
    onReady: (ready) => {
      if (!ready) return;
      // A page that is loaded again knows by the key which result is its own.
      void navigate({ search }, { replace: true, state: { key: ready.idempotencyKey } });
      dispatch(placeRequested(ready));
    },
  });
  const place = useFirstErrorFocus(form);
  // The box is no longer checked, and says why.
  const errors = isOther ? [{ name: 'agree', message }] : form.errors;
  const { address, shipping, card } = read;
  const packaging = order?.body.packaging;
  const balance = choices.balanceDue ?? 0;
  const arrives = shipping && laterBy(shipping.arrivesBy, address?.lateDays ?? null);
  return (
    <>
      {failure && !isSending && <NotPlaced failure={failure} />}
      {areCapsUnsaved && <CapsNotSaved />}
      <MedicinesChapter {...props} />
      <Chapter step="health" onEdit={onEdit}>
        <Row name={t('checkout.health.allergies')}>
          {names.allergyList(choices.health.allergies) || t('checkout.health.none')}
        </Row>
        <Row name={t('checkout.health.conditions')}>
          {choices.health.conditions.map(names.conditions.shown).join(', ') ||
            t('checkout.health.none')}
        </Row>
        <Row name={t('checkout.review.confirmed')}>{t('checkout.health.review')}</Row>
      </Chapter>
      <Chapter step="shipping" onEdit={onEdit}>
        <Row name={t('checkout.review.sendTo')}>
          {address?.name}
          <span className="block">{address && addressLine(address)}</span>
        </Row>
        {address?.note && <Row name={t('checkout.review.note')}>{address.note}</Row>}
        <Row
          name={t('checkout.shipping')}
          said={saysAll(
            says('orderShipping', 'new', read.totals.shipping),
            says('orderArrives', 'new', arrives),
          )}
        >
          {t(`mailOrder.shipping.${shipping?.kind ?? 'unknown'}`)},{' '}
          {read.totals.shipping === 0 ? (
            t('checkout.review.free')
          ) : (
            <ShippingCost cost={read.totals.shipping} />
          )}
          . {arrives && t('mailOrder.arrivesBy', { date: dateText(arrives, format.theWeekday) })}
        </Row>
        <Row name={t('checkout.review.packaging')}>
          {[
            packaging?.childResistant
              ? t('checkout.packaging.childResistant')
              : t('checkout.packaging.easyOpen'),
            packaging?.largePrint && t('checkout.packaging.largePrint'),
            packaging?.labelLanguage === 'es' && t('checkout.packaging.language'),
          ]
            .filter(Boolean)
            .join(', ')}
        </Row>
      </Chapter>
      <Chapter step="payment" onEdit={onEdit}>
        <Row name={t('checkout.step.payment')}>
          {card
            ? [
                cardName(card, t),
                cardExpiry(card) && t('mailOrder.cardExpires', { date: cardExpiry(card) }),
              ]
                .filter(Boolean)
                .join('. ')
            : t('mailOrder.onBill')}
        </Row>
        {balance > 0 && (
          <Row name={t('checkout.review.balance')} said={says('owed', 'own', balance)}>
            {t('checkout.review.balanceText', { amount: format.money(balance) })}
          </Row>
        )}
      </Chapter>
      <form {...form.form} ref={place} className="card stack">
        <Fields
          form={{ ...form, errors }}
          fields={[
            {
              kind: 'check',
              name: 'agree',
              label: (
                <>
                  <b {...says('orderTotal', 'new', total)}>
                    {t('checkout.review.agree', { amount: format.money(total) })}
                  </b>
                  <span className="hint block">{t('checkout.review.agreeHint')}</span>
                </>
              ),
            },
          ]}
        />
        <div>
          <h2 className="h3">{t('checkout.change.title')}</h2>
          <p className="mute">{t('checkout.change.text')}</p>
        </div>
        <div className="row">
          <Button type="submit" size="large" busy={isSending}>
            <span {...says('orderTotal', 'new', total)}>
              {t('checkout.review.place', { amount: format.money(total) })}
            </span>
          </Button>
          {!isSending && ways}
        </div>
      </form>
    </>
  );
}

function Chapter(props: {
  step: Exclude<CheckoutStep, 'review' | 'medicines'>;
  onEdit: (step: CheckoutStep) => void;
  children: ReactNode;
}) {
  const t = useText(checkoutText);
  return (
    <section className="card stack" aria-labelledby={`chapter-${props.step}`}>
      <div className="between">
        <h2 id={`chapter-${props.step}`}>{t(`checkout.step.${props.step}`)}</h2>
        <Edit step={props.step} onEdit={props.onEdit} />
      </div>
      <dl className="qa">{props.children}</dl>
    </section>
  );
}

function Edit({ step, onEdit }: { step: CheckoutStep; onEdit: (step: CheckoutStep) => void }) {
  const t = useText(checkoutText, reviewText);
  const { isSending } = useAppSelector(selectCart);
  if (isSending) return null;
  return (
    <Button kind="quiet" onClick={() => onEdit(step)}>
      {t('checkout.review.edit')}
      <span className="sr"> {t(`checkout.step.${step}`)}</span>
    </Button>
  );
}

const Row = (props: { name: string; said?: Said; children: ReactNode }) => (
  <div>
    <dt>{props.name}</dt>
    <dd {...props.said}>{props.children}</dd>
  </div>
);

function MedicinesChapter({ read, onEdit }: StepProps & { onEdit: (step: CheckoutStep) => void }) {
  const t = useText(reviewText, mailOrderText, amounts);
  const format = useFormat();
  const language = useLanguage();
  return (
    <section className="card flush" aria-labelledby="chapter-medicines">
      <div className="between pad">
        <h2 id="chapter-medicines">
          {t('checkout.review.medicines', { count: read.lines.length })}
        </h2>
        <Edit step="medicines" onEdit={onEdit} />
      </div>
      <DataTable
        rows={read.lines}
        keyOf={({ refill }) => refill.rxNumber}
        columns={[
          {
            key: 'medicine',
            label: t('checkout.review.medicine'),
            isHead: true,
            cell: ({ refill }) => (
              <>
                {medicineName(refill, language)}
                <small>{t('mailOrder.rx', { number: refill.rxNumber })}</small>
              </>
            ),
          },
          {
            key: 'supply',
            label: t('checkout.review.supply'),
            cell: ({ refill, choice }) => (
              <div>
                {supplyLabel(choice, refill.drugForm, t)}
                <small className="block mute">
                  <RefillUseNote refill={refill} days={choice.days} />
                </small>
              </div>
            ),
          },
          {
            key: 'youPay',
            label: t('checkout.review.youPay'),
            className: 'num',
            cellClassName: 'num',
            says: ({ refill, choice }) =>
              says('orderItemCost', ['new', refill.rxNumber, choice.days], choice.cost),
            cell: ({ choice }) => format.money(choice.cost),
          },
        ]}
      />
    </section>
  );
}
