import {
  byPrice,
  fillFor,
  isCashLower,
  isInWeeks,
  isOneDose,
  isShareUnknown,
  lastDayOf,
  lowestPharmacy,
  priceAt,
  priceOfFill,
  planDay,
} from '@portal/domain';
import type { ReactNode } from 'react';
import { useFormat, useText } from '../../../../language';
import { createSearchParams } from 'react-router-dom';
import { useToday } from '../../../../platform';
import { PrintButton, useEmergency } from '../../../../brand';
import { usePharmacyLocator } from '../../../../plan';
import { useFlag } from '../../../../session';
import { Card, DataTable, Link, type TableColumn } from '../../../../ui';
import { amountLabel, daysLabel } from '../../../../language/drug-amounts';
import amounts from '../../../../language/drug-amounts.text';
import outOfNetworkText from '../../../../language/out-of-network.text';
import type { PricedFill, PricedPharmacy, Prices } from '../../drug-labels';
import { PharmacyHead } from './PharmacyHead';
import priceText from '../price.text';
import supplyText from './supply.text';
import { says } from '../../../../says/says';
import { fillOf, usePricedWho } from '../stated-fill';

interface PharmaciesCardProps {
  prices: Prices;
  days: number;
  /** The member's default pharmacy. */
  ownNpi?: string | undefined;
  /** The pharmacy that was chosen in the search for pharmacies. */
  chosenNpi?: string | undefined;
}

/** The same fill at each pharmacy, in order of price, with the cash price and where the figures come from. */
export function PharmaciesCard({ prices, days, ownNpi, chosenNpi }: PharmaciesCardProps) {
  const t = useText(priceText, amounts, outOfNetworkText);
  const emergency = useEmergency();
  const format = useFormat();
  const tips = useFlag('discountCardTips');
  const locator = usePharmacyLocator();
  const whose = usePricedWho(prices);
  const today = useToday();
  const columns = [...new Set(prices.pharmacies.flatMap(({ fills }) => fills.map((f) => f.days)))]
    .flatMap((each) => each ?? [])
    .filter((each) => each === days || lowestPharmacy(prices, each))
    .sort((a, b) => a - b);
  const supplies = columns.length > 0 ? columns : [days];
  const oneDose = isOneDose(prices, days);
  const withoutPrice = prices.pharmacies.filter(({ fills }) => fills.length === 0).length;
  const { isCovered } = prices;
  const hasPreferred = prices.pharmacies.some(({ kind }) => kind === 'preferredRetail');
  const lowest = supplies.map((each) => lowestPharmacy(prices, each)?.npi);
  const title = t(isCovered ? 'price.pharmacies' : 'price.pharmaciesCash');
  return (
    <Card flush title={title} action={<PrintButton />}>
      {withoutPrice > 0 && (
        <p className="pad">{t('price.withoutPrice', { count: withoutPrice })}</p>
      )}
      <DataTable
        caption={title}
        className="wide"
        rows={byPrice(prices, days)}
        keyOf={({ npi, name }) => `${npi} ${name}`}
        columns={[
          {
            key: 'pharmacy',
            label: t('price.pharmacy'),
            isHead: true,
            cell: (pharmacy) => (
              <PharmacyHead
                pharmacy={pharmacy}
                lowestFor={supplies.filter((_days, index) => lowest[index] === pharmacy.npi)}
                isOneDose={oneDose}
                isOwn={pharmacy.npi === ownNpi}
                isChosen={pharmacy.npi === chosenNpi}
                hasPlan={prices.planName !== ''}
                hasPreferred={hasPreferred}
              />
            ),
          },
          ...supplies.map((each): TableColumn<PricedPharmacy> => ({
            key: each,
            label: oneDose ? t('price.total') : daysLabel(each, t),
            className: 'num',
            cell: (pharmacy) => (
              <Amount
                pharmacy={pharmacy}
                amount={priceAt(pharmacy, each, isCovered)}
                none={t(noneKey(prices, pharmacy))}
              />
            ),
            says: (pharmacy) => {
              const fill = fillOf(prices, fillFor(pharmacy, each), pharmacy);
              const price = priceAt(pharmacy, each, isCovered);
              return isCovered
                ? says('nextFill', [whose, ...fill], price)
                : says('fullPrice', fill, price);
            },
          })),
          isCovered && {
            key: 'cash',
            label: oneDose ? t('price.cashDose') : t('price.cash', { days: daysLabel(days, t) }),
            className: 'num',
            cell: (pharmacy) => (
              <Cash fill={fillFor(pharmacy, days)} hasNoPrice={pharmacy.fills.length === 0} />
            ),
            says: (pharmacy) => {
              const fill = fillFor(pharmacy, days);
              return says('fullPrice', fillOf(prices, fill, pharmacy), fill?.cashPrice);
            },
          },
        ]}
      />
      <div className="pad stack s2">
        {locator && prices.zip && prices.zipFound && (
          <p className="no-print">
            <Link to={`${locator}?${createSearchParams({ place: prices.zip })}`}>
              {t('price.otherPharmacies', { zip: prices.zip })}
            </Link>
          </p>
        )}
        <PackageNote prices={prices} days={days} />
        {isCovered && <p className="mute small">{t('price.cashNote')}</p>}
        {isCovered && prices.pharmacies.some(({ inNetwork }) => !inNetwork) && (
          <p className="mute small">
            {emergency?.anyPharmacy
              ? t('outOfNetwork.emergency', { date: format.longDate(lastDayOf(emergency)) })
              : t(prices.coversOutOfNetwork ? 'price.outOfNetworkPart' : 'price.outOfNetworkNone')}
          </p>
        )}
        {tips && (
          <p className="mute small">
            {t(prices.isPartD ? 'price.discountMedicare' : 'price.discount')}
          </p>
        )}
        <p className="mute small">
          {t(sourceKey(prices, today), {
            date: format.longDate(prices.pricedAt),
            time: format.time(prices.pricedAt),
          })}
        </p>
      </div>
    </Card>
  );
}

