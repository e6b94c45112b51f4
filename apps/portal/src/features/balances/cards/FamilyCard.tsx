import {
  familyMet,
  type PersonBalance,
  type PlanAmounts,
  type SpendingLimit,
} from '@portal/domain';
import { Terms } from '../../../content';
import { useFormat, useText } from '../../../language';
import { Card, DataTable, type TableColumn } from '../../../ui';
import { LimitMeter } from '../LimitMeter';
import { PersonName } from './PersonName';
import balanceLabelsText from '../balance-labels.text';
import balancesText from '../balances.text';
import notSharedText from '../../../plan/not-shared.text';
import { says, saysAll } from '../../../says/says';
import { useWho } from '../../../plan/use-who';

interface SumProps {
  persons: readonly PersonBalance[];
  /** Those of whom the reader may see what they paid. */
  listed: readonly PersonBalance[];
  /** Those whose claims the reader sees. */
  shared: readonly PersonBalance[];
}

interface FamilyCardProps extends SumProps {
  plan: PlanAmounts;
  limits: { deductible: SpendingLimit; outOfPocket: SpendingLimit };
}

/** The limits of the whole family, and how its totals are the sum of what each person paid (BL-1). */
export function FamilyCard({ plan, limits, ...people }: FamilyCardProps) {
  const t = useText(balanceLabelsText, balancesText);
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
          />
        </div>
        <div className="c6">
          <LimitMeter
            label={t('balanceLabels.outOfPocket')}
            of="family outOfPocket"
            limit={limits.outOfPocket.family}
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
      <SumTable {...people} />
      {people.listed.length < people.persons.length && (
        <p className="mute">{t('balances.notListed')}</p>
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

function SumTable({ persons, listed, shared }: SumProps) {
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
            shared.length === 0 || shared.includes(person) ? (
              <PersonName person={person} />
            ) : (
              t.parts('notShared.person', { name: <PersonName person={person} /> })
            ),
          sum: t('balances.sumTotal'),
        },
        ...(['deductible', 'pm'] as const).map((kind): TableColumn<PersonBalance> => ({
          key: kind,
          label: t(kind === 'pm' ? 'balances.sumOutOfPocket' : 'balances.sumDeductible'),
          className: 'num',
          headClassName: 'num wraps',
          cell: (person) => amount(person[kind]),
          sum: amount(familyMet(persons, kind)),
          says: ({ member, ...person }) =>
            says(
              'countedTo',
              [who({ memberId: member.memberNumber }), limitNames[kind]],
              person[kind],
            ),
          sumSays: says('countedTo', ['family', limitNames[kind]], familyMet(persons, kind)),
        })),
      ]}
    />
  );
}
