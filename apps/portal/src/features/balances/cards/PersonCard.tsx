import {
  limitProgress,
  type PersonBalance,
  type PlanAmounts,
  type SpendingLimit,
} from '@portal/domain';
import { useText } from '../../../language';
import { Card, Link, Tag } from '../../../ui';
import { LimitMeter } from '../LimitMeter';
import { PersonName } from './PersonName';
import balanceLabelsText from '../balance-labels.text';
import balancesText from '../balances.text';
import { IfAddition, IfFeature } from '../../../session';
import { useWho } from '../../../plan/use-who';

interface PersonCardProps {
  person: PersonBalance;
  plan: PlanAmounts;
  limits: { deductible: SpendingLimit; outOfPocket: SpendingLimit };
  /** Whether this is the signed-in member. */
  own: boolean;
  /** Three stand side by side instead of two. */
  narrow: boolean;
}

/** The two limits of one person: the subscriber or a dependent (BL-2). */
export function PersonCard({ person, plan, limits, own, narrow }: PersonCardProps) {
  const t = useText(balanceLabelsText, balancesText);
  const { sub, memberNumber, firstName } = person.member;
  const who = useWho()({ memberId: memberNumber, firstName });
  return (
    <Card
      className={narrow ? 'c4' : 'c6'}
      title={<PersonName person={person} />}
      action={
        <span className="row tight">
          {own && <Tag tone="brand">{t('balances.you')}</Tag>}
          {sub !== 'unknown' && <span className="mute">{t(`balances.role.${sub}`)}</span>}
        </span>
      }
    >
      <LimitMeter
        label={t('balanceLabels.deductible')}
        of={`${who} deductible`}
        limit={limitProgress(person.deductible, plan.individualDeductible)}
        family={limits.deductible.family}
      />
      <LimitMeter
        label={t('balanceLabels.outOfPocket')}
        of={`${who} outOfPocket`}
        limit={limitProgress(person.pm, plan.individualOOPMax)}
        family={limits.outOfPocket.family}
      />
      {own && <CountedLink />}
    </Card>
  );
}

/** The way to the claims behind one's own limits, where there are claims to see. */
function CountedLink() {
  const t = useText(balancesText);
  return (
    <IfAddition name="whatCounted">
      <IfFeature flag="claimsHistory">
        <p className="no-print">
          <Link to="/member/healthcarebalances/counted">{t('balances.counted')}</Link>
        </p>
      </IfFeature>
    </IfAddition>
  );
}
