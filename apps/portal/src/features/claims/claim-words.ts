import { claimAmount } from '@portal/domain';
import { dateWords, type Format, type Translate } from '../../language';
import type { Claim } from './claims.selectors';
import type claimWordsText from './claim-words.text';

/** The word for a claim's status; an unknown status is shown as the service sent it. */
export function statusWord(
  { kind, claimStatus }: Claim,
  t: Translate<typeof claimWordsText>,
): string {
  if (kind !== 'unknown') return t(`claimWords.status.${kind}`);
  return claimStatus.trim() || t('claimWords.status.missing');
}

/** A whole claim as one line of text, in place of a row that is not rendered yet. */
export function lineWriter(
  t: Translate<typeof claimWordsText>,
  format: Format,
): (claim: Claim) => string {
  const written = new WeakMap<Claim, string>();
  return (claim) => {
    let line = written.get(claim);
    if (line === undefined) {
      line = [
        dateWords(claim.dateOfService, format.date),
        claim.drugName,
        claim.memberFirstName && t('claimWords.for', { name: claim.memberFirstName }),
        claim.serviceProvider,
        claimAmount(claim.amtInsurancePaid),
        claimAmount(claim.copayAmount),
        statusWord(claim, t),
      ].join(' · ');
      written.set(claim, line);
    }
    return line;
  };
}
