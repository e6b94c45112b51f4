import { Link } from 'react-router-dom';
import { useText } from '../../../language';
import { useAppSelector } from '../../../store';
import { Card } from '../../../ui';
import { usePatientId } from '../family/use-patient';
import { refillList } from '../home-delivery.requests';
import refillsText from './refills.text';

/** How many medicines ship by themselves, and the way to the shipments. */
export function AutoRefillCard() {
  const t = useText(refillsText);
  const { data } = useAppSelector(refillList.select);
  const { isSelf } = usePatientId();
  if (!data || data.isEligible === false || data.refills.length === 0) return null;
  // A member says yes for themselves only.
  if (!isSelf) {
    return (
      <Card title={t('refills.autoTitle')}>
        <p>{t('refills.autoSelfOnly')}</p>
      </Card>
    );
  }
  const count = data.refills.filter(({ autoRefill }) => autoRefill).length;
  return (
    <Card title={t('refills.autoTitle')}>
      <p>{count > 0 ? t('refills.autoCount', { count }) : t('refills.autoNone')}</p>
      <p>
        <Link to="/member/mail-order/auto-refill">{t('refills.autoSee')}</Link>
      </p>
    </Card>
  );
}
