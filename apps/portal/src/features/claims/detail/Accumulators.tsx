import { shownAccumulators, sumAmounts } from '@portal/domain';
import { useId } from 'react';
import { useFormat, useText } from '../../../i18n';
import { Icon } from '../../../ui';
import type { ClaimEntry } from './read-entry';

/** What a claim counted toward: each yearly limit before and after it. */
export function Accumulators({ entry }: { entry: ClaimEntry }) {
  const t = useText();
  const format = useFormat();
  const title = useId();
  const shown = shownAccumulators(entry.accumulators ?? []);
  if (shown.length === 0) return null;
  return (
    <>
      <h3 id={title}>{t('claims.counted.title')}</h3>
      <table className="tbl slim counted" aria-labelledby={title}>
        <thead>
          <tr>
            <th scope="col">{t('claims.counted.limit')}</th>
            <th scope="col" className="num">
              {t('claims.counted.before')}
            </th>
            <th scope="col" className="num">
              {t('claims.counted.after')}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ kind, scope, before, after, limit }) => (
            <tr key={kind + scope}>
              <th scope="row">
                {t(`claims.counted.${kind}.${scope}`)}
                {limit !== null && (
                  <small>{t('claims.counted.of', { limit: format.money(limit) })}</small>
                )}
                {limit !== null && after >= limit && (
                  <small className="met">
                    <Icon name="check" />
                    {t('claims.counted.met')}
                  </small>
                )}
              </th>
              <td className="num">{format.money(before)}</td>
              <td className="num">
                <b>{format.money(after)}</b>
                <small>{change(sumAmounts([after, -before]), format.money, t)}</small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function change(
  amount: number,
  money: (dollars: number) => string,
  t: ReturnType<typeof useText>,
): string {
  if (amount === 0) return t('claims.counted.same');
  return amount > 0 ? `+${money(amount)}` : money(amount);
}
