import * as z from 'zod/mini';
import { defineEndpoints, endpoint } from '../endpoint';
import { isoDate, memberId, recordId, wireAmount, wireText } from '../fields';

/**
 * Specification §3, Claim row. A date is YYYY-MM-DD; amounts come out as a number of dollars or null;
 * the status as it was sent, and in lower case.
 */
export const ClaimRow = z.pipe(
  z.object({
    dateOfService: z.string(),
    drugName: wireText,
    serviceProvider: wireText,
    amtInsurancePaid: wireAmount,
    copayAmount: wireAmount,
    CLAIM_STATUS: wireText,
    PRODUCT_ID: wireText,
    healthServiceId: recordId,
    memberId: wireText,
    memberFirstName: wireText,
  }),
  z.transform(({ CLAIM_STATUS, PRODUCT_ID, ...rest }) => ({
    ...rest,
    claimStatus: CLAIM_STATUS,
    status: CLAIM_STATUS.toLowerCase(),
    productId: PRODUCT_ID,
  })),
);

/** `claimsHistory.claim` may be missing on the wire: that is the claims error state (§8), not a crash. */
export const ClaimsHistory = z.object({
  claimsHistory: z.nullish(z.object({ claim: z.nullish(z.array(ClaimRow)) })),
});

/** A yearly limit before and after a claim, in dollars. `kind` and `scope` in the words of the services. */
const Accumulator = z.object({
  /** `deductible` or `outOfPocket`. */
  kind: wireText,
  /** `individual` or `family`. */
  scope: wireText,
  before: wireAmount,
  after: wireAmount,
  limit: wireAmount,
});

/** What a claim came to in one stage of Medicare Part D: its part of the price, and of the member's share. */
const StagePart = z.object({ stage: wireText, price: wireAmount, share: wireAmount });

/** The claim that a reversal takes back, as it was paid. */
const OriginalClaim = z.object({
  claimNumber: wireText,
  dateOfService: wireText,
  amtInsurancePaid: wireAmount,
  copayAmount: wireAmount,
});

/**
 * What one claim's detail tells. The specification names the call but not its fields: these are ours.
 * fullPrice − planDiscount − amtInsurancePaid − otherPayerAmount = what the member paid, which is the
 * row's `copayAmount`; it is made of deductible, copay, coinsurance and brand difference. So here
 * `copayAmount` is the fixed copay alone.
 */
export const ClaimEntry = z.object({
  healthServiceId: recordId,
  claimNumber: wireText,
  rxNumber: wireText,
  quantity: wireAmount,
  quantityUnit: wireText,
  daysSupply: wireAmount,
  prescriberName: wireText,
  pharmacyPhone: wireText,
  filledFor: wireText,
  fullPrice: wireAmount,
  planDiscount: wireAmount,
  deductibleAmount: wireAmount,
  copayAmount: wireAmount,
  coinsuranceAmount: wireAmount,
  coinsurancePercent: wireAmount,
  brandDifferenceAmount: wireAmount,
  otherPayerAmount: wireAmount,
  amtInsurancePaid: wireAmount,
  /** Who the other payer is; '' when the service does not say. */
  otherPayerName: wireText,
  rejectCode: wireText,
  /** From when on a refill that came too early will be paid, YYYY-MM-DD. */
  refillDate: wireText,
  accumulators: z.nullish(z.array(Accumulator)),
  /** More than one when the claim passed from a stage into the next. */
  stages: z.nullish(z.array(StagePart)),
  original: z.nullish(OriginalClaim),
  /** The day on which this claim was taken back, YYYY-MM-DD. */
  reversedOn: wireText,
  // For the portable record; codes are those of NCPDP, as the pharmacy sent them.
  pharmacyNpi: wireText,
  prescriberNpi: wireText,
  receivedOn: wireText,
  /** 0 for the first fill. */
  fillNumber: wireAmount,
  refillsAuthorized: wireAmount,
  dispenseAsWrittenCode: wireText,
  prescriptionOriginCode: wireText,
  compoundCode: wireText,
  brandGenericCode: wireText,
  /** `in` or `out`. */
  network: wireText,
});

export const claims = defineEndpoints('claims', {
  getHistory: endpoint({
    summary: "A member's claims between two dates, both included.",
    method: 'GET',
    path: '/portalmicroservices/api/claimhistory/claims/:fromDate/:toDate/:memberId',
    upstream: 'member',
    auth: 'member',
    params: { fromDate: isoDate, toDate: isoDate, memberId },
    response: ClaimsHistory,
    errors: ['ELIG_E0000001', 'CLAIM_LIST_MISSING'],
    spec: '§7.2',
  }),
  getEntry: endpoint({
    summary: 'The detail of one claim.',
    method: 'GET',
    path: '/portalmicroservices/api/claimhistory/claims/entry/:healthServiceId/1',
    upstream: 'member',
    auth: 'member',
    params: { healthServiceId: recordId },
    response: ClaimEntry,
    errors: ['ELIG_E0000001'],
    spec: '§7.2',
  }),
});
