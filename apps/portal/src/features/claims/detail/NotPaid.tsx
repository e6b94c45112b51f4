import type { ClaimStatusKind } from '@portal/domain';
import { useText } from '../../../language';
import { usePhone } from '../../../brand';
import { PhoneLink } from '../../../ui/PhoneLink';
import claimLabelsText from '../claim-labels.text';
import claimsText from '../claims.text';
import detailText from './detail.text';

interface NotPaidProps {
  status: Extract<ClaimStatusKind, 'inProgress' | 'duplicate' | 'unknown'>;
  /** As the service wrote it. */
  claimStatus: string;
}

/** A claim that nothing was paid for yet, or whose status we cannot read. */
export function NotPaid({ status, claimStatus }: NotPaidProps) {
  const t = useText(claimLabelsText, claimsText, detailText);
  const phone = <PhoneLink number={usePhone()} />;
  const written = claimStatus || t('claimLabels.status.missing');
  return (
    <>
      <h3>{t(`claims.${status}.title`)}</h3>
      <p>
        {status === 'unknown'
          ? t.parts('claims.unknown.text', { status: written, phone })
          : t(`claims.${status}.text`)}
      </p>
    </>
  );
}
