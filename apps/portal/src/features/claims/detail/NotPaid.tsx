import type { ClaimStatusKind } from '@portal/domain';
import { useText } from '../../../language';
import { usePhone } from '../../../session';
import { PhoneLink } from '../../../ui/PhoneLink';
import claimWordsText from '../claim-words.text';
import claimsText from '../claims.text';
import detailText from './detail.text';

interface NotPaidProps {
  kind: Extract<ClaimStatusKind, 'inProgress' | 'duplicate' | 'unknown'>;
  /** As the service wrote it. */
  claimStatus: string;
}

/** A claim that nothing was paid for yet, or whose status we cannot read. */
export function NotPaid({ kind, claimStatus }: NotPaidProps) {
  const t = useText(claimWordsText, claimsText, detailText);
  const phone = <PhoneLink number={usePhone()} />;
  const status = claimStatus.trim() || t('claimWords.status.missing');
  return (
    <>
      <h3>{t(`claims.${kind}.title`)}</h3>
      <p>
        {kind === 'unknown'
          ? t.parts('claims.unknown.text', { status, phone })
          : t(`claims.${kind}.text`)}
      </p>
    </>
  );
}
