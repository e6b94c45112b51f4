import { explanationOf } from './fhir-claim';
import { isOnRecord, type RecordClaim, type RecordEntry } from './record-claim';
import { fhirId, type FhirResource, recordHost } from './fhir-codes';
import {
  coverageOf,
  organizationOf,
  patientOf,
  practitionerOf,
  type RecordPerson,
  type RecordPlan,
} from './fhir-people';

export interface RecordInput {
  /** The signed-in person; `personCode` ends their number on claims, e.g. 01. */
  member: RecordPerson & { personCode: string };
  plan: RecordPlan;
  claims: readonly { row: RecordClaim; entry: RecordEntry }[];
  now: Date;
}

export interface FhirBundle {
  resourceType: 'Bundle';
  type: 'collection';
  timestamp: string;
  entry: { fullUrl: string; resource: FhirResource }[];
}

const insurerId = 'insurer';

/**
 * The claims as a FHIR R4 bundle after the CARIN guide for Blue Button: an ExplanationOfBenefit for each
 * decided claim, and once each the patients, coverages, pharmacies, prescribers and the insurer that they
 * refer to. `fullUrl` ends as the references do, so that a reader resolves them within the bundle.
 */
export function claimsBundle({ member, plan, claims, now }: RecordInput): FhirBundle {
  const lastUpdated = now.toISOString();
  const resources = new Map<string, FhirResource>();
  const add = (resource: FhirResource): string => {
    const key = `${resource.resourceType}/${resource.id}`;
    if (!resources.has(key)) resources.set(key, resource);
    return resource.id;
  };
  add(organizationOf(insurerId, plan.name, '', lastUpdated));
  for (const { row, entry } of claims) {
    if (!isOnRecord(row)) continue;
    const person = personOf(row, member);
    const pharmacy = row.serviceProvider || 'Pharmacy';
    add(
      explanationOf(row, entry, {
        patientId: add(patientOf(person, lastUpdated)),
        coverageId: add(coverageOf(person, plan, insurerId, lastUpdated)),
        insurerId,
        pharmacyId: add(
          organizationOf(
            fhirId(`pharmacy-${entry.pharmacyNpi || pharmacy}`),
            pharmacy,
            entry.pharmacyNpi,
            lastUpdated,
          ),
        ),
        practitionerId: entry.prescriberNpi
          ? add(practitionerOf(entry.prescriberNpi, entry.prescriberName, lastUpdated))
          : undefined,
        lastUpdated,
      }),
    );
  }
  return {
    resourceType: 'Bundle',
    type: 'collection',
    timestamp: lastUpdated,
    entry: [...resources].map(([key, resource]) => ({
      fullUrl: `${recordHost}/${key}`,
      resource,
    })),
  };
}

/** Whom a claim is for. Of the signed-in person we know the birth date; of relatives only what the claim says. */
function personOf(
  row: RecordClaim,
  { personCode, ...member }: RecordInput['member'],
): RecordPerson {
  const own = ['', member.memberId, `${member.memberId}-${personCode}`];
  const memberId = row.memberId || member.memberId;
  return own.includes(row.memberId)
    ? { ...member, memberId }
    : { memberId, firstName: row.memberFirstName, lastName: '', birthDate: '' };
}
