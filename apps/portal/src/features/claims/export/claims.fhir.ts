import { claimsBundle, type RecordInput } from '@portal/domain';

/** The claims as the text of a FHIR file. A separate module, so that the FHIR code is loaded only on demand. */
export const recordFile = (input: RecordInput): string =>
  `${JSON.stringify(claimsBundle(input), null, 2)}\n`;
