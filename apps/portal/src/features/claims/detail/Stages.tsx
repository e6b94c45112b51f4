import type { ClaimStagePart } from '@portal/domain';
import { useId } from 'react';
import { useFormat, useText } from '../../../language';
import { AmountsTable } from '../AmountsTable';
import claimsText from '../claims.text';
import detailText from './detail.text';

/** A claim that passed from one stage of Medicare Part D into the next: its part in each. */
export function Stages({ parts }: { parts: readonly ClaimStagePart[] }) {
  const t = useText(claimsText, detailText);
  const format = useFormat();
  const title = useId();
  if (parts.length === 0) return null;
  return (
    <>
      <h3 id={title}>{t('claims.stages.title', { count: parts.length })}</h3>
      <p>{t('claims.stages.text')}</p>
      <AmountsTable
        titleId={title}
        heads={[t('claims.stages.stage'), t('claims.stages.price'), t('claims.column.copayAmount')]}
        lines={parts.map(({ stage, price, share }) => ({
          key: stage,
          name: t(`claims.stage.${stage}`),
          amounts: [format.money(price), <b key="share">{format.money(share)}</b>],
        }))}
      />
    </>
  );
}
