import { useText } from '../../../language';
import { IfAddition } from '../../../session';
import { ButtonLink, Card } from '../../../ui';
import balancesText from '../balances.text';

/** Medicare: what the Medicare Prescription Payment Plan does, and the way to its monthly bills. */
export function PaymentPlanCard() {
  const t = useText(balancesText);
  return (
    <IfAddition name="paymentPlan">
      <Card title={t('balances.monthly.title')}>
        <p>{t('balances.monthly.lead')}</p>
        <div>
          <ButtonLink kind="secondary" to="/member/payment-plan">
            {t('balances.monthly.show')}
          </ButtonLink>
        </div>
      </Card>
    </IfAddition>
  );
}
