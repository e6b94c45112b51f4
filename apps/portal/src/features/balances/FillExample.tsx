import { partDShare } from '@portal/domain';
import { useFormat, useText } from '../../language';
import { IfFeature } from '../../session';
import { Link } from 'react-router-dom';
import { Card } from '../../ui';
import { roles } from '../../ui/table-roles';
import type { StageNow } from './stage-now';
import balancesText from './balances.text';

/** Prices in dollars: one that most fills stay under, a brand's, and one that leads into the next stage. */
const prices = [50, 400, 2500] as const;

/** Medicare: what drugs of some prices would cost today, with the stages that such a fill goes through. */
export function FillExample({ now: { limits, met } }: { now: StageNow }) {
  const t = useText(balancesText);
  const { money } = useFormat();
  return (
    <Card title={t('balances.example.title')} flush>
      <table {...roles.table} className="tbl turns">
        <caption className="sr">{t('balances.example.caption')}</caption>
        <thead {...roles.group}>
          <tr {...roles.row}>
            <th {...roles.columnHeader} scope="col">
              {t('balances.example.price')}
            </th>
            <th {...roles.columnHeader} scope="col" className="num">
              {t('balances.example.share')}
            </th>
            <th {...roles.columnHeader} scope="col">
              {t('balances.example.why')}
            </th>
          </tr>
        </thead>
        <tbody {...roles.group}>
          {prices.map((price) => {
            const { share, parts } = partDShare(price, limits, met);
            return (
              <tr key={price} {...roles.row}>
                <th {...roles.rowHeader} scope="row" className="price">
                  {money(price)}
                </th>
                <td {...roles.cell} className="num" data-l={t('balances.example.share')}>
                  <b>{money(share)}</b>
                </td>
                <td {...roles.cell} data-l={t('balances.example.why')}>
                  <ul>
                    {parts.map((part) => (
                      <li key={part.stage}>
                        {t(`balances.example.part.${part.stage}`, {
                          share: money(part.share),
                          price: money(part.price),
                        })}
                      </li>
                    ))}
                  </ul>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="small mute pad">
        {t('balances.example.note')}{' '}
        <IfFeature flag="updatedPriceADrug">
          <Link to="/member/price-a-drug">{t('balances.example.priceLink')}</Link>
        </IfFeature>
      </p>
    </Card>
  );
}
