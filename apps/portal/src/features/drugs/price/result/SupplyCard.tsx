import { fillFor, ninetyDaysCompared } from '@portal/domain';
import { useFormat, useText } from '../../../../language';
import { MailOrderLink } from '../../../../plan';
import { useAgeRestriction } from '../../../../session';
import { Card, DataTable } from '../../../../ui';
import { daysLabel } from '../../../../language/drug-amounts';
import amounts from '../../../../language/drug-amounts.text';
import { says } from '../../../../says/says';
import type { Prices } from '../../drug-labels';
import { fillOf, usePricedWho } from '../stated-fill';
import supplyText from './supply.text';
import priceText from '../price.text';

/** Ninety days as three fills or as one, each where it costs least; nothing unless both are sold. */
export function SupplyCard({ prices }: { prices: Prices }) {
  const t = useText(supplyText, priceText, amounts);
  const format = useFormat();
  const isMinor = useAgeRestriction() === 'minor';
  const whose = usePricedWho(prices);
  const found = ninetyDaysCompared(prices);
  if (!found) return null;
  const { three, one, difference } = found;
  const rows = [
    { days: 30, fills: 3, ...three },
    { days: 90, fills: 1, ...one },
  ];
  // Cents are no reason to choose.
  const saved = Math.abs(difference) < 1 ? 0 : difference;
  const best = saved === 0 ? undefined : saved > 0 ? one : three;
  return (
    <Card title={t('supply.title')}>
      <DataTable
        caption={t('supply.title')}
        look="slim"
        className="supply"
        rows={rows}
        columns={[
          {
            key: 'supply',
            label: t('supply.ninetyDays'),
            isHead: true,
            cell: ({ days, pharmacy }) => (
              <>
                {daysLabel(days, t)}
                <small>{pharmacy.name}</small>
              </>
            ),
          },
          {
            key: 'fills',
            label: t('supply.fills'),
            className: 'num',
            headClassName: 'num wraps',
            cell: ({ fills }) => fills,
          },
          {
            key: 'total',
            label: t('price.total'),
            headClassName: 'num wraps',
            cellClassName: ({ amount }) => (amount === best?.amount ? 'num amount' : 'num'),
            cell: ({ amount }) => format.money(amount),
            // Three fills are one after the other, and so no price of one.
            says: ({ fills, days, pharmacy, amount }) =>
              fills > 1
                ? {}
                : says(
                    'nextFill',
                    [whose, ...fillOf(prices, fillFor(pharmacy, days), pharmacy)],
                    amount,
                  ),
          },
        ]}
      />
      <p>
        {saved === 0
          ? t(difference === 0 ? 'supply.supplySame' : 'supply.supplyAlmostSame')
          : t(saved > 0 ? 'supply.supplyNinety' : 'supply.supplyThirty', {
              amount: format.money(Math.abs(saved)),
            })}
      </p>
      <p className="mute small">{t('supply.supplyNew')}</p>
      {saved > 0 &&
        one.pharmacy.kind === 'mail' &&
        (isMinor ? (
          <p>{t('supply.mailByAdult')}</p>
        ) : (
          <MailOrderLink button="wide">{t('supply.toMail')}</MailOrderLink>
        ))}
    </Card>
  );
}
