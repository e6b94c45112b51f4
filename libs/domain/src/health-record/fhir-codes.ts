/** Terminology of HL7 FHIR R4 and of the CARIN guide for Blue Button that the portable record uses. */
const carin = 'http://hl7.org/fhir/us/carin-bb';
const carinVersion = '2.1.0';
/** A host that is none (RFC 2606): resources are known by it within a record only. */
export const recordHost = 'https://member-portal.invalid/fhir';
const hl7 = 'http://terminology.hl7.org/CodeSystem';

export const systems = {
  ndc: 'http://hl7.org/fhir/sid/ndc',
  npi: 'http://hl7.org/fhir/sid/us-npi',
  adjudication: `${hl7}/adjudication`,
  claimType: `${hl7}/claim-type`,
  coverageClass: `${hl7}/coverage-class`,
  identifierType: `${hl7}/v2-0203`,
  processPriority: `${hl7}/processpriority`,
  relatedClaim: `${hl7}/ex-relatedclaimrelationship`,
  subscriberRelationship: `${hl7}/subscriber-relationship`,
  rejectCode: `${hl7}/NCPDPRejectCode`,
  dispenseAsWritten: `${hl7}/NCPDPDispensedAsWrittenOrProductSelectionCode`,
  prescriptionOrigin: `${hl7}/NCPDPPrescriptionOriginCode`,
  compound: `${hl7}/NCPDPCompoundCode`,
  brandGeneric: `${hl7}/NCPDPBrandGenericIndicator`,
  c4bbAdjudication: `${carin}/CodeSystem/C4BBAdjudication`,
  c4bbDiscriminator: `${carin}/CodeSystem/C4BBAdjudicationDiscriminator`,
  c4bbIdentifierType: `${carin}/CodeSystem/C4BBIdentifierType`,
  c4bbPayerStatus: `${carin}/CodeSystem/C4BBPayerAdjudicationStatus`,
  c4bbSupportingInfo: `${carin}/CodeSystem/C4BBSupportingInfoType`,
  c4bbCareTeamRole: `${carin}/CodeSystem/C4BBClaimCareTeamRole`,
} as const;

/** A resource of FHIR, as JSON. */
export interface FhirResource {
  resourceType: string;
  id: string;
  [field: string]: unknown;
}

export const concept = (system: string, code: string, display?: string) => ({
  coding: [{ system, code, ...(display && { display }) }],
});

/** The canonical address of one of the guide's profiles, with its version. */
export const profileOf = (name: string): string =>
  `${carin}/StructureDefinition/${name}|${carinVersion}`;

/** A text as an id of FHIR: letters, digits, hyphens and dots, at most 64. */
export const fhirId = (text: string): string =>
  text
    .replace(/[^A-Za-z0-9.-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 64) || 'unknown';

/** The same object without fields that are undefined: JSON would drop them, a validator would not. */
export function present<Fields extends object>(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Fields;
}
