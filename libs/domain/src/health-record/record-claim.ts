import { isoDay } from '../calendar/calendar';
import type { ClaimFigures } from '../claims/claims';

/** A claim of the list, as the record needs it. */
export interface RecordClaim extends ClaimFigures {
  healthServiceId: string;
  memberId: string;
  memberFirstName: string;
  /** National Drug Code, 11 digits. */
  productId: string;
}

/** The detail of a claim, as the record needs it; amounts in dollars, null or '' for what is not known. */
export interface RecordEntry {
  claimNumber: string;
  rxNumber: string;
  quantity: number | null;
  quantityUnit: string;
  daysSupply: number | null;
  prescriberName: string;
  prescriberNpi: string;
  pharmacyNpi: string;
  receivedOn: string;
  fillNumber: number | null;
  refillsAuthorized: number | null;
  dispenseAsWrittenCode: string;
  prescriptionOriginCode: string;
  compoundCode: string;
  brandGenericCode: string;
  network: string;
  rejectCode: string;
  reversedOn: string;
  fullPrice: number | null;
  planDiscount: number | null;
  deductibleAmount: number | null;
  copayAmount: number | null;
  coinsuranceAmount: number | null;
  otherPayerAmount: number | null;
  original: { claimNumber: string } | null;
}

/** A claim is on record once the plan decided it: not while it is open, repeated or of a status unknown. */
export function isOnRecord(row: Pick<RecordClaim, 'status' | 'dateOfService'>): boolean {
  const { status: kind } = row;
  const isDecided = kind !== 'inProgress' && kind !== 'duplicate' && kind !== 'unknown';
  return isDecided && isoDay(row.dateOfService) !== null;
}
