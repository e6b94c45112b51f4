import { useText } from '../../../../language';
import { usePriceADrug } from '../../../../plan';
import { useAddition } from '../../../../session';
import { ButtonLink, Card, Link } from '../../../../ui';
import myDrugsText from '../my-drugs.text';

/** What the list leaves out, with the way to price it, and for Medicare the payment plan. */
export function MissingCard({ isMedicare }: { isMedicare: boolean }) {
  const t = useText(myDrugsText);
  const pricePath = usePriceADrug();
  const hasPaymentPlan = useAddition('paymentPlan');
  return (
    <>
      {isMedicare && hasPaymentPlan && (
        <Card title={t('myDrugs.spread')}>
          <p className="mute">{t('myDrugs.spreadText')}</p>
          <div>
            <ButtonLink kind="secondary" to="/member/payment-plan">
              {t('myDrugs.spreadLink')}
            </ButtonLink>
          </div>
        </Card>
      )}
      <Card title={t('myDrugs.missing')}>
        <p className="mute">{t('myDrugs.missingText')}</p>
        {pricePath && (
          <p>
            <Link to={pricePath}>{t('myDrugs.priceAnother')}</Link>
          </p>
        )}
      </Card>
    </>
  );
}
