import type { ClaimStagePart } from '@portal/domain';
import { useId } from 'react';
import { useFormat, useText } from '../../../i18n';

/** A claim that passed from one stage of Medicare Part D into the next: its part in each. */
export function Stages({ parts }: { parts: readonly ClaimStagePart[] }) {
  const t = useText();
  const format = useFormat();
  const title = useId();
  if (parts.length === 0) return null;
  return (
    <>
      <h3 id={title}>{t('claims.stages.title', { count: parts.length })}</h3>
      <p>{t('claims.stages.text')}</p>
      <table className="tbl slim" aria-labelledby={title}>
        <thead>
          <tr>
            <th scope="col">{t('claims.stages.stage')}</th>
            <th scope="col" className="num">
              {t('claims.stages.price')}
            </th>
            <th scope="col" className="num">
              {t('claims.column.copayAmount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ stage, price, share }) => (
            <tr key={stage}>
              <th scope="row">{t(`claims.stage.${stage}`)}</th>
              <td className="num">{format.money(price)}</td>
              <td className="num">
                <b>{format.money(share)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
