import { claimAmount } from '@portal/domain';
import { dateText, type Format, type Translate } from '../../language';
import type { Claim } from './claims.selectors';
import type claimLabelsText from './claim-labels.text';

/** The word for a claim's status; an unknown status is shown as the service sent it. */
export function statusLabel(
  { status, claimStatus }: Claim,
  t: Translate<typeof claimLabelsText>,
): string {
  if (status !== 'unknown') return t(`claimLabels.status.${status}`);
  return claimStatus || t('claimLabels.status.missing');
}

/** A whole claim as one line of text, in place of a row that is not rendered yet. */
export function lineWriter(
  t: Translate<typeof claimLabelsText>,
  format: Format,
): (claim: Claim) => string {
  const written = new WeakMap<Claim, string>();
  return (claim) => {
    let line = written.get(claim);
    if (line === undefined) {
      line = [
        dateText(claim.dateOfService, format.date),
        claim.drug,
        claim.memberFirstName && t('claimLabels.for', { name: claim.memberFirstName }),
        claim.serviceProvider,
        claimAmount(claim.amtInsurancePaid),
        claimAmount(claim.copayAmount),
        statusLabel(claim, t),
      ].join(' · ');
      written.set(claim, line);
    }
    return line;
  };
}
