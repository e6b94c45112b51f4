import { claimAmount } from '../money/money';

/** The claims file's columns, worded as Spec §3 does, in every language: other programs read them. */
export const claimCsvHeader = [
  'Service Date',
  'Drug Name',
  'Pharmacy',
  'You Paid',
  'Claim Status',
] as const;

/** One claim as the values of the columns above. */
export function claimCsvRecord(row: {
  dateOfService: string;
  drugName: string;
  serviceProvider: string;
  copayAmount: number | null;
  claimStatus: string;
}): string[] {
  return [
    row.dateOfService,
    row.drugName,
    row.serviceProvider,
    // A spreadsheet reads the plain hyphen alone as a minus.
    claimAmount(row.copayAmount).replace('−', '-'),
    row.claimStatus,
  ];
}

/**
 * A value that a spreadsheet would run as a formula, also behind blanks or quotes that it strips, or
 * after a line break inside the value (CL-4). Such a value gets an apostrophe in front; an amount below zero
 * is none.
 */
export const formulaLike =
  /^(?!-\$ [\d,]+\.\d\d$)[\s"']*[=+\-@|＝＋－＠]|[\r\n][\s"']*[=+\-@|]|^[\t\r]/;
