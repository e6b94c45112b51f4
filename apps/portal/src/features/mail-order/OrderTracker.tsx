import '../../styles/order-steps.css';
import { type OrderState, trackerPlace, trackerSteps } from '@portal/domain/mail-order';
import { useText } from '../../language';
import { Icon, Tag, type Tone } from '../../ui';
import mailOrderText from './mail-order.text';
import { says } from '../../says/says';

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

interface TrackedOrder {
  orderNumber?: string;
  state: OrderState;
}

/** The four steps of an order that is on its way; the status alone of any other. */
export function OrderTracker({ order: { orderNumber = '', state } }: { order: TrackedOrder }) {
  const t = useText(mailOrderText);
  const at = trackerPlace(state);
  if (at < 0) {
    return (
      <div {...says('orderStatus', orderNumber, state)}>
        <OrderTag state={state} />
      </div>
    );
  }
  return (
    <ol className="steps">
      {trackerSteps.map((step, index) => (
        <li
          key={step}
          {...(index === at && says('orderStatus', orderNumber, state))}
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
