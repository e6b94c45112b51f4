import { useFormat, useLanguage, useText } from '../../../language';
import { OtherInsuranceNote } from '../../../plan/other-insurance/OtherInsuranceNote';
import { Card } from '../../../ui';
import { medicineName } from '../mail-order-labels';
import mailOrderText from '../mail-order.text';
import { TogetherNote } from '../TogetherNote';
import type { Read } from './checkout-parts';
import checkoutText from './checkout.text';
import { says } from '../../../says/says';

/** The medicines of the order with their costs, on every page of the checkout. */
export function OrderCard({ read, pricedAt }: { read: Read; pricedAt: string }) {
  const t = useText(checkoutText, mailOrderText);
  const format = useFormat();
  const language = useLanguage();
  const { lines, shipping, totals } = read;
  return (
    <Card title={t('checkout.yourOrder')}>
      <dl className="figures">
        {lines.map(({ refill, choice }) => (
          <div key={refill.rxNumber}>
            <dt>
              {medicineName(refill, language)}
              <small className="mute">{t('mailOrder.supply', { days: choice.days })}</small>
            </dt>
            <dd
              className="num"
              {...says('orderItemCost', ['new', refill.rxNumber, choice.days], choice.cost)}
            >
              {format.money(choice.cost)}
            </dd>
          </div>
        ))}
        <div>
          <dt>
            {shipping
              ? t('mailOrder.shippingLine', { method: t(`mailOrder.shipping.${shipping.kind}`) })
              : t('mailOrder.shipping.unknown')}
          </dt>
          <dd className="num" {...says('orderShipping', 'new', totals.shipping)}>
            <ShippingCost cost={totals.shipping} />
          </dd>
        </div>
        <div className="total">
          <dt>{t('mailOrder.total')}</dt>
          <dd className="num" {...says('orderTotal', 'new', totals.total)}>
            {format.money(totals.total)}
          </dd>
        </div>
      </dl>
      <TogetherNote amount={totals.lessThanAlone} />
      <OtherInsuranceNote memberIds={lines.map(({ refill }) => refill.memberId)} />
      {pricedAt && (
        <p className="small mute">
          {t('checkout.pricedAt', { date: format.longDate(pricedAt), time: format.time(pricedAt) })}
        </p>
      )}
    </Card>
  );
}

/** "Free", an amount, or that nothing is chosen yet. */
export function ShippingCost({ cost }: { cost: number | null }) {
  const t = useText(checkoutText, mailOrderText);
  const format = useFormat();
  if (cost === null) return t('checkout.notChosen');
  return cost === 0 ? t('mailOrder.free') : format.money(cost);
}
