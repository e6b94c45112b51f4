import { ClaimEntry, ClaimsHistory } from '@portal/contracts/claims';
import { homeDeliveryOf } from '../drugs/compared-pharmacies';
import type { ClaimedDrug } from '../drugs/my-claims';
import type { OpenFill } from '../mail-order/open-orders';
import { prescriptionWith } from '../mail-order/prescriptions';
import { namedDrugOf } from '../mail-order/refills';
import type { Context, Memory } from '../memory/behaviour';

/** The drugs of open orders that no claim has: the first fill of each is read as a claim of today that is not decided. */
export function orderedDrugs(
  memory: Memory,
  context: Context,
  ordered: readonly OpenFill[],
  claimed: readonly ClaimedDrug[],
): ClaimedDrug[] {
  const isClaimed = new Set(claimed.map(({ newest }) => newest.productId));
  const first = new Map(ordered.map((fill) => [fill.ndc, fill]));
  return [...first.values()].flatMap((fill) =>
    isClaimed.has(fill.ndc) ? [] : orderedDrug(memory, context, fill),
  );
}

function orderedDrug(
  memory: Memory,
  context: Context,
  { ndc, memberId, rxNumber, quantity, days }: OpenFill,
): ClaimedDrug[] {
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
  return (claimsHistory?.claim ?? []).map((row) => {
    const newest = { ...row, entry };
    return { newest, paid: [], inProgress: newest };
  });
}
