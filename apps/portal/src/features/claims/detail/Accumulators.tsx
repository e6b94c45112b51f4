import { type Accumulator, shownAccumulators } from '@portal/domain';
import { Fragment, useId } from 'react';
import { useFormat, type Translate, useText } from '../../../language';
import { useTellsFamily } from '../../../plan/use-balances';
import { Icon } from '../../../ui';
import { AmountsTable } from '../AmountsTable';
import type { ClaimEntry } from '../claims.requests';
import detailText from './detail.text';

/** What a claim counted toward: each yearly limit before and after it. */
export function Accumulators({ entry }: { entry: ClaimEntry }) {
  const t = useText(detailText);
  const format = useFormat();
  const title = useId();
  const tellsFamily = useTellsFamily();
  const shown = shownAccumulators(entry.accumulators ?? []).filter(
    ({ scope }) => scope === 'individual' || tellsFamily,
  );
  if (shown.length === 0) return null;
  return (
    <>
      <h3 id={title}>{t('claims.counted.title')}</h3>
      <AmountsTable
        className="counted"
        titleId={title}
        heads={[t('claims.counted.limit'), t('claims.counted.before'), t('claims.counted.after')]}
        lines={shown.map((each) => ({
          key: each.kind + each.scope,
          name: <Limit accumulator={each} />,
          amounts: [
            format.money(each.before),
            <Fragment key="after">
              <b>{format.money(each.after)}</b>
              <small>{change(each.added, format.money, t)}</small>
            </Fragment>,
          ],
        }))}
      />
    </>
  );
}

function Limit({ accumulator: { kind, scope, after, limit } }: { accumulator: Accumulator }) {
  const t = useText(detailText);
  const format = useFormat();
  return (
    <>
      {t(`claims.counted.${kind}.${scope}`)}
      {limit !== null && <small>{t('claims.counted.of', { limit: format.money(limit) })}</small>}
      {limit !== null && after >= limit && (
        <small className="met">
          <Icon name="check" />
          {t('claims.counted.met')}
        </small>
      )}
    </>
  );
}

function change(
  amount: number,
  money: (dollars: number) => string,
  t: Translate<typeof detailText>,
): string {
  if (amount === 0) return t('claims.counted.same');
  return amount > 0 ? `+${money(amount)}` : money(amount);
}
