import { isoDay } from '../calendar/calendar';
import { amountsOf } from './fhir-amounts';
import { concept, fhirId, type FhirResource, present, profileOf, systems } from './fhir-codes';
import type { RecordClaim, RecordEntry } from './record-claim';

/** What a claim is made with: the references to the other resources, and the moment of the record. */
export interface ClaimLinks {
  patientId: string;
  coverageId: string;
  insurerId: string;
  pharmacyId: string;
  practitionerId?: string | undefined;
  /** ISO date-time. */
  lastUpdated: string;
}

/**
 * One claim with its figures, of which every one ties out with the list: C4BB ExplanationOfBenefit, Pharmacy. It
 * says so only when it holds what that profile needs; without, it is a plain ExplanationOfBenefit.
 */
export function explanationOf(
  row: RecordClaim,
  entry: RecordEntry,
  links: ClaimLinks,
): FhirResource {
  const { status: kind } = row;
  const isRejected = kind === 'rejected';
  const served = isoDay(row.dateOfService) as string;
  const amounts = amountsOf(row, entry);
  const coded = amounts.map(({ kind: code, system, dollars }) => ({
    category: concept(system, code),
    amount: { value: dollars, currency: 'USD' },
  }));
  const original = kind === 'reversed' && entry.original?.claimNumber;
  const info = supportingInfoOf(entry);
  const keepsProfile =
    coded.length > 0 && isNdc(row.productId) && needed.every((code) => info.has(code));
  return present({
    resourceType: 'ExplanationOfBenefit',
    id: fhirId(`claim-${row.healthServiceId || entry.claimNumber}`),
    meta: present({
      lastUpdated: links.lastUpdated,
      profile: keepsProfile ? [profileOf('C4BB-ExplanationOfBenefit-Pharmacy')] : undefined,
    }),
    identifier: [
      {
        type: concept(systems.c4bbIdentifierType, 'uc', 'Unique Claim ID'),
        value: entry.claimNumber || row.healthServiceId,
      },
    ],
    status: kind === 'reversed' || entry.reversedOn ? 'cancelled' : 'active',
    type: concept(systems.claimType, 'pharmacy', 'Pharmacy'),
    use: 'claim',
    patient: { reference: `Patient/${links.patientId}` },
    billablePeriod: { start: served, end: served },
    created: isoDay(entry.receivedOn) ?? served,
    insurer: { reference: `Organization/${links.insurerId}` },
    provider: {
      reference: `Organization/${links.pharmacyId}`,
      ...(row.serviceProvider && { display: row.serviceProvider }),
    },
    related:
      original && original !== entry.claimNumber
        ? [
            {
              relationship: concept(systems.relatedClaim, 'prior'),
              reference: { value: original },
            },
          ]
        : undefined,
    prescription: entry.rxNumber ? { display: `Rx ${entry.rxNumber}` } : undefined,
    outcome: 'complete',
    careTeam: careTeamOf(entry, links),
    supportingInfo: info.size > 0 ? [...info.values()] : undefined,
    insurance: [{ focal: true, coverage: { reference: `Coverage/${links.coverageId}` } }],
    item: [
      present({
        sequence: 1,
        productOrService: productOf(row),
        servicedDate: served,
        quantity:
          entry.quantity === null
            ? undefined
            : present({ value: entry.quantity, unit: entry.quantityUnit || undefined }),
        adjudication: listed([...coded, ...(isRejected ? [denialOf(entry.rejectCode)] : [])]),
      }),
    ],
    adjudication: [
      {
        category: concept(systems.c4bbDiscriminator, 'benefitpaymentstatus'),
        reason: concept(systems.c4bbPayerStatus, networkOf(entry.network)),
      },
    ],
    total: listed(coded),
    payment: { type: concept(systems.c4bbPayerStatus, isRejected ? 'denied' : 'paid') },
  });
}

/** FHIR has no empty lists. */
const listed = <Item>(items: Item[]): Item[] | undefined => (items.length > 0 ? items : undefined);

/** The codes of NCPDP in what a service wrote, or its words. */
function denialOf(rejectCode: string) {
  const codes = rejectCode.toUpperCase().match(/\b[0-9A-Z]{1,3}\b/g) ?? [];
  return {
    category: concept(systems.c4bbDiscriminator, 'denialreason'),
    reason:
      codes.length > 0
        ? { coding: codes.map((code) => ({ system: systems.rejectCode, code })) }
        : { text: rejectCode.trim() || 'No code was sent.' },
  };
}

const isNdc = (productId: string): boolean => /^\d{10,11}$/.test(productId);

function productOf({ productId, drugName }: RecordClaim) {
  const text = drugName ? { text: drugName } : {};
  if (isNdc(productId)) return { ...concept(systems.ndc, productId), ...text };
  return { text: drugName || 'Drug name not available' };
}

/** The prescriber; the profile requires an identifier, so a name alone is left out. */
function careTeamOf({ prescriberName }: RecordEntry, { practitionerId }: ClaimLinks) {
  if (!practitionerId) return undefined;
  return [
    {
      sequence: 1,
      provider: present({
        reference: `Practitioner/${practitionerId}`,
        display: prescriberName || undefined,
      }),
      role: concept(systems.c4bbCareTeamRole, 'prescribing', 'Prescribing provider'),
    },
  ];
}

/** What the profile does not do without. */
const needed = ['dayssupply', 'dawcode', 'refillnum'];

/** What the pharmacy sent along, by its kind: days, fill, refills and the codes of NCPDP that are of its lists. */
function supportingInfoOf(entry: RecordEntry): Map<string, object> {
  const quantity = (value: number | null) => value !== null && { valueQuantity: { value } };
  const coded = (system: string, code: string, known: RegExp) =>
    known.test(code) && { code: concept(system, code) };
  const received = isoDay(entry.receivedOn);
  const known: [string, object | false][] = [
    ['dayssupply', quantity(entry.daysSupply)],
    ['dawcode', coded(systems.dispenseAsWritten, entry.dispenseAsWrittenCode, /^\d$/)],
    ['refillnum', quantity(entry.fillNumber)],
    ['refillsauthorized', quantity(entry.refillsAuthorized)],
    ['brandgenericindicator', coded(systems.brandGeneric, entry.brandGenericCode, /^\d$/)],
    ['rxorigincode', coded(systems.prescriptionOrigin, entry.prescriptionOriginCode, /^[0-5]$/)],
    ['clmrecvddate', received !== null && { timingDate: received }],
    ['compoundcode', coded(systems.compound, entry.compoundCode, /^[0-2]$/)],
  ];
  const sent = known.filter(([, value]) => value !== false);
  return new Map(
    sent.map(([code, value], index) => [
      code,
      {
        sequence: index + 1,
        category: concept(systems.c4bbSupportingInfo, code),
        ...(value as object),
      },
    ]),
  );
}

const networkOf = (network: string): string =>
  network === 'in' ? 'innetwork' : network === 'out' ? 'outofnetwork' : 'other';
