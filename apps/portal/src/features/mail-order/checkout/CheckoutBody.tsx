import {
  type Cart,
  checkoutSteps,
  type CheckoutStep,
  readCheckout,
  withUsualChoices,
} from '@portal/domain/mail-order';
import { type FormEvent, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useChunk } from '../../../client-errors';
import { DraftCard } from '../../../forms/draft/DraftCard';
import { useAutosave } from '../../../forms/draft/use-autosave';
import { StepsCard } from '../../../forms/StepsCard';
import { useHeadingFocus } from '../../../forms/use-heading-focus';
import { PageHead } from '../../../brand';
import { useStepInUrl } from '../../../forms/use-steps';
import { useLanguage, useText } from '../../../language';
import { useClock } from '../../../platform';
import { useAppDispatch, useAppSelector } from '../../../store';
import { Button } from '../../../ui';
import { ErrorSummary, type FieldError } from '../../../ui/forms';
import { selectActions } from '../cart/actions.slice';
import { type Basket, cartChanged, orderEnded, selectCart, stepOpened } from '../cart/cart.slice';
import { checkoutForm } from '../checkout-form';
import { useOthersName } from '../family/use-patient-on-paper';
import { contentOf } from '../cart/cart-draft';
import type { Checkout, RefillList } from '../home-delivery.requests';
import { medicineName } from '../mail-order-labels';
import { type Facts, factsOf, type StepProps } from './checkout-parts';
import checkoutText from './checkout.text';
import problemsText from './problems.text';
import { CancelDialog } from './CancelDialog';
import { MedicinesStep } from './steps/MedicinesStep';
import { OrderCard } from './OrderCard';
import { StepOnItsWay } from './StepOnItsWay';
import { checkoutProblemText } from './problem-text';

export interface CheckoutBodyProps {
  basket: Basket;
  list: RefillList;
  choices: Checkout;
  /** The stored method; undefined when the profile did not load. */
  usual: Facts['usual'];
  /** Loads what another page or device saved. */
  onReload: () => void;
}

