import {
  type Cart,
  checkoutSteps,
  type CheckoutStep,
  readCheckout,
  withUsualChoices,
} from '@portal/domain/mail-order';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { DraftCard } from '../../../forms/draft/DraftCard';
import { useAutosave } from '../../../forms/draft/use-autosave';
import { StepsCard } from '../../../forms/StepsCard';
import { useLanguage, useText } from '../../../language';
import { useClock } from '../../../platform';
import { useAppDispatch, useAppSelector } from '../../../store';
import { Button } from '../../../ui';
import { ErrorSummary, type FieldError } from '../../../ui/forms';
import { type Basket, cartChanged, orderEnded, selectCart, stepOpened } from '../cart/cart.slice';
import { checkoutForm } from '../checkout-form';
import { contentOf } from '../cart/cart-draft';
import { cardSaving, type Checkout, type RefillList } from '../home-delivery.requests';
import { medicineName } from '../mail-order-labels';
import { factsOf, type StepProps } from './checkout-parts';
import checkoutText from './checkout.text';
import { CancelDialog } from './CancelDialog';
import { HealthStep } from './HealthStep';
import { MedicinesStep } from './MedicinesStep';
import { OrderCard } from './OrderCard';
import { PaymentStep } from './PaymentStep';
import { checkoutProblemText } from './problem-text';
import { ReviewStep } from './ReviewStep';
import { ShippingStep } from './ShippingStep';

interface CheckoutBodyProps {
  basket: Basket;
  list: RefillList;
  choices: Checkout;
  /** Loads what another page or device saved. */
  onReload: () => void;
}

/** One order from its medicines to the review. */
export function CheckoutBody({ basket, list, choices, onReload }: CheckoutBodyProps) {
  const t = useText(checkoutText);
  const language = useLanguage();
  const clock = useClock();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { saved, step: begun, isSending, underWay } = useAppSelector(selectCart);
  const added = useAppSelector(cardSaving.select).data?.card;
  const { cart, typing } = basket;
  const facts = useMemo(
    () => factsOf(list, choices, added, clock.now()),
    [list, choices, added, clock],
  );
  const read = readCheckout(cart, facts);
  const [params] = useSearchParams();
  const wanted = params.get('step') ?? begun ?? '';
  const at = Math.min(Math.max(0, checkoutSteps.indexOf(wanted as CheckoutStep)), read.reachable);
  const step = checkoutSteps[at] ?? 'medicines';
  const [tried, setTried] = useState({ step, turn: 0 });
  const turn = tried.step === step ? tried.turn : 0;
  const [isCancelling, setCancelling] = useState(false);
  const autosave = useAutosave({
    formId: checkoutForm,
    answers: basket,
    content: contentOf(basket, underWay),
    step,
    enabled: cart.lines.length > 0,
    savedAnswers: saved,
  });
  const heading = useHeadingFocus(step);

  useEffect(() => void dispatch(stepOpened(step)), [dispatch, step]);
  // What is usual is chosen already; it may be another address once the medicines are others.
  useEffect(() => {
    const usual = withUsualChoices(cart, facts);
    if (JSON.stringify(usual) !== JSON.stringify(cart)) dispatch(cartChanged(usual));
  }, [cart, dispatch, facts]);

  const go = (to: CheckoutStep) => void navigate(`?step=${to}`);
  const change = (changes: Partial<Cart>) => dispatch(cartChanged(changes));
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
  const shown = turn > 0 ? errors : [];
  const parts: StepProps = {
    ...{ cart, read, facts, choices, onChange: change },
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
    <div className="grid" onBlur={autosave.flush}>
      <div className="c8 stack s5 form-part">
        <div className="stack s2">
          <p className="mute">{t('checkout.over')}</p>
          <h1 tabIndex={-1} ref={heading}>
            {t(`checkout.heading.${step}`)}
          </h1>
          <p className="phone-only">
            <b>{t('checkout.stepOf', { step: at + 1, count: checkoutSteps.length })}</b>
          </p>
        </div>
        {turn > 0 && <ErrorSummary errors={shown} turn={turn} />}
        {step === 'medicines' && <MedicinesStep {...parts} />}
        {step === 'health' && <HealthStep {...parts} />}
        {step === 'shipping' && <ShippingStep {...parts} typing={typing} />}
        {step === 'payment' && <PaymentStep {...parts} onReady={goOn} ways={ways} />}
        {step === 'review' && <ReviewStep {...parts} onEdit={go} ways={ways} />}
        {step !== 'payment' && step !== 'review' && (
          <form className="row" noValidate onSubmit={goOn}>
            <Button type="submit">{t('checkout.continue')}</Button>
            {ways}
          </form>
        )}
      </div>
      <aside className="c4 stack s5 form-part" aria-label={t('checkout.progress')}>
        <StepsCard steps={names} current={at} onGo={(id) => !isSending && go(id as CheckoutStep)} />
        <OrderCard read={read} pricedAt={list.pricedAt} />
        {!isSending && (
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

/** Puts the focus on the heading when another page of the checkout is shown, so that a screen reader says it. */
function useHeadingFocus(step: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  const { key } = useLocation();
  const [arrivedHere] = useState(key === 'default');
  useEffect(() => {
    // The heading that had the focus while the order loaded is gone.
    if (!arrivedHere && document.activeElement === document.body) heading.current?.focus();
  }, [arrivedHere]);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [step]);
  return heading;
}
