import {
  type FamilyBalances,
  familyMet,
  type ListedBalances,
  type PersonBalance,
  type PlanAmounts,
  type SpendingLimit,
} from '@portal/domain';
import { Terms } from '../../../content';
import { useFormat, useText } from '../../../language';
import { isActing, useSession } from '../../../session';
import { Card, DataTable, type TableColumn } from '../../../ui';
import { LimitMeter } from '../LimitMeter';
import { PersonName } from './PersonName';
import balanceLabelsText from '../balance-labels.text';
import balancesText from '../balances.text';
import notSharedText from '../../../plan/not-shared.text';
import { says, saysAll } from '../../../says/says';
import { useWho } from '../../../plan/use-who';

interface SumProps {
  answer: FamilyBalances;
  people: ListedBalances;
}

interface FamilyCardProps extends SumProps {
  answer: FamilyBalances & { planInfo: PlanAmounts };
  limits: { deductible: SpendingLimit; outOfPocket: SpendingLimit };
}

/**
 * The limits of the whole family, and how its totals are the sum of what each person paid (BL-1). Where someone is not
 * listed, no total, which would tell what they paid.
 */
export function FamilyCard({ answer, people, limits }: FamilyCardProps) {
  const t = useText(balanceLabelsText, balancesText);
  const isUserActing = isActing(useSession());
  const { planInfo: plan } = answer;
  const { listed, leavesOut } = people;
  const family = [plan.familyDeductible, plan.familyOOPMax];
  const missing = missingOf(plan);
  return (
    <Card title={t('balances.familyTitle')}>
      {family.some((limit) => typeof limit === 'number') && (
        <p className="mute">{t('balances.familyHow')}</p>
      )}
      <div className="grid">
        <div className="c6">
          <LimitMeter
            label={t('balanceLabels.deductible')}
            of="family deductible"
            limit={limits.deductible.family}
            leftOnly={leavesOut}
          />
        </div>
        <div className="c6">
          <LimitMeter
            label={t('balanceLabels.outOfPocket')}
            of="family outOfPocket"
            limit={limits.outOfPocket.family}
            leftOnly={leavesOut}
          />
        </div>
      </div>
      <Terms ids={['deductible', 'family-maximum']} />
      {missing && (
        <p
          className="note"
          {...saysAll(
            says('limitOf', 'family deductible', noneOf(plan.familyDeductible)),
            says('limitOf', 'family outOfPocket', noneOf(plan.familyOOPMax)),
          )}
        >
          {t(`balances.${missing}`)}
        </p>
      )}
      {listed.length > 0 && <SumTable answer={answer} people={people} />}
      {leavesOut && (
        <p className="mute">
          {t(
            listed.length === 0
              ? 'balances.noOneFound'
              : isUserActing
                ? 'balances.notListed'
                : 'balances.ownOnly',
          )}
        </p>
      )}
    </Card>
  );
}

/** That a limit is known not to be there. */
const noneOf = (limit: number | null | 'none') =>
  limit === 'none' ? ({ unknown: 'noLimit' } as const) : null;

/** Which limits of the family the plan has not, or which are not known; null when it has both. */
function missingOf({ familyDeductible, familyOOPMax }: PlanAmounts) {
  if (familyDeductible === null || familyOOPMax === null) return 'familyUnknown';
  if (familyDeductible !== 'none') return familyOOPMax === 'none' ? 'familyNoMaximum' : null;
  return familyOOPMax === 'none' ? 'familyNone' : 'familyNoDeductible';
}

const limitNames = { deductible: 'deductible', pm: 'outOfPocket' } as const;

function SumTable({ answer, people: { listed, shared, leavesOut } }: SumProps) {
  const t = useText(balanceLabelsText, balancesText, notSharedText);
  const { money } = useFormat();
  const who = useWho();
  const amount = (dollars: number | null) =>
    dollars === null ? t('balanceLabels.unknown') : money(dollars);
  return (
    <DataTable
      caption={t('balances.sumCaption')}
      className="slim wide sum-table"
      rows={listed}
      columns={[
        {
          key: 'member',
          label: t('balances.sumMember'),
          isHead: true,
          cell: (person) =>
            shared.includes(person) ? (
              <PersonName person={person} />
            ) : (
              t.parts('notShared.person', { name: <PersonName person={person} /> })
            ),
          ...(!leavesOut && { sum: t('balances.sumTotal') }),
        },
        ...(['deductible', 'pm'] as const).map((kind): TableColumn<PersonBalance> => ({
          key: kind,
          label: t(kind === 'pm' ? 'balances.sumOutOfPocket' : 'balances.sumDeductible'),
          className: 'num',
          headClassName: 'num wraps',
          cell: (person) => amount(person[kind]),
          says: ({ member, ...person }) =>
            says(
              'countedTo',
              [who({ memberId: member.memberNumber }), limitNames[kind]],
              person[kind],
            ),
          ...(!leavesOut && {
            sum: amount(familyMet(answer, kind)),
            sumSays: says('countedTo', ['family', limitNames[kind]], familyMet(answer, kind)),
          }),
        })),
      ]}
    />
  );
}
