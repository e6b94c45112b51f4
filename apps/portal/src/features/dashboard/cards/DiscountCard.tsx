import { useText } from '../../../language';
import { ExternalLink } from '../../../dialogs';
import { IfFeature, useSession } from '../../../session';
import { Card } from '../../../ui';
import dashboardText from '../dashboard.text';

const tips = ['compare', 'oneCard', 'noCredit'] as const;

/** The discount-card link of the profile, which opens a confirmation, with tips next to it (Spec §2.4). */
export function DiscountCard() {
  const t = useText(dashboardText);
  const { userInfo } = useSession();
  const link = userInfo?.goodRxLink;
  if (!link) return null;
  return (
    <IfFeature flag="discountCard">
      <Card title={t('dashboard.discount.title')}>
        <IfFeature flag="discountCardTips">
          <ul className="bullets">
            {tips.map((tip) => (
              <li key={tip}>{t(`dashboard.discount.${tip}`)}</li>
            ))}
          </ul>
        </IfFeature>
        <p>
          <ExternalLink to={link} confirm>
            {t('dashboard.discount.open')}
          </ExternalLink>
        </p>
      </Card>
    </IfFeature>
  );
}
