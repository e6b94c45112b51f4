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

/** Whether the plan decided a claim: not while it is open, repeated or of a status unknown. */
const isDecided = ({ status }: Pick<RecordClaim, 'status'>): boolean =>
  status !== 'inProgress' && status !== 'duplicate' && status !== 'unknown';

/** Whether a health record has a claim: the plan decided it, and its day is known. */
export const isOnRecord = (row: Pick<RecordClaim, 'status' | 'dateOfService'>): boolean =>
  isDecided(row) && isoDay(row.dateOfService) !== null;
