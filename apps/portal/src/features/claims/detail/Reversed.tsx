import { reversalOf } from '@portal/domain';
import { useId } from 'react';
import { useFormat, useText } from '../../../i18n';
import type { Claim } from '../claims.selectors';
import { dateWords } from '../claim-words';
import type { ClaimEntry } from './read-entry';

/** A claim that was taken back: beside its original, and what remains of both, which is most often nothing. */
export function Reversed({ claim, entry }: { claim: Claim; entry: ClaimEntry }) {
  const t = useText();
  const format = useFormat();
  const title = useId();
  const pair =
    entry.original &&
    reversalOf({ youPaid: claim.copayAmount, planPaid: claim.amtInsurancePaid }, entry.original);
  const on = dateWords(entry.reversedOn, format.date);
  const lines = pair && [
    { key: 'original', ...pair.original, date: dateWords(pair.original.date, format.date) },
    { key: 'reversal', ...pair.reversal, date: on },
    { key: 'net', ...pair.net, date: '' },
  ];
  return (
    <>
      <h3 id={title}>{t('claims.reversed.title')}</h3>
      <p>{t('claims.reversed.text')}</p>
      {lines ? (
        <table className="tbl slim" aria-labelledby={title}>
          <thead>
            <tr>
              <th scope="col">{t('claims.reversed.line')}</th>
              <th scope="col" className="num">
                {t('claims.column.amtInsurancePaid')}
              </th>
              <th scope="col" className="num">
                {t('claims.column.copayAmount')}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ key, date, youPaid, planPaid }) => (
              <tr key={key} className={key === 'net' ? 'sum' : undefined}>
                <th scope="row">
                  {t(`claims.reversed.${key}`)}
                  {date && <small>{date}</small>}
                </th>
                <td className="num">{format.money(planPaid)}</td>
                <td className="num">{format.money(youPaid)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p>{t('claims.reversed.noOriginal')}</p>
      )}
    </>
  );
}
