import { claimsBundle, type RecordInput } from '@portal/domain';

/** The claims as the text of a FHIR file. A module of its own, so that the rules of FHIR arrive only when wanted. */
export const recordFile = (input: RecordInput): string =>
  `${JSON.stringify(claimsBundle(input), null, 2)}\n`;
