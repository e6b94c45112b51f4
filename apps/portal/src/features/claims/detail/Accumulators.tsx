import { type Accumulator, shownAccumulators } from '@portal/domain';
import { useId } from 'react';
import { useFormat, type Translate, useText } from '../../../language';
import { useTellsFamily } from '../../../plan/use-balances';
import { useWho } from '../../../plan/use-who';
import { useToday } from '../../../platform';
import { type Said, says } from '../../../says/says';
import { Icon } from '../../../ui';
import { AmountsTable } from '../AmountsTable';
import type { ClaimEntry } from '../claims.requests';
import type { Claim } from '../claims.selectors';
import detailText from './detail.text';
import { type ClaimOf, ofKey } from './use-claim-of';

interface AccumulatorsProps {
  claim: Claim;
  entry: ClaimEntry;
  /** Whose claim it is. */
  name: ClaimOf;
}

/** What a claim counted toward: each yearly limit before and after it. */
export function Accumulators({ claim, entry, name }: AccumulatorsProps) {
  const t = useText(detailText);
  const format = useFormat();
  const title = useId();
  const whoOf = useWho();
  const today = useToday();
  const counted = shownAccumulators(entry.accumulators ?? []);
  const tellsFamily = useTellsFamily(counted.some(({ scope }) => scope === 'family'));
  const shown = counted.filter(({ scope }) => scope === 'individual' || tellsFamily);
  if (shown.length === 0) return null;
  const id = claim.healthServiceId;
  const person = whoOf({ memberId: claim.memberId, firstName: claim.memberFirstName });
  const subjectOf = ({ scope, kind }: Accumulator) => [
    scope === 'family' ? 'family' : person,
    kind,
  ];
  const metAfter = (each: Accumulator, value: 'yes' | 'no') =>
    says('metAfter', [id, ...subjectOf(each)], value);
  // What the plan had as a limit in another year is no fact of this one.
  const isOfYear = claim.dateOfService.slice(0, 4) === today.slice(0, 4);
  return (
    <>
      <h3 id={title}>{t(`claims.counted.title.${ofKey(name)}`, { name: name ?? '' })}</h3>
      <AmountsTable
        className="counted"
        titleId={title}
        heads={[t('claims.counted.limit'), t('claims.counted.before'), t('claims.counted.after')]}
        lines={shown.map((each) => ({
          key: each.kind + each.scope,
          name: (
            <Limit
              accumulator={each}
              name={name}
              of={isOfYear ? subjectOf(each) : undefined}
              said={metAfter(each, 'yes')}
            />
          ),
          amounts: [
            <span key="before" {...says('countedBefore', [id, ...subjectOf(each)], each.before)}>
              {format.money(each.before)}
            </span>,
            <span key="after" {...says('countedAfter', [id, ...subjectOf(each)], each.after)}>
              <b {...(each.isMet === false && metAfter(each, 'no'))}>{format.money(each.after)}</b>
              <small {...(each.added !== 0 && says('claimCounted', [id, each.kind], each.added))}>
                {change(each.added, format.money, t)}
              </small>
            </span>,
          ],
        }))}
      />
    </>
  );
}

interface LimitProps {
  accumulator: Accumulator;
  /** Whose limit it is. */
  name: ClaimOf;
  /** The subject of what the limit states; none where it states nothing. */
  of: readonly string[] | undefined;
  /** What it states where it is met. */
  said: Said;
}

function Limit({ accumulator: { kind, scope, limit, isMet }, name, of, said }: LimitProps) {
  const t = useText(detailText);
  const format = useFormat();
  return (
    <>
      {t(`claims.counted.${kind}.${scope === 'family' ? scope : ofKey(name)}`, {
        name: name ?? '',
      })}
      {limit !== null && (
        <small {...(of && says('limitOf', of, limit))}>
          {t('claims.counted.of', { limit: format.money(limit) })}
        </small>
      )}
      {isMet && (
        <small className="met" {...said}>
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
