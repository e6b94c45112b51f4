import '../../styles/order-steps.css';
import { type OrderState, trackerPlace } from '@portal/domain/mail-order';
import { useText } from '../../language';
import { Icon, Tag, type Tone } from '../../ui';
import mailOrderText from './mail-order.text';

const toneOf: Readonly<Record<OrderState, Tone>> = {
  received: 'info',
  checking: 'info',
  actionNeeded: 'warn',
  filling: 'info',
  shipped: 'info',
  delivered: 'ok',
  cancelled: 'neutral',
  returned: 'warn',
  unknown: 'neutral',
};

export function OrderTag({ state }: { state: OrderState }) {
  const t = useText(mailOrderText);
  return <Tag tone={toneOf[state]}>{t(`mailOrder.state.${state}`)}</Tag>;
}

/** Where an order is on its way, in four steps; its status alone where it is not on its way. */
export function OrderTracker({ state }: { state: OrderState }) {
  const t = useText(mailOrderText);
  const at = trackerPlace(state);
  if (at < 0 || state === 'delivered') {
    return (
      <div>
        <OrderTag state={state} />
      </div>
    );
  }
  const steps = ['received', 'checking', 'filling', 'shipped'] as const;
  return (
    <ol className="steps">
      {steps.map((step, index) => (
        <li
          key={step}
          className={index < at ? 'done' : index === at ? 'now' : undefined}
          aria-current={index === at ? 'step' : undefined}
        >
          <Icon name={index < at ? 'check' : 'clock'} />
          {t(`mailOrder.state.${index === at ? state : step}`)}
        </li>
      ))}
    </ol>
  );
}
