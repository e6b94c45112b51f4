import type { ReactNode } from 'react';
import { useFormat, useText } from '../../../language';
import { useFlag } from '../../../session';
import { Button, Card, Tag } from '../../../ui';
import { roles } from '../../../ui/table-roles';
import type { Prices } from '../drug-labels';
import { byPrice, fillFor, lowestFill, type PricedFill, type PricedPharmacy } from './price-choice';
import priceText from './price.text';

interface PharmaciesCardProps {
  prices: Prices;
  days: number;
  /** The member's default pharmacy. */
  ownNpi?: string | undefined;
}

/** The same fill at each pharmacy, in order of price, with the cash price and where the figures come from. */
export function PharmaciesCard({ prices, days, ownNpi }: PharmaciesCardProps) {
  const t = useText(priceText);
  const format = useFormat();
  const tips = useFlag('discountCardTips');
  const columns = [...new Set(prices.pharmacies.flatMap(({ fills }) => fills.map((f) => f.days)))]
    .flatMap((each) => each ?? [])
    .sort((a, b) => a - b);
  const supplies = columns.length > 0 ? columns : [days];
  const lowest = supplies.map((each) => lowestFill(prices, each)?.pharmacy.npi);
  return (
    <Card
      flush
      title={t('price.pharmacies')}
      action={
        <Button className="no-print" kind="secondary" icon="printer" onClick={() => window.print()}>
          {t('price.print')}
        </Button>
      }
    >
      <table {...roles.table} className="tbl turns">
        <caption className="sr">{t('price.pharmacies')}</caption>
        <thead {...roles.group}>
          <tr {...roles.row}>
            <th {...roles.columnHeader} scope="col">
              {t('price.pharmacy')}
            </th>
            {supplies.map((each) => (
              <th {...roles.columnHeader} scope="col" className="num" key={each}>
                {t('price.daysColumn', { days: each })}
              </th>
            ))}
            <th {...roles.columnHeader} scope="col" className="num">
              {t('price.cash', { days })}
            </th>
          </tr>
        </thead>
        <tbody {...roles.group}>
          {byPrice(prices.pharmacies, days).map((pharmacy) => (
            <tr {...roles.row} key={`${pharmacy.npi} ${pharmacy.name}`}>
              <th {...roles.rowHeader} scope="row">
                <PharmacyHead
                  pharmacy={pharmacy}
                  isLowest={pharmacy.npi === lowest[supplies.indexOf(days)]}
                  isOwn={pharmacy.npi === ownNpi}
                />
              </th>
              {supplies.map((each) => (
                <td
                  {...roles.cell}
                  key={each}
                  className="num"
                  data-l={t('price.daysColumn', { days: each })}
                >
                  <Amount pharmacy={pharmacy} fill={fillFor(pharmacy, each)} />
                </td>
              ))}
              <td {...roles.cell} className="num" data-l={t('price.cash', { days })}>
                <Cash fill={fillFor(pharmacy, days)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="pad stack s2">
        <p className="mute small">{t('price.cashNote')}</p>
        {tips && <p className="mute small">{t('price.discount')}</p>}
        <p className="mute small">
          {t(prices.countsYear ? 'price.source' : 'price.sourceGeneral', {
            date: format.longDate(prices.pricedAt),
            time: format.time(prices.pricedAt),
          })}
        </p>
      </div>
    </Card>
  );
}

function PharmacyHead(props: {
  pharmacy: PricedPharmacy;
  isLowest: boolean;
  isOwn: boolean;
}): ReactNode {
  const t = useText(priceText);
  const format = useFormat();
  const { pharmacy, isLowest, isOwn } = props;
  return (
    <>
      {pharmacy.name}
      <small>
        {pharmacy.miles === null
          ? t('price.mail')
          : t('price.miles', { miles: format.number(pharmacy.miles) })}
      </small>
      <span className="row tight">
        {isOwn && <Tag tone="brand">{t('price.ownPharmacy')}</Tag>}
        {isLowest && <Tag tone="ok">{t('price.lowest')}</Tag>}
        {pharmacy.inNetwork ? (
          <Tag tone="neutral">{t('price.inNetwork')}</Tag>
        ) : (
          <Tag tone="bad">{t('price.outOfNetwork')}</Tag>
        )}
      </span>
    </>
  );
}

function Amount(props: { pharmacy: PricedPharmacy; fill: PricedFill | undefined }): ReactNode {
  const t = useText(priceText);
  const format = useFormat();
  const { pharmacy, fill } = props;
  if (pharmacy.fills.length === 0) return <span className="mute">{t('price.silent')}</span>;
  if (!fill?.isOffered || fill.youPay === null) {
    return <span className="mute">{t('price.notOffered')}</span>;
  }
  return <span className="amount">{format.money(fill.youPay)}</span>;
}

function Cash({ fill }: { fill: PricedFill | undefined }): ReactNode {
  const t = useText(priceText);
  const format = useFormat();
  if (!fill || fill.cashPrice === null) return <span className="mute">{t('price.notSold')}</span>;
  const isLower = fill.youPay !== null && fill.cashPrice < fill.youPay;
  return (
    <>
      <span className={isLower ? 'amount' : 'mute'}>{format.money(fill.cashPrice)}</span>
      {isLower && <small>{t('price.cashLower')}</small>}
    </>
  );
}
