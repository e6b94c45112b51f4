import { isNotCharged } from '@portal/domain/mail-order';
import { dateText, useFormat, useLanguage, useText } from '../../../language';
import { cardName } from '../../../cards/card-name';
import cardsText from '../../../cards/cards.text';
import { Card, Link } from '../../../ui';
import type { Order } from '../home-delivery.requests';
import { addressLine, medicineName } from '../mail-order-labels';
import mailOrderText from '../mail-order.text';
import ordersText from './orders.text';
import { useSeesPayments } from './use-sees-payments';
import { says } from '../../../says/says';

/** The medicines of an order with their costs. */
export function MedicinesCard({ order }: { order: Order }) {
  const t = useText(ordersText, mailOrderText, cardsText);
  const format = useFormat();
  const language = useLanguage();
  const { items, shippingKind, shippingCost, total, refund } = order;
  const isFree = isNotCharged(order);
  const money = (amount: number | null) =>
    amount === null ? t('mailOrder.unknown') : format.money(amount);
  return (
    <Card title={t('orders.medicines')}>
      <dl className="figures">
        {items.map((item) => (
          <div key={item.rxNumber}>
            <dt>
              {medicineName(item, language)}
              <small className="mute">
                {t('mailOrder.rx', { number: item.rxNumber })}
                {item.days !== null && `, ${t('mailOrder.supply', { days: item.days })}`}
              </small>
            </dt>
            <dd
              className="num"
              {...says('orderItemCost', [order.orderNumber, item.rxNumber, item.days], item.cost)}
            >
              {money(item.cost)}
            </dd>
          </div>
        ))}
        <div>
          <dt>
            {t('mailOrder.shippingLine', { method: t(`mailOrder.shipping.${shippingKind}`) })}
          </dt>
          <dd className="num" {...says('orderShipping', order.orderNumber, shippingCost)}>
            {shippingCost === 0 ? t('mailOrder.free') : money(shippingCost)}
          </dd>
        </div>
        <div className="total">
          <dt>{t(isFree ? 'orders.notCharged' : 'mailOrder.total')}</dt>
          <dd className="num" {...says('orderTotal', order.orderNumber, isFree ? null : total)}>
            {money(isFree ? 0 : total)}
          </dd>
        </div>
        {refund && (
          <div>
            <dt>
              {refund.on
                ? t('orders.refundedOn', { date: dateText(refund.on, format.longDate) })
                : t('orders.refunded')}
            </dt>
            <dd className="num">{money(refund.amount)}</dd>
          </div>
        )}
      </dl>
    </Card>
  );
}

/** Where an order goes, how it is paid, and its invoice. */
export function DetailsCard({ order }: { order: Order }) {
  const t = useText(ordersText, mailOrderText, cardsText);
  const { address, card, invoiceId } = order;
  const isFree = isNotCharged(order);
  const seesPayments = useSeesPayments();
  const isBilled = invoiceId ? seesPayments : !['cancelled', 'returned'].includes(order.state);
  return (
    <Card title={t('orders.details')}>
      <dl className="qa">
        <div>
          <dt>{t('orders.address')}</dt>
          <dd>
            {address.name}
            <span className="block">{addressLine(address)}</span>
          </dd>
        </div>
        <div>
          <dt>{t('orders.payment')}</dt>
          <dd>
            {isFree ? t('orders.nothingCharged') : card ? cardName(card, t) : t('mailOrder.onBill')}
          </dd>
        </div>
        {isBilled && (
          <div>
            <dt>{t('orders.invoiceLabel')}</dt>
            <dd>
              {invoiceId ? (
                <Link to={`/payments/invoices?${new URLSearchParams({ invoice: invoiceId })}`}>
                  {t('orders.invoice')}
                </Link>
              ) : (
                t(order.shipment ? 'mailOrder.unknown' : 'orders.noInvoice')
              )}
            </dd>
          </div>
        )}
      </dl>
    </Card>
  );
}
