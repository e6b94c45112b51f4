import { ClaimEntry, ClaimsHistory } from '@portal/contracts/claims';
import { homeDeliveryOf } from '../drugs/compared-pharmacies';
import type { MyClaim } from '../drugs/my-claims';
import type { Context, Memory } from '../memory/behaviour';
import { isPerson } from '../people/person';
import { type OpenFill, openFills } from './open-orders';
import { prescriptionWith } from './prescriptions';
import { namedDrugOf } from './refills';

/** The fills of a person that are ordered and have not shipped: each is a claim of today that is not decided. */
export const orderedClaims = (memory: Memory, context: Context, memberId: string): MyClaim[] =>
  openFills(memory, context)
    .filter((fill) => isPerson(fill.memberId, memberId))
    .flatMap((fill) => orderedClaim(memory, context, fill));

function orderedClaim(
  memory: Memory,
  context: Context,
  { ndc, memberId, rxNumber, quantity, days }: OpenFill,
): MyClaim[] {
  const pharmacy = homeDeliveryOf(context);
  const claim = {
    memberId,
    dateOfService: context.today,
    drugName: namedDrugOf(context, rxNumber, ndc).drugName,
    PRODUCT_ID: ndc,
    serviceProvider: pharmacy?.name ?? null,
    CLAIM_STATUS: 'PENDING',
  };
  const entry = ClaimEntry.parse({
    rxNumber,
    quantity,
    daysSupply: days,
    pharmacyNpi: pharmacy?.npi ?? null,
    refillsAuthorized: prescriptionWith(memory, context, rxNumber)?.refillsLeft ?? null,
    fillNumber: 0,
  });
  const { claimsHistory } = ClaimsHistory.parse({ claimsHistory: { claim: [claim] } });
  return (claimsHistory?.claim ?? []).map((row) => ({ ...row, entry }));
}
