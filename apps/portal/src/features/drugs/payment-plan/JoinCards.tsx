import { useText } from '../../../language';
import screenTitlesText from '../../../language/screen-titles.text';
import { useFlag, usePhone } from '../../../session';
import { ButtonLink, Card, Icon, PhoneLink } from '../../../ui';
import paymentPlanText from './payment-plan.text';

/** What the payment plan leaves as it is, and how to join it. */
export function JoinCards({ isNextYear }: { isNextYear: boolean }) {
  const t = useText(paymentPlanText, screenTitlesText);
  const phone = usePhone();
  const canSignUp = useFlag('benefits');
  const same = [
    t('paymentPlan.sameCosts'),
    t('paymentPlan.sameLimit'),
    t('paymentPlan.samePremium'),
  ];
  return (
    <>
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
          {t(isNextYear ? 'paymentPlan.answerNextYear' : 'paymentPlan.answerThisYear')}
        </p>
      </Card>
    </>
  );
}
