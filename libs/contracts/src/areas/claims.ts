import * as z from 'zod/mini';
import { claimStages } from '@portal/domain';
import { renamed } from '../containers';
import { defineEndpoints, endpoint } from '../endpoint';
import * as f from '../fields';
import { RequestOfClaim } from '../request-of-claim';

const claimStatus = f.status({
  PAID: 'paid',
  APPROVED: 'paid',
  REJECTED: 'rejected',
  DENIED: 'rejected',
  REVERSED: 'reversed',
  PENDING: 'inProgress',
  CAPTURED: 'inProgress',
  'IN PROGRESS': 'inProgress',
  PROCESSING: 'inProgress',
  ADJUSTED: 'adjusted',
  DUPLICATE: 'duplicate',
});

/**
 * Specification §3, Claim row. A date is YYYY-MM-DD; amounts come out as a number of dollars or null;
 * `status` is the kind of the status, `claimStatus` its text as it was sent. `spanishName` is the drug's name
 * without strength and form, a brand's its own; '' from a service that does not send it.
 */
export const ClaimRow = renamed(
  z.object({
    dateOfService: f.isoDate,
    drugName: f.drugName,
    // For pages in Spanish (ours, optional): `drugName` is one text, in English.
    spanishName: f.drugName,
    strength: f.label,
    drugForm: f.label,
    serviceProvider: f.pharmacyName,
    amtInsurancePaid: f.money,
    copayAmount: f.money,
    // For the year statement (ours, optional): the specification has them in the detail alone.
    otherPayerAmount: f.money,
    /** Who the other payer is; '' when the service does not say. */
    otherPayerName: f.organizationName,
    CLAIM_STATUS: claimStatus,
    PRODUCT_ID: f.ndc,
    healthServiceId: f.recordId,
    memberId: f.memberId,
    memberFirstName: f.givenName,
  }),
  ['CLAIM_STATUS', 'PRODUCT_ID'],
  ({ CLAIM_STATUS, PRODUCT_ID }) => ({
    claimStatus: CLAIM_STATUS.text,
    status: CLAIM_STATUS.kind,
    productId: PRODUCT_ID,
  }),
);

/**
 * Ours, optional: an adult of the plan whose claims the member does not see. What was paid for them is said where the
 * dates are of whole years, or of a year until today or later: two shorter times would tell the day of a fill. Else
 * it is null, and so is a sum where one of their claims lacks its amount or day.
 */
export const NotShared = z.object({
  memberId: f.memberId,
  memberFirstName: f.givenName,
  copayAmount: f.money,
  amtInsurancePaid: f.money,
  otherPayerAmount: f.money,
});

/** `claimsHistory.claim` may be missing on the wire: that is the claims error state (§8), not a crash. */
export const ClaimsHistory = z.object({
  claimsHistory: f.orNull(
    z.object({ claim: f.orNull(z.array(ClaimRow)), notShared: f.list(NotShared) }),
  ),
});

/** A yearly limit before and after a claim, in dollars. `kind` and `scope` in the words of the services. */
const Accumulator = z.object({
  /** `deductible` or `outOfPocket`. */
  kind: f.code(['deductible', 'outOfPocket']),
  /** `individual` or `family`. */
  scope: f.code(['individual', 'family']),
  before: f.nonNegativeMoney,
  after: f.nonNegativeMoney,
  limit: f.nonNegativeMoney,
});

/** What a claim came to in one stage of Medicare Part D: its part of the price, and of the member's share. */
const StagePart = z.object({
  stage: f.code(claimStages),
  price: f.nonNegativeMoney,
  share: f.nonNegativeMoney,
});

/** The claim that a reversal takes back, as it was paid. */
const OriginalClaim = z.object({
  claimNumber: f.recordId,
  dateOfService: f.isoDate,
  amtInsurancePaid: f.money,
  copayAmount: f.money,
});

/**
 * The detail of one claim. The specification names the call but not its fields: these are ours.
 * fullPrice − planDiscount − amtInsurancePaid − otherPayerAmount = what the member paid, which is the
 * row's `copayAmount`; it is made of deductible, copay, coinsurance and brand difference. So here
 * `copayAmount` is the fixed copay alone.
 */