/** Why the longer supply is not 90 days: a drug in packages of whole weeks has 84. */
function PackageNote({ prices, days }: Pick<PharmaciesCardProps, 'prices' | 'days'>): ReactNode {
  const t = useText(supplyText, amounts);
  const longer = prices.pharmacies
    .flatMap(({ fills }) => fills)
    .find(
      (fill) =>
        priceOfFill(fill, prices.isCovered) !== null &&
        fill.days !== null &&
        fill.days > days &&
        isInWeeks(fill.days),
    );
  if (!longer) return null;
  const supply = {
    days: daysLabel(longer.days, t),
    amount: amountLabel(longer.quantity, prices.drugForm, t),
  };
  return <p className="mute small">{t('supply.inWeeks', supply)}</p>;
}

/** What the prices are worth: a member's hold for the same fill on their day; without the year's payments they are general. */
function sourceKey({ isCovered, countsYear, pricedAt }: Prices, today: string) {
  if (!isCovered) return 'price.sourceCash';
  if (!countsYear) return 'price.sourceGeneral';
  return planDay(new Date(pricedAt)) === today ? 'price.source' : 'price.sourcePast';
}

/** What to read when a pharmacy has prices, but none of the plan for this supply. */
function noneKey(prices: Prices, { inNetwork }: PricedPharmacy) {
  if (!prices.isCovered) return 'price.notSold';
  if (inNetwork && isShareUnknown(prices)) return 'price.notKnown';
  return inNetwork ? 'price.notOffered' : 'price.fullPrice';
}

function Amount(props: {
  pharmacy: PricedPharmacy;
  amount: number | null;
  /** What to read when the pharmacy has prices, but none for this supply. */
  none: string;
}): ReactNode {
  const t = useText(priceText);
  const format = useFormat();
  const { pharmacy, amount, none } = props;
  if (pharmacy.fills.length === 0) return <span className="mute">{t('price.noPriceNow')}</span>;
  if (amount === null) return <span className="mute">{none}</span>;
  return <span className="amount">{format.money(amount)}</span>;
}

function Cash(props: { fill: PricedFill | undefined; hasNoPrice: boolean }): ReactNode {
  const t = useText(priceText);
  const format = useFormat();
  const { fill, hasNoPrice } = props;
  if (hasNoPrice) return <span className="mute">{t('price.noPriceNow')}</span>;
  if (!fill || fill.cashPrice === null) return <span className="mute">{t('price.notSold')}</span>;
  const isLower = isCashLower(fill.cashPrice, fill.youPay);
  return (
    <>
      <span className={isLower ? 'amount' : 'mute'}>{format.money(fill.cashPrice)}</span>
      {isLower && <small>{t('price.cashLower')}</small>}
    </>
  );
}