/** One order from its medicines to the review. */
export function CheckoutBody({ basket, list, choices, usual, onReload }: CheckoutBodyProps) {
  const t = useText(checkoutText, problemsText);
  const language = useLanguage();
  const clock = useClock();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { saved, step: begun, isSending, elsewhere, underWay } = useAppSelector(selectCart);
  const { newCard, deletedIds } = useAppSelector(selectActions);
  const facts = useMemo(
    () => ({
      ...factsOf(list, choices, { newCard, deletedIds }, clock.now()),
      ...(usual && { usual }),
    }),
    [list, choices, newCard, deletedIds, clock, usual],
  );
  // The usual address, method and card are preselected; other medicines may need another address.
  const cart = useMemo(() => withUsualChoices(basket.cart, facts), [basket.cart, facts]);
  const { typing, health } = basket;
  const read = readCheckout(cart, facts);
  const { current: at, step, go } = useStepInUrl(checkoutSteps, read.reachable, begun);
  const later = useChunk('checkout', () => import('./later-steps'), step !== 'medicines');
  const steps = later.module;
  const [tried, setTried] = useState({ step, turn: 0 });
  const turn = tried.step === step ? tried.turn : 0;
  const [isCancelling, setCancelling] = useState(false);
  /** The key of the order whose last medicine was taken out; one that ended goes on under another key. */
  const [emptied, setEmptied] = useState<string | null>(null);
  const autosave = useAutosave({
    formId: checkoutForm,
    answers: basket,
    content: contentOf(basket, underWay),
    step,
    // While the order is sent its epic writes the draft: the note of it, then the result.
    enabled: !isSending && (cart.lines.length > 0 || cart.key === emptied),
    savedAnswers: saved,
  });
  const heading = useHeadingFocus(step, false);
  const name = useOthersName();

  useEffect(() => void dispatch(stepOpened(step)), [dispatch, step]);
  useEffect(() => {
    if (JSON.stringify(cart) !== JSON.stringify(basket.cart)) dispatch(cartChanged(cart));
  }, [basket.cart, cart, dispatch]);

  const change = (changes: Partial<Cart>) => {
    // A medicine that was taken out must not come back with an older draft.
    if (changes.lines) autosave.chosen();
    if (changes.lines?.length === 0) setEmptied(cart.key);
    dispatch(cartChanged(changes));
  };
  const nameOf = (rxNumber: string) => {
    const refill = list.refills.find((each) => each.rxNumber === rxNumber);
    return refill ? medicineName(refill, language) : rxNumber;
  };
  const errors: FieldError[] = read.problems
    .filter((problem) => problem.step === step)
    .map((problem) => ({
      name: problem.field,
      message: checkoutProblemText(problem, t, nameOf),
    }));
  if (step === 'shipping' && typing) {
    errors.push({ name: 'line1', message: t('checkout.problem.address.typing') });
  }
  if (step === 'health' && health) {
    const message = t('checkout.problem.health.typing');
    errors.splice(0, errors.length, { name: 'allergies', message });
  }
  const shown = turn > 0 ? errors : [];
  const parts: StepProps = {
    cart,
    read,
    facts,
    choices,
    onChange: change,
    errorOf: (field) => shown.find(({ name }) => name === field)?.message,
  };
  const goOn = (event?: FormEvent) => {
    event?.preventDefault();
    autosave.flush();
    setTried({ step, turn: turn + 1 });
    const next = checkoutSteps[at + 1];
    if (errors.length === 0 && next) go(next);
  };
  const end = () => {
    autosave.forget(basket);
    dispatch(orderEnded({ key: crypto.randomUUID(), memberId: cart.memberId }));
    void navigate('/member/mail-order');
  };
  const ways = (
    <>
      {at > 0 && (
        <Button kind="secondary" onClick={() => go(checkoutSteps[at - 1] ?? step)}>
          {t('checkout.back')}
        </Button>
      )}
      <Button
        kind="quiet"
        onClick={() => {
          autosave.flush();
          void navigate('/member/mail-order');
        }}
      >
        {t('checkout.later')}
      </Button>
      <Button kind="quiet" className="push" onClick={() => setCancelling(true)}>
        {t('checkout.cancel')}
      </Button>
    </>
  );
  const names = checkoutSteps.map((id) => ({ id, title: t(`checkout.step.${id}`) }));
  return (
    <div className="grid" onBlur={autosave.flush} onChange={autosave.onChange}>
      <div className="c8 stack s5 form-part checkout-part">
        <div className="stack s2">
          <p className="mute">{name ? t('checkout.overFor', { name }) : t('checkout.over')}</p>
          <PageHead
            title={
              name && step === 'health'
                ? t('checkout.healthOf', { name })
                : t(`checkout.heading.${step}`)
            }
            heading={heading}
          />
          <p className="phone-only">
            <b>{t('checkout.stepOf', { step: at + 1, count: checkoutSteps.length })}</b>
          </p>
        </div>
        <ErrorSummary errors={shown} turn={turn} />
        {step === 'medicines' && <MedicinesStep {...parts} />}
        {step !== 'medicines' && !steps && (
          <StepOnItsWay failed={later.failed} onRetry={later.retry} />
        )}
        {steps && step === 'health' && <steps.HealthStep {...parts} typed={health} />}
        {steps && step === 'shipping' && <steps.ShippingStep {...parts} typing={typing} />}
        {steps && step === 'payment' && <steps.PaymentStep {...parts} onReady={goOn} ways={ways} />}
        {steps && step === 'review' && (
          <>
            <steps.ChangedElsewhere
              cart={cart}
              nameOf={nameOf}
              onTake={onReload}
              onKeep={() => {
                autosave.saveAgain();
                heading.current?.focus();
              }}
            />
            <steps.ReviewStep {...parts} onEdit={go} ways={ways} />
          </>
        )}
        {(step === 'medicines' || (steps && (step === 'health' || step === 'shipping'))) && (
          <form
            className="row"
            noValidate
            onSubmit={goOn}
            onFocus={later.load}
            onPointerEnter={later.load}
          >
            <Button type="submit">{t('checkout.continue')}</Button>
            {ways}
          </form>
        )}
      </div>
      <aside className="c4 stack s5 form-part" aria-label={t('checkout.progress')}>
        <StepsCard steps={names} current={at} onGo={(id) => !isSending && go(id as CheckoutStep)} />
        <OrderCard read={read} pricedAt={list.pricedAt} />
        {!isSending && !elsewhere && (
          <DraftCard
            definition={{ id: checkoutForm, signature: null }}
            onSaveAgain={autosave.saveAgain}
            onTakeOther={onReload}
            onDelete={end}
          />
        )}
      </aside>
      {isCancelling && <CancelDialog onKeep={() => setCancelling(false)} onCancel={end} />}
    </div>
  );
}