export const ClaimEntry = z.object({
  healthServiceId: f.recordId,
  claimNumber: f.recordId,
  rxNumber: f.rxNumber,
  quantity: f.quantity,
  quantityUnit: f.label,
  daysSupply: f.count,
  prescriberName: f.fullName,
  pharmacyPhone: f.phone,
  filledFor: f.fullName,
  fullPrice: f.money,
  planDiscount: f.money,
  deductibleAmount: f.money,
  copayAmount: f.money,
  coinsuranceAmount: f.money,
  coinsurancePercent: f.percent,
  brandDifferenceAmount: f.money,
  otherPayerAmount: f.money,
  amtInsurancePaid: f.money,
  /** Who the other payer is; '' when the service does not say. */
  otherPayerName: f.organizationName,
  rejectCode: f.key,
  /** From when on a refill that came too early will be paid, YYYY-MM-DD. */
  refillDate: f.isoDate,
  accumulators: f.list(Accumulator),
  /** More than one when the claim passed from a stage into the next. */
  stages: f.list(StagePart),
  original: f.orNull(OriginalClaim),
  /** The day on which this claim was taken back, YYYY-MM-DD. */
  reversedOn: f.isoDate,
  // For the portable record; codes are those of NCPDP, as the pharmacy sent them.
  pharmacyNpi: f.npi,
  prescriberNpi: f.npi,
  receivedOn: f.isoDate,
  /** 0 for the first fill. */
  fillNumber: f.count,
  refillsAuthorized: f.count,
  dispenseAsWrittenCode: f.key,
  prescriptionOriginCode: f.key,
  compoundCode: f.key,
  brandGenericCode: f.key,
  /** `in` or `out`. */
  network: f.code(['in', 'out']),
  /** Ours: what became of the request to pay for it after all. */
  coverageRequest: RequestOfClaim,
});

/** What each claim added to the yearly limits; a claim that the service does not list, or lists with none, added nothing. */
export const ClaimAccumulators = z.object({
  claims: f.essential(
    z.array(z.object({ healthServiceId: f.recordId, accumulators: f.list(Accumulator) })),
  ),
});

/** A member, and the first and last day, both included. */
const memberAndDates = {
  fromDate: f.required(f.isoDate),
  toDate: f.required(f.isoDate),
  memberId: f.required(f.memberId),
};

export const claims = defineEndpoints('claims', 'claims', {
  getHistory: endpoint({
    summary: "A member's claims between two dates, both included.",
    method: 'GET',
    path: '/portalmicroservices/api/claimhistory/claims/:fromDate/:toDate/:memberId',
    upstream: 'member',
    auth: 'member',
    members: 'self',
    params: memberAndDates,
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
    params: { healthServiceId: f.required(f.recordId) },
    response: ClaimEntry,
    errors: ['ELIG_E0000001'],
    spec: '§7.2',
  }),
  getExplanation: endpoint({
    summary: 'The explanation of benefits of one claim, as a PDF document.',
    method: 'GET',
    path: '/portalmicroservices/api/claimhistory/claims/explanation/:healthServiceId',
    upstream: 'member',
    auth: 'member',
    params: { healthServiceId: f.required(f.recordId) },
    query: z.object({ lang: z.optional(f.language) }),
    response: z.custom<Blob>(),
    responseType: { stream: 'application/pdf' },
    errors: ['ELIG_E0000001'],
    spec: '§7.2, Claim detail; ours',
    assumed: true,
  }),
  getAccumulators: endpoint({
    summary: 'What each claim between two dates, both included, added to the yearly limits.',
    method: 'GET',
    path: '/portalmicroservices/api/claimhistory/accumulators/:fromDate/:toDate/:memberId',
    upstream: 'member',
    auth: 'member',
    members: 'self',
    params: memberAndDates,
    response: ClaimAccumulators,
    errors: ['ELIG_E0000001'],
    spec: '§3, Claim row; ours',
    assumed: true,
  }),
  getStatement: endpoint({
    summary:
      "A member's claims between two dates, both included, added up by person and drug, as a PDF document.",
    method: 'GET',
    path: '/portalmicroservices/api/claimhistory/statements/:fromDate/:toDate/:memberId',
    upstream: 'member',
    auth: 'member',
    members: 'self',
    params: memberAndDates,
    query: z.object({ lang: z.optional(f.language) }),
    response: z.custom<Blob>(),
    responseType: { stream: 'application/pdf' },
    errors: ['ELIG_E0000001'],
    spec: '§3, Claim row; ours',
    assumed: true,
  }),
});
