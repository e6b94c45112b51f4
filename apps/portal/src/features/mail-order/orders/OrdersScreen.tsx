import '../../../forms/form-screen.css';
import '../../../styles/lists.css';
import '../../../styles/table.css';
import '../mail-order.css';
import {
  isNotCharged,
  filterOrders,
  type OrderFilter,
  orderFilters,
} from '@portal/domain/mail-order';
import { useSearchParams } from 'react-router-dom';
import { Page } from '../../../brand';
import { useFormat, useLanguage, useText } from '../../../language';
import { echoOf } from '../../../language/echo';
import namesText from '../../../language/names.text';
import { requestEpic$ } from '../../../store/epic';
import { Alert, Link, LinkInText, Part, DataTable, SegmentedControl } from '../../../ui';
import { useOfPatient } from '../family/use-of-patient';
import { PatientPicker } from '../family/PatientPicker';
import { usePatientOnPaper } from '../family/use-patient-on-paper';
import { type Order, orderList } from '../home-delivery.requests';
import { MailOrderOnly } from '../MailOrderOnly';
import { medicineName } from '../mail-order-labels';
import mailOrderText from '../mail-order.text';
import { OrderTag } from '../OrderTracker';
import { OrderView } from './OrderView';
import { useFoundOrder } from './use-found-order';
import { ordersRefreshEpic } from './orders.epic';
import ordersText from './orders.text';
import { says } from '../../../says/says';

requestEpic$.next(ordersRefreshEpic);

/** /member/mail-order/orders: all orders, or one of them with `?order=`. */
export function OrdersScreen() {
  return (
    <MailOrderOnly>
      <Orders />
    </MailOrderOnly>
  );
}

const orderPath = (orderNumber: string) => `?order=${encodeURIComponent(orderNumber)}`;

function Orders() {
  const [params] = useSearchParams();
  const number = params.get('order');
  return number ? <OneOrder key={number} number={number} /> : <AllOrders />;
}

function AllOrders() {
  const t = useText(mailOrderText, namesText);
  const { data, retry } = useOfPatient(orderList);
  return (
    <Page
      title={t('screens.mailOrders')}
      more={
        <p className="no-print">
          <Link to="/member/mail-order">{t('mailOrder.back')}</Link>
        </p>
      }
      paper={usePatientOnPaper()}
    >
      <PatientPicker />
      <Part data={data} what="orders" retry={retry} keepWhileLoading lines={8}>
        {({ orders }) => <OrdersTable orders={orders} />}
      </Part>
    </Page>
  );
}

function OneOrder({ number }: { number: string }) {
  const t = useText(ordersText, mailOrderText);
  const { order, data, retry } = useFoundOrder(({ orderNumber }) => orderNumber === number);
  return (
    <Page
      title={t('mailOrder.order', { number: echoOf(number) })}
      more={
        <p className="no-print">
          <Link to="/member/mail-order/orders">{t('orders.all')}</Link>
        </p>
      }
      paper={usePatientOnPaper(order?.memberId)}
    >
      <Part data={data} what="orders" retry={retry} keepWhileLoading lines={8}>
        {() =>
          order ? <OrderView order={order} /> : <Alert tone="warn" title={t('orders.unknown')} />
        }
      </Part>
    </Page>
  );
}

const isFilter = (text: string | null): text is OrderFilter =>
  (orderFilters as readonly (string | null)[]).includes(text);

function OrdersTable({ orders }: { orders: readonly Order[] }) {
  const t = useText(ordersText, mailOrderText);
  const format = useFormat();
  const language = useLanguage();
  const [params, setParams] = useSearchParams();
  const given = params.get('show');
  const filter = isFilter(given) ? given : 'all';
  const shown = filterOrders(orders, filter);
  if (orders.length === 0) return <p className="card">{t('orders.none')}</p>;
  return (
    <>
      <div className="no-print">
        <SegmentedControl
          legend={t('orders.filter')}
          value={filter}
          onChange={(show) => setParams(show === 'all' ? {} : { show }, { replace: true })}
          options={orderFilters.map((value) => ({ value, label: t(`orders.filter.${value}`) }))}
        />
      </div>
      <p className="sr" role="status">
        {t('orders.shown', { count: shown.length })}
      </p>
      <section className="card flush">
        {shown.length === 0 ? (
          <p className="pad">{t('orders.noMatch')}</p>
        ) : (
          <DataTable
            className="orders"
            rows={shown}
            keyOf={({ orderNumber }) => orderNumber}
            columns={[
              {
                key: 'order',
                label: t('orders.column.order'),
                isHead: true,
                cell: ({ orderNumber, placedOn }) => (
                  <>
                    <LinkInText to={orderPath(orderNumber)}>{orderNumber}</LinkInText>
                    <small>{placedOn && format.date(placedOn)}</small>
                  </>
                ),
              },
              {
                key: 'medicines',
                label: t('orders.column.medicines'),
                cell: ({ items }) => (
                  <span>{items.map((item) => medicineName(item, language)).join(', ')}</span>
                ),
              },
              {
                key: 'status',
                label: t('orders.column.status'),
                cell: ({ state }) => (
                  <span>
                    <OrderTag state={state} />
                  </span>
                ),
                says: ({ orderNumber, state }) => says('orderStatus', orderNumber, state),
              },
              {
                key: 'total',
                label: t('orders.column.total'),
                className: 'num',
                cell: (order) => <Total order={order} />,
                says: (order) =>
                  isNotCharged(order) ? {} : says('orderTotal', order.orderNumber, order.total),
              },
            ]}
          />
        )}
      </section>
    </>
  );
}

function Total({ order }: { order: Order }) {
  const t = useText(ordersText, mailOrderText);
  const format = useFormat();
  return (
    <span>
      {isNotCharged(order)
        ? t('orders.notCharged')
        : order.total === null
          ? t('mailOrder.unknown')
          : format.money(order.total)}
      {order.refund && (
        <small className="block">
          {order.refund.amount === null
            ? t('orders.refundedUnknown')
            : t('orders.refundedAmount', { amount: format.money(order.refund.amount) })}
        </small>
      )}
    </span>
  );
}
