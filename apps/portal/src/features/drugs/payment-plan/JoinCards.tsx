import { paymentPlanAnswer } from '@portal/domain/forms';
import { forms } from '@portal/contracts/forms';
import { useText } from '../../../language';
import namesText from '../../../language/names.text';
import { usePhone } from '../../../brand';
import { useFlag } from '../../../session';
import { useCall } from '../../../store';
import { ButtonLink, Card, Icon, PhoneLink } from '../../../ui';
import { StatusCard } from './election/StatusCard';
import paymentPlanText from './payment-plan.text';

/** What the payment plan leaves as it is. */
export function SameCard() {
  const t = useText(paymentPlanText);
  const same = [
    t('paymentPlan.sameCosts'),
    t('paymentPlan.sameLimit'),
    t('paymentPlan.samePremium'),
  ];
  return (
    <Card title={t('paymentPlan.same')}>
      <ul className="ticks">
        {same.map((each) => (
          <li key={each}>
            <Icon name="check" />
            {each}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** How to join the payment plan; for a member who is in it, or asked for it, what the service knows. */
export function JoinCard({ isNextYear }: { isNextYear: boolean }) {
  const status = useCall(forms.getPaymentPlan);
  const { data } = status;
  const isIn = ['requested', 'active', 'leaving'].includes(data.data?.paymentPlan.status ?? '');
  const isKnown = data.status === 'success' || data.status === 'failure';
  return isKnown && !isIn ? <HowToJoin isNextYear={isNextYear} /> : <StatusCard {...status} />;
}

function HowToJoin({ isNextYear }: { isNextYear: boolean }) {
  const t = useText(paymentPlanText, namesText);
  const phone = usePhone();
  const canSignUp = useFlag('benefits');
  return (
    <Card tint title={t('paymentPlan.ready')}>
      <p>{t('paymentPlan.readyText')}</p>
      {canSignUp && (
        <div>
          <ButtonLink to="/member/payment-plan/sign-up">
            {t('screens.paymentPlanSignUp')}
          </ButtonLink>
        </div>
      )}
      <p>{t.parts('paymentPlan.call', { phone: <PhoneLink number={phone} /> })}</p>
      <p className="small mute">
        {isNextYear
          ? t('paymentPlan.answerNextYear', { days: `${paymentPlanAnswer.nextYearDays}` })
          : t('paymentPlan.answerThisYear', { hours: `${paymentPlanAnswer.hours}` })}
      </p>
    </Card>
  );
}
