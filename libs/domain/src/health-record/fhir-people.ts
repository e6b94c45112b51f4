import {
  concept,
  fhirId,
  type FhirResource,
  present,
  profileOf,
  recordHost,
  systems,
} from './fhir-codes';

/** A person covered by the plan; what is not known is ''. */
export interface RecordPerson {
  memberId: string;
  firstName: string;
  lastName: string;
  /** YYYY-MM-DD; known of the signed-in person only. */
  birthDate: string;
}

export interface RecordPlan {
  /** The insurer, as the member knows it. */
  name: string;
  planId: string;
  groupId: string;
  /** On the subscriber's card. */
  subscriberId: string;
}

const metaOf = (profile: string, lastUpdated: string) => ({
  lastUpdated,
  profile: [profileOf(profile)],
});

/** The namespace of the plan's member numbers. */
const memberNumbers = `${recordHost}/member-number`;

const nameUnknown = {
  url: 'http://hl7.org/fhir/StructureDefinition/data-absent-reason',
  valueCode: 'unknown',
};

/** C4BB Patient. The services do not tell a gender, so that it is unknown. */
export function patientOf(person: RecordPerson, lastUpdated: string): FhirResource {
  return present({
    resourceType: 'Patient',
    id: fhirId(`patient-${person.memberId}`),
    meta: metaOf('C4BB-Patient', lastUpdated),
    identifier: [
      {
        type: concept(systems.identifierType, 'MB', 'Member Number'),
        system: memberNumbers,
        value: person.memberId,
      },
    ],
    name: [
      present({
        family: person.lastName || undefined,
        given: person.firstName ? [person.firstName] : undefined,
        extension: person.firstName || person.lastName ? undefined : [nameUnknown],
        text: `${person.firstName} ${person.lastName}`.trim() || person.memberId,
      }),
    ],
    gender: 'unknown',
    birthDate: person.birthDate || undefined,
  });
}

/** C4BB Coverage of one person. A member number that ends in 01, or in nothing, is the subscriber's own. */
export function coverageOf(
  person: RecordPerson,
  plan: RecordPlan,
  insurerId: string,
  lastUpdated: string,
): FhirResource {
  const suffix = /-(\d{2})$/.exec(person.memberId)?.[1] ?? '01';
  const classes = [
    plan.groupId && {
      type: concept(systems.coverageClass, 'group', 'Group'),
      value: plan.groupId,
    },
    plan.planId && { type: concept(systems.coverageClass, 'plan', 'Plan'), value: plan.planId },
  ].filter(Boolean);
  return present({
    resourceType: 'Coverage',
    id: fhirId(`coverage-${person.memberId}`),
    meta: metaOf('C4BB-Coverage', lastUpdated),
    status: 'active',
    subscriberId: plan.subscriberId || person.memberId,
    beneficiary: { reference: `Patient/${fhirId(`patient-${person.memberId}`)}` },
    relationship: concept(systems.subscriberRelationship, suffix === '01' ? 'self' : 'other'),
    payor: [{ reference: `Organization/${insurerId}`, display: plan.name }],
    class: classes.length > 0 ? classes : undefined,
  });
}

/** C4BB Organization: the insurer, or a pharmacy with its NPI. */
export function organizationOf(
  id: string,
  name: string,
  npi: string,
  lastUpdated: string,
): FhirResource {
  return present({
    resourceType: 'Organization',
    id,
    meta: metaOf('C4BB-Organization', lastUpdated),
    identifier: npi ? [npiOf(npi)] : undefined,
    active: true,
    name,
  });
}

/** C4BB Practitioner; its own resource only if the NPI is known, as the profile requires. */
export function practitionerOf(npi: string, name: string, lastUpdated: string): FhirResource {
  const words = name.replace(/^Dr\.?\s+/i, '').split(/\s+/);
  const family = words.at(-1) || name || npi;
  const given = words.slice(0, -1);
  return {
    resourceType: 'Practitioner',
    id: fhirId(`practitioner-${npi}`),
    meta: metaOf('C4BB-Practitioner', lastUpdated),
    identifier: [npiOf(npi)],
    name: [present({ text: name || npi, family, given: given.length > 0 ? given : undefined })],
  };
}

const npiOf = (value: string) => ({
  type: concept(systems.identifierType, 'NPI', 'National provider identifier'),
  system: systems.npi,
  value,
});
