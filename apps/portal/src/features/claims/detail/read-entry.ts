import type { OutputOf } from '@portal/contracts';
import type { claims } from '@portal/contracts/claims';
import { parseAmount } from '@portal/domain';

export type ClaimEntry = OutputOf<typeof claims.getEntry>;

const amounts = [
  'quantity',
  'daysSupply',
  'fullPrice',
  'planDiscount',
  'deductibleAmount',
  'copayAmount',
  'coinsuranceAmount',
  'coinsurancePercent',
  'brandDifferenceAmount',
  'otherPayerAmount',
  'amtInsurancePaid',
  'fillNumber',
  'refillsAuthorized',
] as const satisfies readonly (keyof ClaimEntry)[];

const texts = [
  'healthServiceId',
  'claimNumber',
  'rxNumber',
  'quantityUnit',
  'prescriberName',
  'pharmacyPhone',
  'filledFor',
  'otherPayerName',
  'rejectCode',
  'refillDate',
  'reversedOn',
  'pharmacyNpi',
  'prescriberNpi',
  'receivedOn',
  'dispenseAsWrittenCode',
  'prescriptionOriginCode',
  'compoundCode',
  'brandGenericCode',
  'network',
] as const satisfies readonly (keyof ClaimEntry)[];

type Fields = Record<string, unknown>;

/**
 * The detail of a claim, every field read with care: in production an answer that breaks its schema is
 * passed on as it came. What makes no sense is missing, never a crash and never NaN.
 */
export function readEntry(answer: unknown): ClaimEntry {
  const fields = fieldsOf(answer);
  const original = fields['original'];
  return {
    ...Object.fromEntries(amounts.map((key) => [key, parseAmount(fields[key])])),
    ...Object.fromEntries(texts.map((key) => [key, textOf(fields[key])])),
    accumulators: listOf(fields['accumulators']).map((each) => ({
      kind: textOf(each['kind']),
      scope: textOf(each['scope']),
      before: parseAmount(each['before']),
      after: parseAmount(each['after']),
      limit: parseAmount(each['limit']),
    })),
    stages: listOf(fields['stages']).map((each) => ({
      stage: textOf(each['stage']),
      price: parseAmount(each['price']),
      share: parseAmount(each['share']),
    })),
    original:
      original === null || typeof original !== 'object'
        ? null
        : {
            claimNumber: textOf(fieldsOf(original)['claimNumber']),
            dateOfService: textOf(fieldsOf(original)['dateOfService']),
            amtInsurancePaid: parseAmount(fieldsOf(original)['amtInsurancePaid']),
            copayAmount: parseAmount(fieldsOf(original)['copayAmount']),
          },
  } as ClaimEntry;
}

const fieldsOf = (value: unknown): Fields =>
  value !== null && typeof value === 'object' ? (value as Fields) : {};

const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.map(fieldsOf) : []);

/** A text of an answer; a number as its digits; '' when it is missing or the text 'null'. */
export function textOf(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== 'null' ? value : '';
}
