import { Link } from 'react-router-dom';
import { useText } from '../../../language';
import { IfFeature } from '../../../session';
import balancesText from '../balances.text';

/** The way to the claims behind one's own limits, where there are claims to see. */
export function CountedLink() {
  const t = useText(balancesText);
  return (
    <IfFeature flag="claimsHistory">
      <p className="no-print">
        <Link to="/member/healthcarebalances/counted">{t('balances.counted')}</Link>
      </p>
    </IfFeature>
  );
}
