import { familyLimit } from '@portal/domain';
import { Terms } from '../../content';
import { useFormat, useText } from '../../language';
import { usePlanAmounts } from '../../plan/use-balances';
import { IfFeature } from '../../session';
import { Card, Link } from '../../ui';
import benefitsText from './benefits.text';
import { says } from '../../says/says';

/** Deductible and out-of-pocket limit of the plan, as balances and user info agree on them (Spec §3). */
export function LimitsCard() {
  const t = useText(benefitsText);
  const plan = usePlanAmounts();
  return (
    <Card title={t('benefits.limitsTitle')} className="c4">
      <Limit
        title={t('benefits.deductible')}
        kind="deductible"
        hint={t('benefits.deductibleHint')}
        person={plan.individualDeductible}
        family={familyLimit(plan.familyDeductible)}
      />
      <Limit
        title={t('benefits.outOfPocket')}
        kind="outOfPocket"
        hint={t('benefits.outOfPocketHint')}
        person={plan.individualOOPMax}
        family={familyLimit(plan.familyOOPMax)}
      />
      <Terms ids={['deductible', 'out-of-pocket-limit']} />
      <IfFeature flag="healthCareBalances">
        <Link className="no-print" to="/member/healthcarebalances">
          {t('benefits.balancesLink')}
        </Link>
      </IfFeature>
    </Card>
  );
}

interface LimitProps {
  title: string;
  kind: 'deductible' | 'outOfPocket';
  hint: string;
  /** Dollars; null when the plan names none. */
  person: number | null;
  family: number | null;
}

function Limit({ title, kind, hint, person, family }: LimitProps) {
  const t = useText(benefitsText);
  const { money } = useFormat();
  return (
    <div className="stack s1">
      <h3>{title}</h3>
      <dl className="facts">
        <div>
          <dt>{t('benefits.perPerson')}</dt>
          <dd className="num" {...says('limitOf', ['own', kind], person)}>
            {person === null ? t('benefits.notAvailable') : money(person)}
          </dd>
        </div>
        {family !== null && (
          <div>
            <dt>{t('benefits.perFamily')}</dt>
            <dd className="num" {...says('limitOf', ['family', kind], family)}>
              {money(family)}
            </dd>
          </div>
        )}
      </dl>
      <p className="small mute">{hint}</p>
    </div>
  );
}
