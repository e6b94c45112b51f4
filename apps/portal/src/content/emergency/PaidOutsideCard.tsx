import { useText } from '../../language';
import { useFlag } from '../../session';
import { ButtonLink, Card } from '../../ui';
import '../../styles/lists.css';
import emergencyText from './emergency.text';

/** How to get money back that was paid at a pharmacy outside the network. */
export function PaidOutsideCard() {
  const t = useText(emergencyText);
  const hasForm = useFlag('drugClaimsForm', 'unsecuredDrugClaimsForm');
  return (
    <Card title={t('emergency.paid')}>
      <ol className="numbers">
        <li>{t('emergency.paid.1')}</li>
        <li>{t('emergency.paid.2')}</li>
        <li>{t('emergency.paid.3')}</li>
      </ol>
      {hasForm && (
        <div className="no-print">
          <ButtonLink to="/member/drug-claims-form">{t('emergency.claim')}</ButtonLink>
        </div>
      )}
    </Card>
  );
}
