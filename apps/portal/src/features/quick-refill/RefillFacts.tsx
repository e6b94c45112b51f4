import { dateText, useFormat, useText } from '../../language';
import type { FoundRefill, OrderedRefill } from './quick-refill.requests';
import quickRefillText from './quick-refill.text';
import { type Said, says } from '../../says/says';

/** A refill without the name of its drug: what it is, where it goes, what it costs. */
export function RefillFacts({ refill }: { refill: FoundRefill | OrderedRefill }) {
  const t = useText(quickRefillText);
  const format = useFormat();
  const { rxNumber: number, days, refillsLeft, addressEnding, shippingCost, total } = refill;
  const order = 'orderNumber' in refill ? refill.orderNumber : 'new';
  const said: Partial<Record<string, Said>> = {
    refillsLeft: says('refillsLeft', number, refillsLeft),
    shipping: says('orderShipping', order, shippingCost),
    arrivesBy: says('orderArrives', order, refill.arrivesBy),
  };
  const facts = [
    [
      'prescription',
      days === null ? t('quickRefill.rx', { number }) : t('quickRefill.supply', { number, days }),
    ],
    ['refillsLeft', refillsLeft === null ? t('quickRefill.unknown') : format.number(refillsLeft)],
    [
      'goesTo',
      addressEnding
        ? t('quickRefill.addressEnding', { end: addressEnding })
        : t('quickRefill.address'),
    ],
    [
      'shipping',
      shippingCost
        ? t('quickRefill.standard', { cost: format.money(shippingCost) })
        : t('quickRefill.standardFree'),
    ],
    ['arrivesBy', dateText(refill.arrivesBy, format.weekday) || t('quickRefill.unknown')],
  ] as const;
  return (
    <dl className="figures refill-facts">
      {facts.map(([key, value]) => (
        <div key={key}>
          <dt>{t(`quickRefill.${key}`)}</dt>
          <dd {...said[key]}>{value}</dd>
        </div>
      ))}
      <TotalRow total={total} order={order} />
    </dl>
  );
}

/** What is paid for the order, as the last line of its facts. */
export function TotalRow({ total, order }: Pick<OrderedRefill, 'total'> & { order: string }) {
  const t = useText(quickRefillText);
  const format = useFormat();
  return (
    <div className="sum">
      <dt>{t('quickRefill.youPay')}</dt>
      <dd className="num" {...says('orderTotal', order, total)}>
        {total === null ? t('quickRefill.unknown') : format.money(total)}
      </dd>
    </div>
  );
}
