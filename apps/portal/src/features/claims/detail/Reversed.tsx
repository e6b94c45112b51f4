import { reversalOf } from '@portal/domain';
import { useId } from 'react';
import { dateText, useFormat, useText } from '../../../language';
import { AmountsTable } from '../AmountsTable';
import type { Claim } from '../claims.selectors';
import type { ClaimEntry } from '../claims.requests';
import claimsText from '../claims.text';
import detailText from './detail.text';

/** A reversed claim next to its original, and the net amount of both, which is usually zero. */
export function Reversed({ claim, entry }: { claim: Claim; entry: ClaimEntry }) {
  const t = useText(claimsText, detailText);
  const format = useFormat();
  const title = useId();
  const pair =
    entry.original &&
    reversalOf({ youPaid: claim.copayAmount, planPaid: claim.amtInsurancePaid }, entry.original);
  const dates = { original: pair?.original.date ?? '', reversal: entry.reversedOn, net: '' };
  return (
    <>
      <h3 id={title}>{t('claims.reversed.title')}</h3>
      <p>{t('claims.reversed.text')}</p>
      {pair ? (
        <AmountsTable
          titleId={title}
          heads={[
            t('claims.reversed.line'),
            t('claims.column.amtInsurancePaid'),
            t('claims.column.copayAmount'),
          ]}
          lines={(['original', 'reversal', 'net'] as const).map((key) => ({
            key,
            name: (
              <>
                {t(`claims.reversed.${key}`)}
                {dates[key] && <small>{dateText(dates[key], format.date)}</small>}
              </>
            ),
            amounts: [format.money(pair[key].planPaid), format.money(pair[key].youPaid)],
            sum: key === 'net',
          }))}
        />
      ) : (
        <p>{t('claims.reversed.noOriginal')}</p>
      )}
    </>
  );
}
