import { toCents } from '@portal/domain';
import { useFormat, useText } from '../../../../language';
import { MailOrderLink } from '../../../../plan';
import { useAgeRestriction } from '../../../../session';
import { Card } from '../../../../ui';
import { daysLabel } from '../../../../language/drug-amounts';
import amounts from '../../../../language/drug-amounts.text';
import type { Prices } from '../../drug-labels';
import { lowestNinetyDays } from '../price-choice';
import supplyText from './supply.text';
import priceText from '../price.text';

/** Ninety days as three fills or as one, each where it costs least; nothing unless both are sold. */
export function SupplyCard({ prices }: { prices: Prices }) {
  const t = useText(supplyText, priceText, amounts);
  const format = useFormat();
  const isMinor = useAgeRestriction() === 'minor';
  const three = lowestNinetyDays(prices, 30);
  const one = lowestNinetyDays(prices, 90);
  if (!three || !one) return null;
  const rows = [
    { days: 30, fills: 3, ...three },
    { days: 90, fills: 1, ...one },
  ];
  const difference = (toCents(three.amount) - toCents(one.amount)) / 100;
  // Cents are no reason to choose.
  const saved = Math.abs(difference) < 1 ? 0 : difference;
  const best = saved === 0 ? undefined : saved > 0 ? one : three;
  return (
    <Card title={t('supply.title')}>
      <table className="tbl slim supply">
        <caption className="sr">{t('supply.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('supply.ninetyDays')}</th>
            <th scope="col" className="num wraps">
              {t('supply.fills')}
            </th>
            <th scope="col" className="num wraps">
              {t('price.total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ days, fills, pharmacy, amount }) => (
            <tr key={days}>
              <th scope="row">
                {daysLabel(days, t)}
                <small>{pharmacy.name}</small>
              </th>
              <td className="num">{fills}</td>
              <td className={amount === best?.amount ? 'num amount' : 'num'}>
                {format.money(amount)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
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
