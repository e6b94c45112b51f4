import * as z from 'zod/mini';
import { claimStages } from '@portal/domain';
import { defineEndpoints, endpoint } from '../endpoint';
import {
  code,
  count,
  drugName,
  essential,
  fullName,
  givenName,
  isoDate,
  key,
  label,
  language,
  list,
  memberId,
  money,
  ndc,
  nonNegativeMoney,
  npi,
  organizationName,
  orNull,
  percent,
  pharmacyName,
  phone,
  quantity,
  recordId,
  required,
  rxNumber,
  status,
} from '../fields';
import { RequestOfClaim } from '../request-of-claim';

const claimStatus = status({
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
export const ClaimRow = z.pipe(
  z.object({
    dateOfService: isoDate,
    drugName,
    // For pages in Spanish (ours, optional): `drugName` is one text, in English.
    spanishName: drugName,
    strength: label,
    drugForm: label,
    serviceProvider: pharmacyName,
    amtInsurancePaid: money,
    copayAmount: money,
    // For the year statement (ours, optional): the specification has it in the detail alone.
    otherPayerAmount: money,
    CLAIM_STATUS: claimStatus,
    PRODUCT_ID: ndc,
    healthServiceId: recordId,
    memberId,
    memberFirstName: givenName,
  }),
  // Each field by name: spreading the rest would take longer than all the fields.
  z.transform((row) => ({
    dateOfService: row.dateOfService,
    drugName: row.drugName,
    spanishName: row.spanishName,
    strength: row.strength,
    drugForm: row.drugForm,
    serviceProvider: row.serviceProvider,
    amtInsurancePaid: row.amtInsurancePaid,
    copayAmount: row.copayAmount,
    otherPayerAmount: row.otherPayerAmount,
    claimStatus: row.CLAIM_STATUS.text,
    status: row.CLAIM_STATUS.kind,
    productId: row.PRODUCT_ID,
    healthServiceId: row.healthServiceId,
    memberId: row.memberId,
    memberFirstName: row.memberFirstName,
  })),
);

/** `claimsHistory.claim` may be missing on the wire: that is the claims error state (§8), not a crash. */
export const ClaimsHistory = z.object({
  claimsHistory: orNull(z.object({ claim: orNull(z.array(ClaimRow)) })),
});

/** A yearly limit before and after a claim, in dollars. `kind` and `scope` in the words of the services. */
const Accumulator = z.object({
  /** `deductible` or `outOfPocket`. */
  kind: code(['deductible', 'outOfPocket']),
  /** `individual` or `family`. */
  scope: code(['individual', 'family']),
  before: nonNegativeMoney,
  after: nonNegativeMoney,
  limit: nonNegativeMoney,
});

/** What a claim came to in one stage of Medicare Part D: its part of the price, and of the member's share. */
const StagePart = z.object({
  stage: code(claimStages),
  price: nonNegativeMoney,
  share: nonNegativeMoney,
});

/** The claim that a reversal takes back, as it was paid. */
const OriginalClaim = z.object({
  claimNumber: recordId,
  dateOfService: isoDate,
  amtInsurancePaid: money,
  copayAmount: money,
});

/**
 * The detail of one claim. The specification names the call but not its fields: these are ours.
 * fullPrice − planDiscount − amtInsurancePaid − otherPayerAmount = what the member paid, which is the
 * row's `copayAmount`; it is made of deductible, copay, coinsurance and brand difference. So here
 * `copayAmount` is the fixed copay alone.
 */
export const ClaimEntry = z.object({
  healthServiceId: recordId,
  claimNumber: recordId,
  rxNumber,
  quantity,
  quantityUnit: label,
  daysSupply: count,
  prescriberName: fullName,
  pharmacyPhone: phone,
  filledFor: fullName,
  fullPrice: money,
  planDiscount: money,
  deductibleAmount: money,
  copayAmount: money,
  coinsuranceAmount: money,
  coinsurancePercent: percent,
  brandDifferenceAmount: money,
  otherPayerAmount: money,
  amtInsurancePaid: money,
  /** Who the other payer is; '' when the service does not say. */
  otherPayerName: organizationName,
  rejectCode: key,
  /** From when on a refill that came too early will be paid, YYYY-MM-DD. */
  refillDate: isoDate,
  accumulators: list(Accumulator),
  /** More than one when the claim passed from a stage into the next. */
  stages: list(StagePart),
  original: orNull(OriginalClaim),
  /** The day on which this claim was taken back, YYYY-MM-DD. */
  reversedOn: isoDate,
  // For the portable record; codes are those of NCPDP, as the pharmacy sent them.
  pharmacyNpi: npi,
  prescriberNpi: npi,
  receivedOn: isoDate,
  /** 0 for the first fill. */
  fillNumber: count,
  refillsAuthorized: count,
  dispenseAsWrittenCode: key,
  prescriptionOriginCode: key,
  compoundCode: key,
  brandGenericCode: key,
  /** `in` or `out`. */
  network: code(['in', 'out']),
  /** Ours: what became of the request to pay for it after all. */
  coverageRequest: RequestOfClaim,
});

/** What each claim added to the yearly limits; a claim that the service does not list, or lists with none, added nothing. */
export const ClaimAccumulators = z.object({
  claims: essential(
    z.array(z.object({ healthServiceId: recordId, accumulators: list(Accumulator) })),
  ),
});

/** A member, and the first and last day, both included. */
const memberAndDates = {
  fromDate: required(isoDate),
  toDate: required(isoDate),
  memberId: required(memberId),
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
    params: { healthServiceId: required(recordId) },
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
    params: { healthServiceId: required(recordId) },
    query: z.object({ lang: z.optional(language) }),
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
    query: z.object({ lang: z.optional(language) }),
    response: z.custom<Blob>(),
    responseType: { stream: 'application/pdf' },
    errors: ['ELIG_E0000001'],
    spec: '§3, Claim row; ours',
    assumed: true,
  }),
});
